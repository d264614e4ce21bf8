extension RecognizedDocument {
    /// The places where the words of a range begin and end: quads without width, from the top of the text to its bottom; nil
    /// where the range touches no word.
    package func carets(of range: Range<Int>) -> (start: Quad, end: Quad)? {
        let lines = lineIndices(in: range)
        guard
            let start = lines.lazy.compactMap({ caret(of: range, inLine: $0, atEnd: false) }).first,
            let end = lines.reversed().lazy.compactMap({ caret(of: range, inLine: $0, atEnd: true) }).first
        else { return nil }
        return (start, end)
    }

    /// The place of a boundary between characters, at the edge of the word before it; nil where its line has no words.
    package func caret(at offset: Int) -> Quad? {
        guard let index = lineIndex(at: offset) else { return nil }
        let local = offset - lineRanges[index].lowerBound
        let words = lines[index].words
        guard let word = words.last(where: { $0.range.lowerBound <= local }) ?? words.first else { return nil }
        let edge = min(max(local, word.range.lowerBound), word.range.upperBound) - word.range.lowerBound
        return word.quad(from: edge, to: edge)
    }

    private func caret(of range: Range<Int>, inLine index: Int, atEnd: Bool) -> Quad? {
        let line = lineRanges[index]
        let shared = range.clamped(to: line).shifted(by: -line.lowerBound)
        let words = lines[index].words
        let isTouched: (TextWord) -> Bool = { !$0.range.clamped(to: shared).isEmpty }
        guard let word = atEnd ? words.last(where: isTouched) : words.first(where: isTouched) else { return nil }
        let edge = atEnd ? min(shared.upperBound, word.range.upperBound) : max(shared.lowerBound, word.range.lowerBound)
        return word.quad(from: edge - word.range.lowerBound, to: edge - word.range.lowerBound)
    }
}
