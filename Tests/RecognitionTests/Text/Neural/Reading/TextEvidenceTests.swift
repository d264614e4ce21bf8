import DocumentModel
import Testing

@testable import Recognition

/// Lines in a picture of 1,600 × 1,200.
@Suite struct TextEvidenceTests {
    private let size = PixelSize(width: 1600, height: 1200)

    private func line(_ text: String, _ confidence: Double, width: Double = 200, height: Double = 100) -> LineReading {
        let quad = Quad(Rectangle(x: 100, y: 100, width: width, height: height))
        return LineReading(quad: quad, words: [TextWord(text: text, quad: quad, confidence: confidence)])
    }

    private func isText(_ lines: [LineReading]) -> Bool { !TextEvidence.lines(of: lines, in: size).isEmpty }

    @Test func wordsAreText() {
        #expect(isText([line("EXIT", 0.99, width: 400)]))
        #expect(isText([line("23", 0.97)]))
        #expect(isText([line("出口", 0.95)]))
        // A blurred word has letters enough.
        #expect(isText([line("RESTAURANT", 0.75, width: 900)]))
        #expect(isText([line("Hi", 0.98, width: 1500, height: 1000)]), "close up")
    }

    @Test func linesCountTogether() {
        let letter = line("A", 0.97, width: 80)
        #expect(!isText([letter]))
        #expect(isText([letter, letter]))
    }

    @Test func doubtfulLinesAreLeftOut() {
        let found = TextEvidence.lines(of: [line("EXIT", 0.99, width: 400), line("xq", 0.5)], in: size)
        #expect(found.map { $0.words.map(\.text) } == [["EXIT"]])
    }

    @Test func shapesAreNone() {
        #expect(!isText([]))
        #expect(!isText([line(". |", 0.99)]), "signs are no letters")
        #expect(!isText([line("C000", 0.75, width: 400)]), "doubtful")
        #expect(
            !isText([line("없서", 0.95, width: 1500, height: 1100)]), "as large as the picture")
        #expect(
            !isText([line("1", 0.99), line("1", 0.99), line("l", 0.99)]),
            "wider than letters are")
    }
}
