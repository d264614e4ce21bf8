extension RecognizedDocument {
    /// The places of a stretch of the transcript: one quad a line that it touches.
    ///
    /// - Parameter range: UTF-16 offsets into the transcript, end exclusive.
    /// - Returns: Quads in reading order; none for an empty range or one outside the transcript.
    public func quads(for range: Range<Int>) -> [Quad] {
        lineIndices(in: range).compactMap { index in
            let line = lines[index]
            let start = lineRanges[index].lowerBound
            return line.quad(for: range.lowerBound - start..<range.upperBound - start)
        }
    }
}

extension TextLine {
    /// The place of a stretch of the line's text; nil where it touches no word.
    ///
    /// Part of a word gets its share of the word's quad by characters.
    public func quad(for range: Range<Int>) -> Quad? {
        Quad(
            enclosing: words.compactMap { word in
                let shared = range.clamped(to: word.range)
                guard !shared.isEmpty else { return nil }
                guard shared != word.range else { return word.quad }
                let length = Double(word.range.count)
                return word.quad.slice(
                    from: Double(shared.lowerBound - word.range.lowerBound) / length,
                    to: Double(shared.upperBound - word.range.lowerBound) / length)
            })
    }
}
