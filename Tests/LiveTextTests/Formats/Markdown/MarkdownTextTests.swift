import Testing

@testable import LiveText

@Suite struct MarkdownTextTests {
    private func line(_ text: String, y: Double, height: Double = 10, width: Double? = nil) throws -> TextLine {
        let words = text.split(separator: " ").map(String.init)
        let step = (width ?? Double(text.count) * height / 2) / Double(max(1, words.count))
        return try #require(
            TextLine(
                joining: words.enumerated().map { index, word in
                    let box = Rectangle(x: Double(index) * step, y: y, width: step * 0.9, height: height)
                    return TextWord(text: word, quad: Quad(box), confidence: 1)
                }))
    }

    private func text(_ blocks: [[TextLine]]) throws -> String {
        let blocks = try blocks.map { try #require(TextBlock(lines: $0)) }
        let document = RecognizedDocument(size: PixelSize(width: 900, height: 900), blocks: blocks, codes: [])
        return MarkdownText(of: ImageAnalysis(document: document, matches: [])).text
    }

    @Test func tallBlocksAreHeadings() throws {
        let paragraph = try line("Running text that is longer than its headings are together", y: 100)
        let found = try text([
            [try line("Title", y: 0, height: 20)], [try line("Section", y: 50, height: 14)], [paragraph],
        ])
        #expect(found == "# Title\n\n## Section\n\n\(paragraph.text)\n")
        // Alone, a block is taller than nothing.
        #expect(try text([[try line("Title", y: 0, height: 20)]]) == "Title\n")
    }

    @Test func itemsAndRows() throws {
        let found = try text([
            [
                try line("• bread", y: 0), try line("- milk", y: 20), try line("2. eggs", y: 40),
                try line("Sum 7", y: 60),
            ]
        ])
        #expect(found == "- bread\n- milk\n2. eggs\nSum 7\n")
        #expect(try text([[try line("Tea 2.00", y: 0), try line("Cake 3.00", y: 20)]]) == "Tea 2.00  \nCake 3.00\n")
    }

    /// What was read stays text for a reader of Markdown.
    @Test(arguments: [
        ("# no heading", "\\# no heading"), ("> quoted", "\\> quoted"), ("*x* `y`", "\\*x\\* \\`y\\`"),
        ("<script>alert(1)</script>", "\\<script>alert(1)\\</script>"),
        ("![x](https://a.example/b.png)", "!\\[x\\](https://a.example/b.png)"), ("a_b c_ _d", "a_b c\\_ \\_d"),
        ("&lt; & &#60;", "\\&lt; & \\&#60;"), ("a|b ~~c~~", "a\\|b \\~\\~c\\~\\~"), ("--- x", "\\--- x"),
        ("=== x", "\\=== x"), ("C:\\dir", "C:\\\\dir"),
    ])
    func signsAreEscaped(read: String, written: String) throws {
        #expect(try text([[try line(read, y: 0)]]) == written + "\n")
    }

    @Test func strangePages() throws {
        for analysis in try FormatSamples.all() { _ = MarkdownText(of: analysis).text }
        #expect(MarkdownText(of: FormatSamples.empty()).text.isEmpty)
    }
}
