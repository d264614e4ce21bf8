/// The words between two commas or line ends.
struct AddressSegment {
    var words: [AddressWord]
    /// Whether a line end, not a comma, parts it from the one before.
    var startsLine = false

    var keys: String { words.map(\.key).joined(separator: " ") }
    var start: Int { words.first?.range.lowerBound ?? 0 }
    var end: Int { words.last?.range.upperBound ?? 0 }
}

extension ScannedText {
    /// The segments before an offset, the nearest last, back to where no address goes on: a colon, an empty line, the
    /// end of a sentence. The last segment is empty if a comma or a line end stands right before the offset.
    func addressSegments(before offset: Int, notBefore limit: Int) -> [AddressSegment] {
        var segments: [AddressSegment] = [AddressSegment(words: [])]
        var end = offset
        var lines = 0
        scan: while end > limit {
            let unit = self[end - 1]
            if unit.isLineEnd {
                lines += 1
                guard lines < 7,
                    !(end - 2 >= 0 && self[end - 2].isLineEnd
                        && !(unit == .lineFeed && self[end - 2] == .carriageReturn))
                else { break }
                segments[segments.count - 1].startsLine = true
                segments.append(AddressSegment(words: []))
                end -= 1
            } else if unit == UInt16(ascii: ":"), isNumberLabel(before: end - 1) {
                end -= 1
            } else if unit == UInt16(ascii: "-"), self[end] == 0x20, end > 1, self[end - 2].isASCIIDigit {
                // "240- Centro": a hyphen behind a number, with a blank behind it, parts like a comma.
                segments.append(AddressSegment(words: []))
                end -= 1
            } else if unit.isOne(of: ",|") || unit == 0x2022 || unit == 0xB7 || unit == 0x60C {
                segments.append(AddressSegment(words: []))
                end -= 1
            } else if unit.isSpace || unit.isOne(of: ".()") || unit == 0x2116 {
                // A full stop in the line ends a sentence, unless it cuts a word short.
                if unit == UInt16(ascii: "."), self[end] == 0x20, endsSentence(at: end - 1) { break }
                if unit == UInt16(ascii: "("), !bracketEnds(from: end) { break }
                if unit == UInt16(ascii: ")"), !bracketStarts(before: end - 1) { break }
                end -= 1
            } else {
                var start = end
                while start > limit, end - start < 40, isSegmentUnit(at: start - 1) { start -= 1 }
                guard start < end else { break scan }
                segments[segments.count - 1].words.append(AddressWord(range: start..<end, in: self, next: .space))
                end = start
            }
        }
        return segments.reversed().map { AddressSegment(words: $0.words.reversed(), startsLine: $0.startsLine) }
    }

    /// "No: 12", "D:5"
    private func isNumberLabel(before colon: Int) -> Bool {
        if hasASCII("no", at: colon - 2), !isWord(at: colon - 3) { return true }
        return self[colon - 1].isOne(of: "DK") && !isWord(at: colon - 2)
            && (self[colon + 1].isASCIIDigit || self[colon + 2].isASCIIDigit)
    }

    private func isSegmentUnit(at offset: Int) -> Bool {
        let unit = self[offset]
        if unit == UInt16(ascii: ".") { return isWord(at: offset - 1) && isWord(at: offset + 1) }
        if unit < 0x80 { return unit.isASCIIAlphanumeric || unit.isOne(of: "'-/#&") }
        return unit == 0x2019 || unit == 0xBA || unit == 0xAA || unit == 0x2013
            || (!unit.isUnspacedScript && isWord(at: offset))
    }

    /// A word of four letters or more before a full stop is seldom cut short.
    private func endsSentence(at offset: Int) -> Bool {
        // "Leopoldstr. 244"
        if self[offset + 2].isASCIIDigit { return false }
        var start = offset
        while start > 0, isLetter(at: start - 1) { start -= 1 }
        return offset - start > 4 && (start..<offset).contains { self[$0].isASCIILowercase }
    }

    private func bracketStarts(before offset: Int) -> Bool {
        var start = offset
        while isLetter(at: start - 1) { start -= 1 }
        return start < offset && self[start - 1] == UInt16(ascii: "(")
    }

    /// "(Québec)": brackets around one word belong to an address.
    private func bracketEnds(from offset: Int) -> Bool {
        var end = offset
        while isLetter(at: end) { end += 1 }
        return end > offset && self[end] == UInt16(ascii: ")")
    }
}
