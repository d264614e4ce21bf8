/// Finds postal codes of given forms.
struct PostcodeScanner {
    let text: ScannedText

    /// The postal code of a country that starts at an offset, with the country's letters before it: "D-01067".
    func postcode(at start: Int, of country: AddressCountry) -> Range<Int>? {
        let before = text[start - 1]
        guard !text.isWord(at: start - 1), !before.isOne(of: "/.+#$_") else { return nil }
        for form in country.postcodes {
            guard let end = match(form, at: start) else { continue }
            let after = text[end]
            guard !text.isWord(at: end) || after.isUnspacedScript,
                !(after.isOne(of: "-/:.") && text.isWord(at: end + 1) && after != UInt16(ascii: "."))
            else { continue }
            guard before.isOne(of: "-") else { return start..<end }
            // A hyphen needs the country's letters before it.
            var letters = start - 1
            while letters > 0, start - letters < 4, text[letters - 1].isASCIIUppercase { letters -= 1 }
            return letters < start - 1 && !text.isWord(at: letters - 1) ? letters..<end : nil
        }
        return nil
    }

    private func match(_ form: String, at start: Int) -> Int? {
        var offset = start
        for character in form.utf8 {
            let unit = text[offset]
            switch character {
            case UInt8(ascii: "9"): guard unit.isASCIIDigit else { return nil }
            case UInt8(ascii: "A"): guard unit.isASCIIUppercase else { return nil }
            case UInt8(ascii: "X"): guard unit.isASCIIUppercase || unit.isASCIIDigit else { return nil }
            case UInt8(ascii: " "):
                guard unit == 0x20 else { continue }
            default: guard unit == UInt16(character) else { return nil }
            }
            offset += 1
        }
        return offset
    }
}
