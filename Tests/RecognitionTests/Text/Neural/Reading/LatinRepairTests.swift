import DocumentModel
import Testing

@testable import Recognition

/// Lines of other scripts with Latin words among them, 200 pixels long from x = 100.
@Suite struct LatinRepairTests {
    private let line = Quad(Rectangle(x: 100, y: 40, width: 200, height: 20))

    private func word(_ text: String, _ from: Double, _ to: Double, _ confidence: Double) -> TextWord {
        TextWord(text: text, quad: line.slice(from: from, to: to), confidence: confidence)
    }

    private func reading(_ words: TextWord...) -> LineReading { LineReading(quad: line, words: words) }

    /// Repairs a line with a network that reads the same everywhere.
    private func repaired(
        _ reading: LineReading, latin: [String], confidence: Double = 0.95
    ) -> (texts: [String], stretches: [Quad]) {
        var stretches: [Quad] = []
        let result = reading.repairingLatin { stretch in
            stretches.append(stretch)
            let share = 1 / Double(latin.count)
            return LineReading(
                quad: stretch,
                words: latin.enumerated().map { index, text in
                    TextWord(
                        text: text, quad: stretch.slice(from: Double(index) * share, to: Double(index + 1) * share),
                        confidence: confidence)
                })
        }
        return (result.words.map(\.text), stretches)
    }

    @Test func sureLineIsLeftAlone() {
        let result = repaired(reading(word("слово", 0, 0.4, 0.95), word("ещё", 0.5, 0.9, 0.91)), latin: ["x"])
        #expect(result.texts == ["слово", "ещё"])
        #expect(result.stretches.isEmpty)
    }

    @Test func doubtfulNeighboursAreReadAtOnce() throws {
        let result = repaired(
            reading(
                word("слово", 0, 0.2, 0.95), word("МсО", 0.3, 0.4, 0.5), word("пa1д", 0.45, 0.6, 0.6),
                word("ещё", 0.7, 0.9, 0.95)),
            latin: ["McDonald", "2024"])
        #expect(result.texts == ["слово", "McDonald", "2024", "ещё"])
        let stretch = try #require(result.stretches.first)
        #expect(result.stretches.count == 1)
        // From 0.3 to 0.6 of the line, and a tenth of its height more on both sides.
        #expect(abs(stretch.topLeft.x - 158) < 1e-9 && abs(stretch.bottomRight.x - 222) < 1e-9)
        #expect(stretch.height == 20)
    }

    @Test func stretchesStayOnTheLine() {
        let result = repaired(
            reading(word("а", 0, 0.1, 0.1), word("слово", 0.2, 0.9, 0.95), word("б", 0.9, 1, 0.1)), latin: ["x"])
        #expect(result.texts == ["x", "слово", "x"])
        #expect(result.stretches.map(\.topLeft.x).min() == 100 && result.stretches.map(\.topRight.x).max() == 300)
    }

    @Test func whatIsNotPlausiblyLatinIsKept() {
        let line = reading(word("слово", 0, 0.4, 0.95), word("ещё", 0.5, 0.9, 0.5))
        #expect(repaired(line, latin: ["eщe"]).texts == ["слово", "ещё"])
        #expect(repaired(line, latin: ["漢字"]).texts == ["слово", "ещё"])
        #expect(repaired(line, latin: ["ewe"], confidence: 0.8).texts == ["слово", "ещё"])
        #expect(repaired(line, latin: []).texts == ["слово", "ещё"])
        #expect(repaired(line, latin: ["ewé"], confidence: 0.9).texts == ["слово", "ewé"])
    }

    @Test func failureOfTheNetworkIsPassedOn() {
        #expect(throws: CancellationError.self) {
            try reading(word("а", 0, 0.1, 0.1)).repairingLatin { _ in throw CancellationError() }
        }
    }

    /// From right to left, but Latin words among themselves from left to right, as people read such a line.
    @Test func rightToLeft() {
        let result = repaired(
            reading(word("ثالث", 0, 0.2, 0.95), word("؟؟", 0.3, 0.6, 0.4), word("أول", 0.7, 1, 0.95)),
            latin: ["Hello", "World"])
        #expect(result.texts == ["أول", "Hello", "World", "ثالث"])
        let hebrew = repaired(reading(word("שלום", 0.5, 0.9, 0.95), word("??", 0, 0.4, 0.4)), latin: ["12", "34"])
        #expect(hebrew.texts == ["שלום", "12", "34"])
    }

    /// The same where the line stands on its head: places count along the line, not across the picture.
    @Test func turnedLine() {
        let turned = line.turned(quarterTurns: 2)
        let words: [TextWord] = [
            TextWord(text: "слово", quad: turned.slice(from: 0, to: 0.4), confidence: 0.95),
            TextWord(text: "х", quad: turned.slice(from: 0.5, to: 0.9), confidence: 0.3),
        ]
        let result = repaired(LineReading(quad: turned, words: words.reversed()), latin: ["x", "y"])
        #expect(result.texts == ["слово", "x", "y"])
    }
}
