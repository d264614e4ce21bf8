import DocumentModel
import Testing

@testable import Recognition

@Suite struct LineStripSpacesTests {
    /// A strip with black letters, 16 pixels wide, that begin at some columns; one step is eight pixels.
    private func spaced(_ letters: [(text: String, column: Int)], width: Int = 400) -> String {
        let height = LineStrip.height
        var pixels = [UInt8](repeating: 255, count: width * height)
        for letter in letters {
            for row in 10..<38 { for column in 0..<16 { pixels[row * width + letter.column + column] = 0 } }
        }
        let picture = Picture(
            size: PixelSize(width: width, height: height), format: .gray8, rowStride: width, bytes: pixels)
        let whole = Quad(Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)))
        let strip = LineStrip(of: whole, in: picture.rgb())
        let characters = letters.map {
            CTCDecoding.ReadCharacter(text: $0.text, confidence: 1, step: Double($0.column + 8) / 8)
        }
        return strip.addingSpaces(to: characters, steps: strip.width / 8).map(\.text).joined()
    }

    @Test func wideGapIsASpace() {
        #expect(spaced([("4", 10), ("2", 30), ("o", 70), ("n", 90)]) == "42 on")
        #expect(spaced([("a", 10), (",", 30), ("b", 70), ("c", 90)]) == "a, bc")
        #expect(spaced([("h", 10), ("(", 50), ("B", 70), (")", 90)]) == "h (B)")
        #expect(spaced([("6", 10), ("%", 30), ("o", 70), ("f", 90)]) == "6% of")
    }

    @Test func narrowGapIsNone() {
        #expect(spaced([("4", 10), ("2", 30), ("o", 56), ("n", 76)]) == "42on")
    }

    /// Letters that are all set apart are one word, and ideographs need no spaces.
    @Test func lettersSetApart() {
        #expect(spaced([("S", 10), ("A", 60), ("L", 110), ("E", 160)]) == "SALE")
        #expect(spaced([("日", 10), ("本", 30), ("語", 90), ("文", 110)]) == "日本語文")
        #expect(spaced([("a", 10), ("b", 30), (".", 80), ("c", 100)]) == "ab.c")
    }
}
