extension TextLine {
    /// A line with a code alone, as a picture in the text.
    package init(standingFor code: Code) {
        let place = TextWord(text: "\u{FFFC}", quad: code.quad, confidence: 1)
        self.init(text: place.text, quad: code.quad, confidence: 1, words: [place])
    }
}

extension TextBlock {
    /// The block without the lines whose centre lies inside a code: engines take modules and bars for letters.
    ///
    /// Itself where no line does; nil where all do.
    package func dropping(linesInside codes: [Code]) -> TextBlock? {
        let outside = lines.filter { line in !codes.contains { $0.quad.contains(line.quad.center) } }
        return outside.count == lines.count ? self : TextBlock(lines: outside)
    }
}
