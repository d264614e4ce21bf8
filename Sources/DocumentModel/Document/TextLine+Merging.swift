extension TextLine {
    /// Makes one line of fragments in reading order; nil where there are none.
    ///
    /// A space goes between two fragments unless both sides of the gap are written without spaces (Chinese,
    /// Japanese). The confidence is the mean of the fragments', weighted by their lengths; the language is the first
    /// that is known.
    init?(merging fragments: [TextLine]) {
        guard let quad = Quad(enclosing: fragments.map(\.quad)) else { return nil }
        var text = ""
        var words: [TextWord] = []
        var weighted = 0.0
        var letters = 0
        for fragment in fragments {
            if let last = text.unicodeScalars.last, let first = fragment.text.unicodeScalars.first,
                !(last.isWrittenWithoutSpaces && first.isWrittenWithoutSpaces)
            {
                text += " "
            }
            let offset = text.utf16.count
            words += fragment.words.map { $0.moved(by: offset) }
            text += fragment.text
            weighted += fragment.confidence * Double(fragment.text.utf16.count)
            letters += fragment.text.utf16.count
        }
        self.init(
            text: text, quad: quad, confidence: letters > 0 ? weighted / Double(letters) : 0,
            language: fragments.lazy.compactMap(\.language).first, words: words)
    }
}
