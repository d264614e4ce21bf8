/// The numbers that share the beginning of the one before them: "030/1234-56, -57", "-0, Fax -99".
struct PhoneDirectLines {
    let text: ScannedText
    /// The number before them.
    let after: Finding

    /// Words between the numbers.
    private static let words: Set<String> = [
        "oder", "und", "or", "and", "fax", "telefax", "ou", "et", "y", "o", "e", "bis", "dw", "durchwahl", "mobil",
    ]
    private static let maximumGap = 14
    private static let maximumNumbers = 8

    var findings: [Finding] {
        guard case .phoneNumber(let first) = after.value, let ending = lastGroup else { return [] }
        var found: [Finding] = []
        var end = after.range.upperBound
        while found.count < Self.maximumNumbers, let range = nextLine(behind: end) {
            let digits = text.string(in: range.lowerBound + 1..<range.upperBound)
            let e164 = first.e164.map { String($0.dropLast(ending)) + digits }
            found.append(
                Finding(
                    type: .phoneNumber, range: range, value: .phoneNumber(PhoneNumber(e164: e164, kind: first.kind)),
                    specificity: after.specificity, region: after.region))
            end = range.upperBound
        }
        return found
    }

    /// How many digits the direct line of the first number has: those behind its last hyphen.
    private var lastGroup: Int? {
        var start = after.range.upperBound
        while text[start - 1].isASCIIDigit { start -= 1 }
        let count = after.range.upperBound - start
        return text[start - 1].isDialDash && start - 1 > after.range.lowerBound && (1...4).contains(count) ? count : nil
    }

    /// ", -57", " / -57", ", Fax -99" in the same line.
    private func nextLine(behind end: Int) -> Range<Int>? {
        var offset = end
        var hasMark = false
        while offset - end < Self.maximumGap {
            let unit = text[offset]
            if unit.isDialDash, text[offset + 1].isASCIIDigit, hasMark { break }
            if unit.isOne(of: ",;/:") || unit == 0x20 || unit.isOne(of: ".") {
                hasMark = true
                offset += 1
            } else if text.isLetter(at: offset) {
                var word = offset
                while text.isLetter(at: word), word - offset < Self.maximumGap { word += 1 }
                guard Self.words.contains(text.string(in: offset..<word).lowercased()) else { return nil }
                offset = word
                hasMark = true
            } else {
                return nil
            }
        }
        guard text[offset].isDialDash, text[offset + 1].isASCIIDigit else { return nil }
        var last = offset + 1
        while text[last].isASCIIDigit, last - offset < 6 { last += 1 }
        guard last - offset <= 5, !text.isWord(at: last),
            !(text[last].isOne(of: "-/.,:") && text[last + 1].isASCIIDigit)
        else { return nil }
        return offset..<last
    }
}
