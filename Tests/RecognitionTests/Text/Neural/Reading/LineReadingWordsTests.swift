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
    }

    /// One of them is two characters for the network, one for a reader: of 1 to 5 steps, each letter has two, and its share of
    /// the line is from 0 to 6.
    @Test func marksBelongToTheirLetter() {
        let word = words([("e", 1), ("\u{301}", 3), ("t", 5)], at: quad)[0]
        #expect(word.text == "e\u{301}t")
        #expect(word.characterEdges.map { ($0 * 6).rounded() } == [4])
        // As it stands on the page: a noon, a mark on the seen, the seen, and the alef at the right.
        let arabic = words([("ن", 1), ("\u{64E}", 4), ("س", 6), ("ا", 9)], at: quad)[0]
        #expect(arabic.text == "اسَن")
        // The letters' usual distance is 8 / 3 steps, so that the word takes all 10: the alef ends at 7.5, the seen at 2.5.
        #expect(arabic.characterEdges.map { ($0 * 10 * 100).rounded() / 100 } == [2.5, 7.5])
    }

    /// "عام 2024": the number stands at the left, and the Arabic word's letters from the right are ain, alef, meem.
    @Test func wordsFromRightToLeftBeginAtTheirRight() {
        let line = [("2", 1.0), ("0", 2), ("2", 3), ("4", 4), (" ", 5), ("م", 6), ("ا", 7), ("ع", 8.5)]
        let words = words(line, at: quad)
        #expect(words.map(\.text) == ["عام", "2024"])
        // The letters' usual distance is 7.5 / 7 steps, so that the word goes from 9.04 to 5.5: of 3.54 steps the ain takes 1.29,
        // the alef 1.25.
        #expect(words[0].characterEdges.map { ($0 * 100).rounded() } == [36, 72])
        // From 0.46 to 4.5: of 4.04 steps the first 2 takes 1.04, the 0 and the other 2 take one each.
        #expect(words[1].characterEdges.map { ($0 * 100).rounded() } == [26, 50, 75])
    }

    /// Letters of a ligature have places of their own; so have brackets, which turn.
    @Test func ligaturesAndBrackets() {
        let words = words([("(", 1), ("ا", 2), ("ل", 3), (")", 4)], steps: 5, at: quad)
        #expect(words.map(\.text) == ["(لا)"])
        #expect(words[0].characterEdges.map { ($0 * 100).rounded() } == [25, 50, 75])
    }

    /// Their letters do not stand one after the other in one direction.
    @Test(arguments: [["2", "0", "م"], ["(", "b", "c", " ", "ن"], ["b", "c", "ل", "ا"], [".", "1", "2", " ", "ن"]])
    func wordsOfBothDirectionsDoNotTell(characters: [String]) {
        let words = words(characters.enumerated().map { ($1, Double($0)) }, at: quad)
        let mixed = words.filter { $0.text.contains { $0.isNumber || "bc".contains($0) } }
        #expect(mixed.count == 1 && mixed[0].characterEdges.isEmpty)
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
