import Testing

@testable import LiveText

@Suite struct BoxTableTests {
    private func rows(_ analysis: ImageAnalysis, _ row: BoxTable.Row, page: Int = 0) -> [[String]] {
        BoxTable(of: analysis, row: row, page: page).text.split(separator: "\n").map {
            $0.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// Counted from the lower left corner of a page that is 300 high.
    @Test func charactersHaveTheirOwnBoxes() throws {
        let word = TextWord(
            text: "abc", quad: FormatSamples.box(100, 50, 60, 20), confidence: 1, characterEdges: [0.5, 0.75])
        let line = try #require(TextLine(joining: [word]))
        #expect(
            rows(try FormatSamples.page([line]), .character, page: 3) == [
                ["a", "100", "230", "130", "250", "3"], ["b", "130", "230", "145", "250", "3"],
                ["c", "145", "230", "160", "250", "3"],
            ])
    }

    /// As Tesseract 5.3 prints `lstmbox` and `wordstrbox`: a tab ends a line, one pixel behind it.
    @Test func linesEndInATab() throws {
        let line = try FormatSamples.line(
            ("to", FormatSamples.box(10, 10, 20, 10)), ("be", FormatSamples.box(40, 10, 20, 10)))
        let page = try FormatSamples.page([line])
        #expect(
            BoxTable(of: page, row: .characterOfLine).text == """
                t 10 280 60 290 0
                o 10 280 60 290 0
                  10 280 60 290 0
                b 10 280 60 290 0
                e 10 280 60 290 0
                \t 61 280 65 290 0

                """)
        #expect(
            BoxTable(of: page, row: .line).text == "WordStr 10 280 60 290 0 #to be \n\t 61 280 65 290 0\n")
    }

    @Test func hostileTextStaysInItsRow() throws {
        for analysis in try FormatSamples.all() {
            for row in rows(analysis, .character) {
                #expect(row.count == 6 && row.dropFirst().allSatisfy { Int($0) != nil })
            }
            let lines = BoxTable(of: analysis, row: .line).text.split(separator: "\n")
            #expect(lines.count == 2 * analysis.lines.count(where: { !$0.text.isEmpty }))
        }
    }
}
