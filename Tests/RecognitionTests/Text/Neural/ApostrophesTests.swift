import DocumentModel
import Testing

@testable import Recognition

@Suite struct ApostrophesTests {
    private let quad = Quad(Rectangle(x: 0, y: 0, width: 200, height: 20))

    private func line(_ words: String..., leanings: [Float]) -> LineReading {
        LineReading(
            quad: quad, words: words.map { TextWord(text: $0, quad: quad, confidence: 0.9) },
            apostropheLeanings: leanings)
    }

    private func settled(_ lines: LineReading...) -> [[String]] {
        Apostrophes.settled(lines).map { $0.words.map(\.text) }
    }

    @Test func eachIsAsItLooks() {
        #expect(settled(line("don’t", "wait", leanings: [4])) == [["don’t", "wait"]])
        #expect(settled(line("'plain'", "don't", leanings: [-13, -12, -11])) == [["'plain'", "don't"]])
    }

    /// Each on its own would be on the other side.
    @Test func doubtfulOnesFollowTheOthers() {
        let curved = settled(line("it's", leanings: [-1]), line("don’t", "won’t", leanings: [3, 4]))
        #expect(curved == [["it’s"], ["don’t", "won’t"]])
        let plain = settled(line("it’s", leanings: [2]), line("don't", "won't", leanings: [-6, -5]))
        #expect(plain == [["it's"], ["don't", "won't"]])
    }

    @Test func quotedCodeInProseStaysPlain() {
        let lines = settled(line("it’s", "we’re", "don’t", leanings: [2, 3, 4]), line("'static", leanings: [-14]))
        #expect(lines == [["it’s", "we’re", "don’t"], ["'static"]])
    }

    @Test func anArticleIsNoFigure() {
        let french = settled(line("1’École", "(I’eau", "|'huile", "1’œil", leanings: [])).joined()
        #expect(Array(french) == ["l’École", "(l’eau", "l'huile", "l’œil"])
        let others = ["I’ll", "I’m", "1’s", "11'h", "6'1'in", "1'6", "I’", "1'a", "rock'n'roll", "M1'ab"]
        #expect(
            settled(LineReading(quad: quad, words: others.map { .init(text: $0, quad: quad, confidence: 0.9) })) == [
                others
            ])
    }

    @Test func linesOfOtherEnginesAreLeftAlone() {
        #expect(settled(line("don't", leanings: []), line("it's", leanings: [2])) == [["don't"], ["it’s"]])
        #expect(settled().isEmpty)
    }
}
