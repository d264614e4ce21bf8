import DocumentModel
import Testing

@testable import Recognition

@Suite struct LineReadingCellsTests {
    private let quad = Quad(Rectangle(x: 0, y: 0, width: 400, height: 20))

    /// The texts of the cells of a line 20 pixels high, from words by where they begin and end.
    private func cells(_ words: (String, Double, Double)...) -> [[String]] {
        let words = words.map { text, start, end in
            TextWord(text: text, quad: quad.slice(from: start / 400, to: end / 400), confidence: 1)
        }
        let reading = LineReading(
            quad: quad, words: words, cellStarts: LineReading.cellStarts(in: words, height: 20))
        return reading.cells.map { $0.map(\.text) }
    }

    @Test func wideGapsPartCells() {
        #expect(
            cells(("Added", 0, 50), ("in", 58, 70), ("Removed", 90, 160), ("in", 168, 180)) == [
                ["Added", "in"], ["Removed", "in"],
            ])
        #expect(cells(("1", 0, 10), ("2", 100, 110), ("3", 200, 210)) == [["1", "2", "3"]])
    }

    @Test func stretchedLinesStayWhole() {
        #expect(
            cells(("set", 0, 30), ("to", 44, 60), ("fill", 78, 110), ("it", 125, 140)) == [
                ["set", "to", "fill", "it"]
            ])
    }

    @Test func fewWords() {
        #expect(cells() == [[]])
        #expect(cells(("one", 0, 30)) == [["one"]])
        #expect(cells(("one", 0, 30), ("two", 38, 70)) == [["one", "two"]])
        #expect(cells(("one", 0, 30), ("two", 50, 80)) == [["one"], ["two"]])
    }

    @Test func dashesAndBulletsBelongToTheirText() {
        #expect(cells(("—", 0, 15), ("Oui", 40, 70)) == [["—", "Oui"]])
        #expect(cells(("Total", 0, 50), ("…", 90, 100)) == [["Total", "…"]])
        #expect(cells(("—", 0, 15), ("Oui", 40, 70), ("Non", 130, 150)) == [["—", "Oui"], ["Non"]])
    }

    @Test func linesOfOtherEnginesAreOneCell() {
        let words = ["a", "b"].map { TextWord(text: $0, quad: quad, confidence: 1) }
        #expect(LineReading(quad: quad, words: words).cells.count == 1)
    }
}
