import DocumentModel
import Testing

@testable import Recognition

/// Lines reach from ascender to descender; their words stay on the ink.
@Suite struct FontRoomTests {
    @Test func linesKeepTheRoomOfTheirFont() throws {
        let ink = Quad(Rectangle(x: 100, y: 200, width: 400, height: 50))
        let line = try #require(TextLine(joining: [TextWord(text: "Harbour", quad: ink, confidence: 1)])).withFontRoom
        #expect(line.words.map(\.quad) == [ink])
        let box = line.quad.boundingBox
        #expect(abs(box.minX - 98) < 1e-9 && abs(box.maxX - 502) < 1e-9)
        #expect(abs(box.minY - 195) < 1e-9 && abs(box.maxY - 252) < 1e-9)
    }

    /// Above is where the tops of the letters point.
    @Test func theRoomTurnsWithTheLine() throws {
        let ink = Quad(Rectangle(x: 0, y: 0, width: 400, height: 50))
        let upsideDown = ink.map { Point(x: 500 - $0.x, y: 300 - $0.y) }
        let word = TextWord(text: "Harbour", quad: upsideDown, confidence: 1)
        let box = try #require(TextLine(joining: [word])).withFontRoom.quad.boundingBox
        #expect(abs(box.maxY - 305) < 1e-9 && abs(box.minY - 248) < 1e-9)
    }

    @Test func columnsStayAsTheyAre() throws {
        let down = Quad(
            topLeft: Point(x: 50, y: 0), topRight: Point(x: 50, y: 400), bottomRight: Point(x: 0, y: 400),
            bottomLeft: Point(x: 0, y: 0))
        let line = try #require(TextLine(joining: [TextWord(text: "\u{6C34}\u{9053}", quad: down, confidence: 1)]))
        #expect(line.withFontRoom == line)
    }
}
