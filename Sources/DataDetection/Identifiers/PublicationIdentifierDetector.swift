/// Finds ISBNs and ISSNs whose check digits hold, and DOIs.
struct PublicationIdentifierDetector: ProvingDetector {
    static let type = DataType.publicationIdentifier

    private static let isbn = CueWords("isbn|isbn-10|isbn-13|e-isbn|eisbn|書籍|书号")
    private static let issn = CueWords("issn|e-issn|eissn|issn-l")
    private static let reach = 24
    /// DOIs have no limit; longer ones are not in use.
    private static let maximumLength = 128

    init(options: DataDetector.Options) {}

    func findings(in text: ScannedText) -> [Finding] {
        var found: [Finding] = []
        for start in text.longNumberStarts where start >= found.last?.range.upperBound ?? 0 {
            guard text[start].isASCIIDigit, !text.isWord(at: start - 1), !text[start - 1].isOne(of: "-/.+$_"),
                let (end, value) = doi(at: start, in: text) ?? serial(at: start, in: text) ?? book(at: start, in: text)
            else { continue }
            found.append(
                Finding(
                    type: .publicationIdentifier, range: start..<end, value: .identifier(value), specificity: .explicit)
            )
        }
        return found
    }

    /// Always true: a finding has the right check digit, but for DOIs, whose form no other number has.
    func isProof(_ finding: Finding, in text: ScannedText) -> Bool { true }

    /// "978-3-16-148410-0", "0-306-40615-2"
    private func book(at start: Int, in text: ScannedText) -> (Int, IdentifierValue)? {
        var count = 0
        var offset = start
        var hasGroups = false
        while count < 14 {
            let unit = text[offset]
            if unit.isASCIIDigit || unit == UInt16(ascii: "X") && count == 9 {
                count += 1
            } else if (unit.isOne(of: "- ") || unit.isDialDash) && text[offset + 1].isASCIIAlphanumeric {
                hasGroups = true
            } else {
                break
            }
            offset += 1
        }
        guard !text.isWord(at: offset), count == 13 || count == 10 else { return nil }
        let characters = (start..<offset).filter { text[$0].isASCIIAlphanumeric }.map {
            UInt8(truncatingIfNeeded: text[$0])
        }
        func isNamed() -> Bool { Self.isbn.isNear(start..<offset, in: text, before: Self.reach, after: 0) }
        if count == 13 {
            guard characters.starts(with: "978".utf8) || characters.starts(with: "979".utf8), GTIN.accepts(characters),
                !hasGroups || text[start + 3].isDialDash || isNamed()
            else { return nil }
        } else {
            let sum = characters.enumerated().reduce(0) {
                $0 + (10 - $1.offset) * ($1.element == UInt8(ascii: "X") ? 10 : $1.element.digit)
            }
            guard sum % 11 == 0, isNamed() else { return nil }
        }
        return (offset, IdentifierValue(number: String(decoding: characters, as: UTF8.self), kind: .isbn))
    }

    /// "ISSN 0378-5955"
    private func serial(at start: Int, in text: ScannedText) -> (Int, IdentifierValue)? {
        guard text[start + 4].isDialDash, !text.isWord(at: start + 9) else { return nil }
        let characters = [0, 1, 2, 3, 5, 6, 7, 8].map { text[start + $0] }
        guard characters.dropLast().allSatisfy(\.isASCIIDigit),
            characters[7].isASCIIDigit || characters[7] == UInt16(ascii: "X")
        else { return nil }
        let values = characters.map { $0.isASCIIDigit ? Int($0) - 0x30 : 10 }
        let sum = values.enumerated().reduce(0) { $0 + (8 - $1.offset) * $1.element }
        guard sum % 11 == 0, Self.issn.isNear(start..<start + 9, in: text, before: Self.reach, after: 0) else {
            return nil
        }
        return (start + 9, IdentifierValue(number: text.string(in: start..<start + 9), kind: .issn))
    }

    /// "10.1000/182"
    private func doi(at start: Int, in text: ScannedText) -> (Int, IdentifierValue)? {
        guard text.hasASCII("10.", at: start) else { return nil }
        var slash = start + 3
        while text[slash].isASCIIDigit, slash - start < 13 { slash += 1 }
        guard slash - start >= 7, text[slash] == UInt16(ascii: "/") else { return nil }
        var end = slash + 1
        var open = 0
        while end - start < Self.maximumLength, end < text.count, !text[end].isSpace, !text[end].isOne(of: "\"<>{}"),
            !text[end].isUnspacedScript
        {
            if text[end] == UInt16(ascii: "(") { open += 1 }
            if text[end] == UInt16(ascii: ")") {
                guard open > 0 else { break }
                open -= 1
            }
            end += 1
        }
        while end > slash + 1, text[end - 1].isOne(of: ".,;:!?'([") { end -= 1 }
        guard end > slash + 2, text[slash + 1].isASCIIAlphanumeric else { return nil }
        return (end, IdentifierValue(number: text.string(in: start..<end), kind: .doi))
    }
}
