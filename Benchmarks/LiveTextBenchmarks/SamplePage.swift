import LiveText

/// A page as dense as a newspaper's, made up so that the benchmarks of its geometry need no engine.
enum SamplePage {
    /// 200 lines of ten words of five letters.
    static let dense = RecognizedDocument(
        size: PixelSize(width: 2000, height: 4000),
        blocks: [TextBlock(lines: (0..<200).map(line))].compactMap { $0 },
        codes: [])

    /// Every tenth word.
    static let matches = (0..<200).map { row in
        DataMatch(
            type: .emailAddress, text: "words", range: row * 60 + 30..<row * 60 + 35,
            value: .emailAddress("words@example.org"), actions: [])
    }

    private static func line(_ row: Int) -> TextLine {
        let words = (0..<10).map { column in
            TextWord(
                text: "words",
                quad: Quad(Rectangle(x: Double(column) * 200, y: Double(row) * 20, width: 180, height: 16)),
                confidence: 1,
                range: column * 6..<column * 6 + 5)
        }
        return TextLine(
            text: words.map(\.text).joined(separator: " "),
            quad: Quad(Rectangle(x: 0, y: Double(row) * 20, width: 1980, height: 16)),
            confidence: 1,
            words: words)
    }
}
