/// Finds postal codes of given forms.
struct PostcodeScanner: Sendable {
    /// A form and the index of the country that has it.
    private struct Form: Sendable {
        let characters: [UInt8]
        let country: Int
    }

    private let forms: [Form]

    init(countries: [AddressCountry]) {
        forms = countries.enumerated().flatMap { index, country in
            country.postcodes.map { Form(characters: Array($0.utf8), country: index) }
        }
    }

    /// The postal codes that start at an offset, with their country's letters before them ("D-01067"), and the indices
    /// of their countries.
    func postcodes(at start: Int, in text: ScannedText) -> [(range: Range<Int>, country: Int)] {
        var found: [(Range<Int>, Int)] = []
        let before = text[start - 1]
        let startsWithDigit = text[start].isASCIIDigit
        guard !text.isWord(at: start - 1), !before.isOne(of: "/.+#$_") else { return found }
        for form in forms where (form.characters[0] == UInt8(ascii: "9")) == startsWithDigit {
            guard let end = match(form.characters, at: start, in: text) else { continue }
            let after = text[end]
            guard !text.isWord(at: end) || after.isUnspacedScript, !(after.isOne(of: "-/:") && text.isWord(at: end + 1))
            else { continue }
            guard before.isOne(of: "-") else {
                found.append((start..<end, form.country))
                continue
            }
            // A hyphen needs the country's letters before it.
            var letters = start - 1
            while letters > 0, start - letters < 4, text[letters - 1].isASCIIUppercase { letters -= 1 }
            if letters < start - 1, !text.isWord(at: letters - 1) { found.append((letters..<end, form.country)) }
        }
        return found
    }

    private func match(_ form: [UInt8], at start: Int, in text: ScannedText) -> Int? {
        var offset = start
        for character in form {
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
