import DocumentModel
import Testing

@testable import LiveText

@Suite struct TextBlockLanguagesTests {
    private func block(_ lines: [String], language: String? = nil) -> TextBlock {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 100, height: 20))
        return TextBlock(
            quad: quad,
            lines: lines.map { TextLine(text: $0, quad: quad, confidence: 1, language: language, words: []) })
    }

    @Test func linesGetTheLanguageOfTheirWords() {
        let blocks = [
            block(["We will meet you at the station", "on Monday and then have lunch"]),
            block(["Der Zug ist nicht pünktlich", "und wir warten auf dem Bahnsteig"]),
            block(["12345"], language: "pl"),
        ]
        let named = TextBlock.namingLanguages(of: blocks, hints: [])
        #expect(named.map { $0.lines.map(\.language) } == [["en", "en"], ["de", "de"], ["pl"]])
        #expect(named.map { $0.lines.map(\.text) } == blocks.map { $0.lines.map(\.text) })
    }

    @Test func whatTellsNothingHasNone() {
        #expect(TextBlock.namingLanguages(of: [block(["12345"])], hints: [])[0].lines[0].language == nil)
        #expect(TextBlock.namingLanguages(of: [], hints: []).isEmpty)
    }
}
