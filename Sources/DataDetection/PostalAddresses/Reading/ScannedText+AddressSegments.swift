extension ScannedText {
    /// The segments behind an offset, up to where no address goes on: an empty line, a bracket, a colon.
    func addressSegments(after offset: Int, limit: Int) -> [AddressSegment] {
        var segments = [AddressSegment(words: [])]
        var next = offset
        while next < min(count, offset + limit), segments.count < 7 {
            let unit = self[next]
            if unit.isLineEnd {
                let line = nextLine(at: next) ?? next + 1
                guard !self[line].isLineEnd, segments.count < 5 else { break }
                segments.append(AddressSegment(words: [], startsLine: true))
                next = line
            } else if unit.isOne(of: ",") {
                segments.append(AddressSegment(words: []))
                next += 1
            } else if unit.isSpace || unit.isOne(of: ".") || unit == 0x2116 {
                next += 1
            } else {
                var end = next
                while end - next < 40, isForwardUnit(at: end) { end += 1 }
                guard end > next else { break }
                segments[segments.count - 1].words.append(AddressWord(range: next..<end, in: self, next: .space))
                next = end
            }
        }
        return segments.filter { !$0.words.isEmpty }
    }

    private func isForwardUnit(at offset: Int) -> Bool {
        let unit = self[offset]
        return unit.isOne(of: "'-/") || unit < 0x80 && unit.isASCIIAlphanumeric
            || unit >= 0x80 && !unit.isUnspacedScript && isWord(at: offset)
    }
}
