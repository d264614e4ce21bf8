import DocumentModel

extension TextLine {
    /// The line from ascender to descender: its words' places are those of ink, and a font keeps room around that.
    ///
    /// Columns stay as they are: their letters are as wide as the font lets them be.
    var withFontRoom: TextLine {
        guard direction != .topToBottom else { return self }
        let height = quad.height
        return TextLine(
            text: text,
            quad: quad.grown(
                sideways: Self.sideBearing * height, above: Self.ascent * height, below: Self.descent * height),
            confidence: confidence, language: language, words: words)
    }

    // What 394 families of Latin fonts have on average around the ink of longer and shorter lines, as shares of its height:
    // `Benchmarks/font_room.py`.

    /// Beside the first letter and the last one.
    private static let sideBearing = 0.04
    /// From the top of the ink to the font's ascender.
    private static let ascent = 0.1
    /// From the foot of the ink to the font's descender.
    private static let descent = 0.04
}
