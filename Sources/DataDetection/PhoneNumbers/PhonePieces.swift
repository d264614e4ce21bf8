/// Splits a stretch of digits at prices, dates and wide gaps, which no number contains.
struct PhonePieces {
    let text: ScannedText
    let range: Range<Int>

    /// The pieces that are worth a look, in order.
    var ranges: [Range<Int>] {
        var pieces: [Range<Int>] = []
        var start: Int?
        var end = range.lowerBound
        var digits = 0
        func close() {
            if let start, digits >= PhoneCandidateScanner.minimumDigits { pieces.append(start..<end) }
            start = nil
            digits = 0
        }
        var offset = range.lowerBound
        while let word = nextWord(from: offset) {
            offset = word.upperBound
            let form = PhoneForm(text: text, range: word)
            let isTooLong = word.upperBound - (start ?? word.lowerBound) > PhoneCandidateScanner.maximumLength
            // "555-1234 / 555-1235" is two numbers, "030 / 901820" is one.
            let isEnough = form.groups.isEmpty && digits >= 7 && text[word.lowerBound] == UInt16(ascii: "/")
            let isOther = isEnough || form.isDecimal || form.isDate
            if isOther || isTooLong || word.lowerBound - end > 2 { close() }
            guard !isOther, word.count <= PhoneCandidateScanner.maximumLength else { continue }
            if start == nil { start = word.lowerBound }
            digits += form.digitCount
            end = word.upperBound
        }
        close()
        return pieces
    }

    /// The next stretch between spaces.
    private func nextWord(from offset: Int) -> Range<Int>? {
        var start = offset
        while start < range.upperBound, text[start].isSpace { start += 1 }
        var end = start
        while end < range.upperBound, !text[end].isSpace { end += 1 }
        return end > start ? start..<end : nil
    }
}
