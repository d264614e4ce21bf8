import DocumentModel
import Testing

@testable import Recognition

@Suite struct LineReadingWordsTests {
    private let quad = Quad(Rectangle(x: 200, y: 50, width: 100, height: 10))

    private func words(_ characters: [(String, Double)], steps: Double = 10, at quad: Quad) -> [TextWord] {
        let read = characters.map { CTCDecoding.ReadCharacter(text: $0.0, confidence: 0.5, step: $0.1) }
        return LineReading(
            quad: quad, characters: read, edges: LetterEdges(of: read, stepsOfLine: steps)
        ).words
    }

    private func edges(_ words: [TextWord]) -> [[Double]] {
        words.map { [$0.quad.topLeft.x, $0.quad.bottomRight.x].map { $0.rounded() } }
    }

    @Test func wordsEndHalfwayToTheSpace() {
        let words = words([("a", 1), ("b", 3), (" ", 5), ("c", 7), ("d", 9)], at: quad)
        #expect(words.map(\.text) == ["ab", "cd"])
        #expect(edges(words) == [[200, 240], [260, 300]])
        #expect(words.allSatisfy { $0.quad.topLeft.y == 50 && $0.quad.bottomLeft.y == 60 && $0.confidence == 0.5 })
    }

    @Test func confidenceIsTheMeanOfTheLetters() {
        let read = [("a", 0.75), ("b", 0.25), (" ", 0.1), ("c", 1)].enumerated().map { index, letter in
            CTCDecoding.ReadCharacter(text: letter.0, confidence: Float(letter.1), step: Double(index))
        }
        let line = LineReading(
            quad: quad, characters: read, edges: LetterEdges(of: read, stepsOfLine: 4))
        #expect(line.words.map(\.confidence) == [0.5, 1])
        // Two letters of one half, one of one.
        #expect(abs(line.confidence - 2.0 / 3) < 1e-9)
    }

    @Test func spacesMakeNoWords() {
        let spaced = [(" ", 0.5), ("a", 2), (" ", 3), (" ", 4), ("\u{3000}", 5), ("b", 6), (" ", 7)]
        #expect(words(spaced, at: quad).map(\.text) == ["a", "b"])
        #expect(words([], at: quad).isEmpty)
        #expect(words([(" ", 3)], at: quad).isEmpty)
        #expect(
            LineReading(
                quad: quad, characters: [], edges: LetterEdges(of: [], stepsOfLine: 0)
            ).confidence == 0)
    }

    @Test func wordsStayOnTheLine() {
        #expect(edges(words([("a", 5)], at: quad)) == [[200, 300]])
        // The last step lies in the filling.
        #expect(edges(words([("a", 0.5), ("b", 12)], at: quad)) == [[200, 300]])
        #expect(edges(words([("a", 1)], steps: 0, at: quad)) == [[200, 200]])
    }

    @Test func wordsOfALineThatReadsDownwards() {
        let down = quad.turned(quarterTurns: 1)
        let words = words([("a", 1), (" ", 5), ("b", 9)], at: down)
        #expect(words.map(\.quad.angle) == [.pi / 2, .pi / 2])
        #expect(words.map(\.quad.topLeft.y) == [50, 57])
        #expect(words.map(\.quad.topLeft.x) == [300, 300])
    }

    @Test func charactersEndHalfwayToTheNext() {
        let words = words([("i", 1), ("m", 2), ("i", 5), (" ", 6), ("o", 8)], at: quad)
        // The letters' usual distance is 7 / 4 steps: from 0.125 over 1.5 and 3.5 to 5.5.
        #expect(words[0].characterEdges.map { ((0.125 + $0 * 5.375) * 10).rounded() / 10 } == [1.5, 3.5])
        #expect(words[1].characterEdges.isEmpty)
        // One of them is two characters for the network, one for a reader.
        #expect(self.words([("e", 1), ("\u{301}", 3), ("t", 5)], at: quad)[0].characterEdges.isEmpty)
    }

    @Test func alternativesDifferInOneCharacter() throws {
        let read: [CTCDecoding.ReadCharacter] = [
            .init(text: "C", confidence: 0.5, step: 1),
            .init(text: "0", confidence: 0.5, step: 2, alternative: ("O", 0.25)),
            .init(text: "1", confidence: 0.5, step: 3, alternative: ("l", 0.375)),
            .init(text: " ", confidence: 1, step: 4),
            .init(text: "x", confidence: 1, step: 5),
        ]
        let words = LineReading(
            quad: quad, characters: read, edges: LetterEdges(of: read, stepsOfLine: 6)
        ).words
        #expect(words.map(\.text) == ["C01", "x"])
        #expect(words[0].alternatives.map(\.text) == ["C0l", "CO1"])
        #expect(words[0].alternatives.map { ($0.confidence * 1000).rounded() } == [458, 417])
        #expect(words[1].alternatives.isEmpty)
    }
}
