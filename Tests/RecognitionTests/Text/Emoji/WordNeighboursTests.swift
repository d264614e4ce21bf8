import DocumentModel
import Testing

@testable import Recognition

@Suite struct WordNeighboursTests {
    private func word(_ text: String, _ edges: [Double]) -> TextWord {
        TextWord(
            text: text, quad: Quad(Rectangle(x: 0, y: 0, width: 100, height: 20)), confidence: 1, characterEdges: edges)
    }

    /// Of a text 20 pixels high, a letter of 40 has ink beside it, and two of 40 together have some between them.
    @Test func lettersThatAreTooWideHaveNeighbours() {
        let narrowed = word("abcd", [0.4, 0.6, 0.85]).withoutNeighbours(height: 20)
        #expect(abs(narrowed.quad.topLeft.x - 28) < 1e-9 && narrowed.quad.topRight.x == 100)
        let parts = word("abcdef", [0.15, 0.3, 0.5, 0.7, 0.85]).partedByNeighbours(height: 20)
        #expect(parts.map(\.text) == ["abc", "def"])
        #expect(parts.map { $0.quad.topLeft.x.rounded() } == [0, 58])
    }

    /// Strokes that join Arabic letters may be as long.
    @Test func wordsFromRightToLeftStayAsTheyAre() {
        for (text, edges) in [("سلام", [0.4, 0.6, 0.8]), ("والعام", [0.15, 0.3, 0.5, 0.7, 0.85])] {
            let word = word(text, edges)
            #expect(word.withoutNeighbours(height: 20) == word)
            #expect(word.partedByNeighbours(height: 20) == [word])
        }
    }
}
