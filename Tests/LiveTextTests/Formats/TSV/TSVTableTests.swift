import Testing

@testable import LiveText

@Suite struct TSVTableTests {
    private func rows(_ analysis: ImageAnalysis) -> [[String]] {
        TSVTable(of: analysis).text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    /// The columns are those that Tesseract's manual lists.
    @Test func columnsAndLevelsAreTesseracts() throws {
        let rows = rows(try HandMadeAnalysis.make())
        #expect(
            rows[0] == [
                "level", "page_num", "block_num", "par_num", "line_num", "word_num", "left", "top", "width", "height",
                "conf", "text",
            ])
        #expect(rows[1] == ["1", "1", "0", "0", "0", "0", "0", "0", "200", "100", "-1", ""])
        #expect(
            rows.dropFirst().map { $0[0] } == ["1", "2", "3", "4", "5", "5", "2", "3", "4", "5", "5", "4", "5", "5"])
        #expect(rows[11] == ["5", "1", "2", "1", "1", "2", "60", "40", "80", "20", "98.8", "510-653-"])
        #expect(rows[14].last == "👍🏽!")
    }

    @Test func everyRowHasAllCells() throws {
        for analysis in try FormatSamples.all() {
            let rows = rows(analysis)
            #expect(rows.allSatisfy { $0.count == 12 })
            for row in rows.dropFirst() { #expect(row.dropLast().allSatisfy { Double($0) != nil }) }
        }
        #expect(rows(FormatSamples.empty()).count == 2)
        let hostile = rows(try FormatSamples.hostilePage()).last?.last
        #expect(hostile?.contains("<script>") == true && hostile?.contains("\r") == false)
    }

    /// Text whose words are not known is one.
    @Test func linesWithoutWordsAreNotLost() throws {
        let line = TextLine(text: "no words", quad: FormatSamples.box(1, 2, 3, 4), confidence: 0.25, words: [])
        let rows = rows(try FormatSamples.page([line]))
        #expect(rows.last == ["5", "1", "1", "1", "1", "1", "1", "2", "3", "4", "25.0", "no words"])
    }

    @Test func pagesAreCounted() throws {
        let table = TSVTable(of: [try HandMadeAnalysis.make(), FormatSamples.empty()]).text
        let rows = table.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        #expect(rows.count(where: { $0[0] == "level" }) == 1)
        #expect(rows.last.map { $0.prefix(10) } == ["1", "2", "0", "0", "0", "0", "0", "0", "7", "5"])
        #expect(rows.dropFirst().dropLast().allSatisfy { $0[1] == "1" })
    }
}
