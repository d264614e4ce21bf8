import DocumentModel
import Testing

struct TextBlockCodesTests {
    private static let code = Code(
        symbology: .qr, payload: "x", payloadBytes: [120],
        quad: Quad(Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 100)))
    private static let modules = line("#8%", minY: 40)
    private static let caption = line("Scan me", minY: 95)

    private static func line(_ text: String, minY: Double) -> TextLine {
        TextLine(
            text: text, quad: Quad(Rectangle(minX: 10, minY: minY, maxX: 90, maxY: minY + 20)), confidence: 0.5,
            words: [])
    }

    @Test func linesInsideACodeGo() throws {
        let block = try #require(TextBlock(lines: [Self.modules, Self.caption]))
        #expect(block.dropping(linesInside: [Self.code])?.lines == [Self.caption])
    }

    @Test func nothingIsLeftOfABlockInsideACode() throws {
        let block = try #require(TextBlock(lines: [Self.modules]))
        #expect(block.dropping(linesInside: [Self.code]) == nil)
    }

    @Test func blocksOutsideStayAsTheyAre() {
        let block = TextBlock(quad: Quad(Rectangle(minX: 0, minY: 90, maxX: 200, maxY: 120)), lines: [Self.caption])
        #expect(block.dropping(linesInside: [Self.code]) == block)
    }
}
