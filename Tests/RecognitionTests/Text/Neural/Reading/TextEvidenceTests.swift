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

    @Test func wordsAreText() {
        #expect(TextEvidence.isEnough([line("EXIT", 0.99, width: 400)], in: size))
        #expect(TextEvidence.isEnough([line("23", 0.97)], in: size))
        #expect(TextEvidence.isEnough([line("出口", 0.95)], in: size))
        // A blurred word has letters enough.
        #expect(TextEvidence.isEnough([line("RESTAURANT", 0.75, width: 900)], in: size))
        #expect(TextEvidence.isEnough([line("Hi", 0.98, width: 1500, height: 1000)], in: size), "close up")
    }

    @Test func linesCountTogether() {
        let letter = line("A", 0.97, width: 80)
        #expect(!TextEvidence.isEnough([letter], in: size))
        #expect(TextEvidence.isEnough([letter, letter], in: size))
    }

    @Test func shapesAreNone() {
        #expect(!TextEvidence.isEnough([], in: size))
        #expect(!TextEvidence.isEnough([line(". |", 0.99)], in: size), "signs are no letters")
        #expect(!TextEvidence.isEnough([line("C000", 0.75, width: 400)], in: size), "doubtful")
        #expect(
            !TextEvidence.isEnough([line("없서", 0.95, width: 1500, height: 1100)], in: size), "as large as the picture")
        #expect(
            !TextEvidence.isEnough([line("1", 0.99), line("1", 0.99), line("l", 0.99)], in: size),
            "wider than letters are")
    }
}
