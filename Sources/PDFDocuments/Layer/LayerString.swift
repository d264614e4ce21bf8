/// The operators that show a word, and the blank beside it.
struct LayerString {
    private(set) var operators = ""
    /// How wide the blank is; 0 where there is none.
    private(set) var blankWidth = 0.0

    /// - Parameters:
    ///   - word: The word with its place.
    ///   - blank: How wide the blank that follows it is; nil where none does.
    ///   - font: The document's font, which gets the letters that are new to it.
    init(_ word: WordSpan, blank: Double?, font: inout LayerFont) {
        let step = word.height * Double(GlyphlessFont.step) / 1000
        let places = word.edges.map { $0 * max(word.end - word.start, 0) / step }
        let widest = zip(places, places.dropFirst()).map { $1 - $0 }.max() ?? 0
        // The font has no letters that are wider than that: where one is, the word is stretched.
        let stretch = max(widest / Double(GlyphlessFont.mostSteps), 1)
        // Rounding places, not widths, keeps all letters where they are.
        let steps = places.map { Int(($0 / stretch).rounded()) }
        var codes = zip(word.letters, zip(steps, steps.dropFirst())).compactMap { letter, edges in
            font.code(of: letter, width: edges.1 - edges.0)
        }
        if let blank {
            let width = min(max((blank / step / stretch).rounded(), 1), Double(GlyphlessFont.mostSteps))
            blankWidth = width * step * stretch
            if let code = font.code(of: " ", width: Int(width)) {
                codes.insert(code, at: word.isRightToLeft ? 0 : codes.count)
            }
        }
        let text = PDFString.hexadecimal(codes, digits: 4) + " Tj"
        // Left as it was found: poppler does not keep it from one text object to the next.
        operators = stretch > 1 ? PDFNumber.text(stretch * 100) + " Tz \(text) 100 Tz" : text
    }
}
