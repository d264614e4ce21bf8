import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct LineStripSpacesTests {
    /// A strip with black letters, 16 pixels wide, that begin at some columns; one step is eight pixels.
    private func spaced(_ letters: [(text: String, column: Int)], width: Int = 400) -> String {
        let height = LineStrip.height
        var pixels = [UInt8](repeating: 255, count: width * height)
        for letter in letters where letter.text != " " {
            for row in 10..<38 { for column in 0..<16 { pixels[row * width + letter.column + column] = 0 } }
        }
        let picture = Picture(pixels, width: width, height: height)
        let whole = Quad(Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)))
        let strip = LineStrip(of: whole, in: picture)
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

    /// Where the network sees some spaces, a gap as wide as one of them is one too, and a sentence may end before it.
    @Test func gapLikeOthersIsASpace() {
        let line = [
            ("a", 10), (" ", 30), ("b", 38), (" ", 58), ("c", 66), (" ", 86), ("d", 94), ("e", 114), ("f", 134),
        ]
        #expect(spaced(line + [("g", 164), ("h", 184)]) == "a b c def gh")
        #expect(spaced(line + [(".", 154), ("G", 184)]) == "a b c def. G")
        #expect(spaced(line + [(".", 154), ("g", 176)]) == "a b c def.g")
        #expect(spaced(line + [("g", 160), ("h", 180)]) == "a b c defgh")
        // Figures are of one width, so that a 1 has much room around it.
        let figures = [("1", 164), ("1", 194), ("x", 214), ("y", 234), ("z", 254)]
        #expect(spaced(line + figures) == "a b c def 11xyz")
        // Two spaces say little.
        #expect(spaced(Array(line[2...]) + [("g", 164), ("h", 184)]) == "b c defgh")
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
