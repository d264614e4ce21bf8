/// The end of an address in the United States: state, ZIP code, country.
struct USAddressEnding {
    let state: Range<Int>
    let zip: Range<Int>?
    let country: Range<Int>?

    var end: Int { (country ?? zip ?? state).upperBound }

    /// A quick look: a ZIP code starts with two digits, a state's code behind a space with two capitals.
    static func mayStart(at offset: Int, in text: ScannedText) -> Bool {
        let unit = text[offset]
        if unit.isASCIIDigit { return text[offset + 1].isASCIIDigit && !text[offset - 1].isASCIIDigit }
        return unit.isASCIIUppercase && text[offset + 1].isASCIIUppercase && text[offset - 1] == 0x20
    }

    /// Reads the ending whose ZIP code starts at an offset, or whose state does if no ZIP code follows.
    init?(at offset: Int, in text: ScannedText) {
        if text[offset].isASCIIDigit {
            guard let zip = Self.zip(at: offset, in: text), let state = Self.state(before: offset, in: text) else {
                return nil
            }
            self.state = state
            self.zip = zip
            country = Self.country(after: zip.upperBound, in: text)
        } else {
            guard let state = Self.bareState(at: offset, in: text) else { return nil }
            self.state = state
            zip = nil
            country = Self.country(after: state.upperBound, in: text)
        }
    }

    /// Five digits, or five and four.
    private static func zip(at start: Int, in text: ScannedText) -> Range<Int>? {
        let before = text[start - 1]
        guard before.isSpace || before.isOne(of: ",."), (0..<5).allSatisfy({ text[start + $0].isASCIIDigit }) else {
            return nil
        }
        var end = start + 5
        if text[end] == UInt16(ascii: "-"), (1...4).allSatisfy({ text[end + $0].isASCIIDigit }) { end += 5 }
        let isMore =
            text.isWord(at: end) || text[end].isOne(of: "-/@%")
            || text[end].isOne(of: ".,:") && text[end + 1].isASCIIDigit
        return isMore ? nil : start..<end
    }

    /// The state before a ZIP code, as a code or a name of up to three words.
    private static func state(before zip: Int, in text: ScannedText) -> Range<Int>? {
        let limit = 32
        guard let last = text.addressWords(before: zip, limit: limit, count: 1).last else { return nil }
        if USState.endsName(last.key) {
            let words = text.addressWords(before: zip, limit: limit, count: 3)
            // The longest name first: "West Virginia" before "Virginia".
            for count in stride(from: words.count, through: 1, by: -1) {
                let name = words.suffix(count)
                if let first = name.first, USState.isName(name.map(\.key).joined(separator: " ")), first.isCapitalized {
                    return first.range.lowerBound..<last.range.upperBound
                }
            }
        }
        return USState.isCode(last.key) ? last.range : nil
    }

    /// A code in capitals after a comma, at the end of what belongs together.
    private static func bareState(at start: Int, in text: ScannedText) -> Range<Int>? {
        guard text[start].isASCIIUppercase, text[start + 1].isASCIIUppercase, !text.isWord(at: start + 2) else {
            return nil
        }
        var before = start - 1
        while text[before] == 0x20 { before -= 1 }
        guard before < start - 1, text[before] == UInt16(ascii: ","),
            USState.isCode(text.string(in: start..<start + 2).lowercased())
        else { return nil }
        // With a ZIP code behind it, the address is read from there.
        var after = start + 2
        while after - start < 6, text[after].isSpace || text[after].isOne(of: ",.") { after += 1 }
        return text[after].isASCIIDigit || text[start + 2].isOne(of: "-'/") ? nil : start..<start + 2
    }

    private static func country(after end: Int, in text: ScannedText) -> Range<Int>? {
        var start = end
        while start - end < 4, text[start].isSpace || text[start] == UInt16(ascii: ",") { start += 1 }
        guard start > end else { return nil }
        for name in ["united states of america", "united states", "u.s.a.", "u.s.a", "usa"] as [StaticString]
        where text.hasASCII(name, at: start) && !text.isWord(at: start + name.utf8CodeUnitCount) {
            return start..<start + name.utf8CodeUnitCount
        }
        return nil
    }
}
