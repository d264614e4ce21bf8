import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct LineStripUnderscoresTests {
    /// A strip with letters of 20 pixels' width, an underscore's stroke as long as told. One step is eight pixels, and
    /// `read` is what the network read, each at its column.
    private func counted(stroke: Range<Int>, letters: [Int], read: [(text: String, column: Int)]) -> String {
        let (width, height) = (400, LineStrip.height)
        var pixels = [UInt8](repeating: 255, count: width * height)
        for letter in letters {
            for row in 10..<36 { for column in 4..<16 { pixels[row * width + letter + column] = 0 } }
        }
        for row in 38..<41 { for column in stroke { pixels[row * width + column] = 0 } }
        let picture = Picture(pixels, width: width, height: height)
        let strip = LineStrip(of: Quad(Rectangle(x: 0, y: 0, width: 400, height: 48)), in: picture)
        let characters = read.map {
            CTCDecoding.ReadCharacter(text: $0.text, confidence: 1, step: Double($0.column + 10) / 8)
        }
        guard let ink = strip.ink else { return "no ink" }
        return strip.addingUnderscores(to: characters, ink: ink, steps: strip.width / 8).map(\.text).joined()
    }

    @Test func aLongStrokeIsSeveral() {
        let read = [("a", 20), ("_", 50), ("b", 80), ("c", 100), ("d", 120)]
        #expect(counted(stroke: 40..<80, letters: [20, 80, 100, 120], read: read) == "a__bcd")
        #expect(counted(stroke: 40..<60, letters: [20, 80, 100, 120], read: read) == "a_bcd")
    }

    @Test func atEitherEndOfALine() {
        let first = [("_", 30), ("b", 60), ("c", 80), ("d", 100), ("e", 120)]
        #expect(counted(stroke: 20..<60, letters: [60, 80, 100, 120], read: first) == "__bcde")
        let last = [("a", 20), ("b", 40), ("c", 60), ("d", 80), ("_", 120)]
        #expect(counted(stroke: 100..<140, letters: [20, 40, 60, 80], read: last) == "abcd__")
    }

    @Test func whatIsReadStays() {
        let read = [("a", 20), ("_", 40), ("_", 60), ("b", 80), ("c", 100), ("d", 120)]
        #expect(counted(stroke: 40..<60, letters: [20, 80, 100, 120], read: read) == "a__bcd")
        let none = [("a", 20), ("b", 80), ("c", 100), ("d", 120)]
        #expect(counted(stroke: 40..<80, letters: [20, 80, 100, 120], read: none) == "abcd")
    }

    @Test func aRuleIsNone() {
        let read = [("a", 20), ("_", 100), ("b", 180), ("c", 200), ("d", 220), ("e", 240)]
        let letters = [20, 180, 200, 220, 240]
        #expect(counted(stroke: 40..<180, letters: letters, read: read) == "a_bcde")
        #expect(counted(stroke: 20..<260, letters: letters, read: read) == "a_bcde")
    }

    @Test func fewLettersTellNoWidth() {
        #expect(counted(stroke: 40..<80, letters: [20, 80], read: [("a", 20), ("_", 50), ("b", 80)]) == "a_b")
        #expect(counted(stroke: 20..<100, letters: [], read: [("_", 50)]) == "_")
        #expect(counted(stroke: 20..<100, letters: [], read: [("_", 50), ("_", 50)]) == "__")
    }
}
