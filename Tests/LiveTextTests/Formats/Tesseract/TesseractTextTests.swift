import Testing

@testable import LiveText

@Suite struct TesseractTextTests {
    @Test func anEmptyLineEndsEachBlock() throws {
        let lines = try ["one", "two"].map { try FormatSamples.line(($0, FormatSamples.box(0, 0, 30, 10))) }
        let text = TesseractText(of: try FormatSamples.page(lines)).text
        #expect(text == "one\n\ntwo\n\n")
        #expect(TesseractText(of: FormatSamples.empty()).text.isEmpty)
    }

    @Test func wideGapsAreBlanks() throws {
        // Ten pixels a letter: a gap of forty holds four.
        let line = try FormatSamples.line(
            ("abc", FormatSamples.box(0, 0, 30, 10)), ("de", FormatSamples.box(70, 0, 20, 10)),
            ("f", FormatSamples.box(95, 0, 10, 10)))
        let page = try FormatSamples.page([line])
        #expect(TesseractText(of: page).text == "abc de f\n\n")
        #expect(TesseractText(of: page, keepsGaps: true).text == "abc    de f\n\n")
    }

    /// Read from right to left, the gap lies on the other side.
    @Test func hebrewHasOneBlank() throws {
        let text = TesseractText(of: try FormatSamples.hebrew(), keepsGaps: true).text
        #expect(text == "שלום עולם\n\n")
    }

    @Test func strayPlacesDoNoHarm() throws {
        for analysis in try FormatSamples.all() { _ = TesseractText(of: analysis, keepsGaps: true).text }
    }
}
