extension TextLine {
    /// Makes a line from its words in reading order, none empty; nil where there are none.
    ///
    /// A space goes between two words unless both sides of the gap are written without spaces (Chinese, Japanese).
    /// The line's confidence is the mean of its words', weighted by their lengths.
    public init?(
        joining pieces: some Collection<(text: String, quad: Quad, confidence: Double)>, language: String? = nil
    ) {
        guard let quad = Quad(enclosing: pieces.map(\.quad)) else { return nil }
        var text = ""
        var words: [TextWord] = []
        var weighted = 0.0
        var offset = 0
        for piece in pieces {
            if let last = text.unicodeScalars.last, let first = piece.text.unicodeScalars.first,
                !(last.isWrittenWithoutSpaces && first.isWrittenWithoutSpaces)
            {
                text += " "
                offset += 1
            }
            let end = offset + piece.text.utf16.count
            words.append(
                TextWord(text: piece.text, quad: piece.quad, confidence: piece.confidence, range: offset..<end))
            weighted += piece.confidence * Double(end - offset)
            text += piece.text
            offset = end
        }
        let letters = words.reduce(0) { $0 + $1.range.count }
        self.init(
            text: text, quad: quad, confidence: letters > 0 ? weighted / Double(letters) : 0, language: language,
            words: words)
    }
}
