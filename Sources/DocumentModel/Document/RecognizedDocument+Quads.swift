extension RecognizedDocument {
    /// The places of a stretch of the transcript: one quad a line that it touches.
    ///
    /// - Parameter range: UTF-16 offsets into the transcript, end exclusive.
    /// - Returns: Quads in reading order; none for an empty range or one outside the transcript.
    public func quads(for range: Range<Int>) -> [Quad] {
        lineIndices(in: range).compactMap { index in
            let lineRange = lineRanges[index]
            // Clamped first: callers may pass ranges so wide that shifting them would overflow.
            let shared = range.clamped(to: lineRange)
            return lines[index].quad(
                for: shared.lowerBound - lineRange.lowerBound..<shared.upperBound - lineRange.lowerBound)
        }
    }
}

extension TextLine {
    /// The place of a stretch of the line's text.
    ///
    /// Part of a word gets its share of the word's quad by characters, counted from where the script begins.
    ///
    /// - Parameter range: UTF-16 offsets into `text`, end exclusive.
    /// - Returns: A quad in pixels of the upright image; nil where the stretch touches no word.
    public func quad(for range: Range<Int>) -> Quad? {
        Quad(
            enclosing: words.compactMap { word in
                let shared = range.clamped(to: word.range)
                guard !shared.isEmpty else { return nil }
                guard shared != word.range else { return word.quad }
                return word.quad(
                    from: shared.lowerBound - word.range.lowerBound, to: shared.upperBound - word.range.lowerBound)
            })
    }
}
