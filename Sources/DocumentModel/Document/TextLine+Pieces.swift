extension TextLine {
    /// The words; of a line that has none the whole line, so that no text is lost.
    package var pieces: [TextWord] {
        guard words.isEmpty, !text.isEmpty else { return words }
        return [TextWord(text: text, quad: quad, confidence: confidence, range: 0..<text.utf16.count)]
    }
}
