import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct LineStripSpacesTests {
    /// A strip with black letters, 16 pixels wide, that begin at some columns; one step is eight pixels.
    ///
    /// `leanings` tells how much less speaks for a space than for nothing at the step before the letter at a column.
    private func spaced(
        _ letters: [(text: String, column: Int)], leanings: [Int: Float] = [:], width: Int = 400
    ) -> String {
        let height = LineStrip.height
        var pixels = [UInt8](repeating: 255, count: width * height)
        for letter in letters where letter.text != " " {
            for row in 10..<38 { for column in 0..<16 { pixels[row * width + letter.column + column] = 0 } }
        }
        let picture = Picture(pixels, width: width, height: height)
        let whole = Quad(Rectangle(x: 0, y: 0, width: Double(width), height: Double(height)))
        let strip = LineStrip(of: whole, in: picture)
        let characters = letters.map {
            CTCDecoding.ReadCharacter(
                text: $0.text, confidence: 1, step: Double($0.column + 8) / 8, peak: ($0.column + 8) / 8)
        }
        func leaning(_ step: Int) -> Float { leanings.first { ($0.key + 8) / 8 == step + 1 }?.value ?? -10 }
        let count = strip.width / 8
        let logits = (0..<count).flatMap { [10, 10 + leaning($0)] }.withUnsafeBufferPointer {
            LineOutput.Part(NetworkOutput(values: $0, shape: [1, count, 2]))
        }
        let seen = LineSight(
            steps: logits.readingSteps, logits: logits, alphabet: Alphabet(characters: ["", " "]))
        return strip.addingSpaces(to: characters, of: seen).map(\.text).joined()
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

    /// In type of one width, colons have as much room as letters.
    @Test func twoColonsAreJoined() {
        func joined(_ characters: [(text: String, step: Double)]) -> String {
            let read = characters.map { CTCDecoding.ReadCharacter(text: $0.text, confidence: 1, step: $0.step) }
            return LineStrip.joiningColons(in: read).map(\.text).joined()
        }
        #expect(joined([("d", 3), (":", 6), (" ", 8), (":", 9), ("f", 12)]) == "d::f")
        #expect(joined([("d", 3), (" ", 4), (":", 6), (" ", 8), (":", 9), (" ", 10), ("f", 12)]) == "d::f")
        #expect(joined([("d", 3), (" ", 5), (":", 9), (" ", 11), (":", 12), (" ", 15), ("f", 18)]) == "d :: f")
        #expect(joined([(":", 3), (" ", 5), (":", 6)]) == "::")
        #expect(joined([("d", 3), (":", 6), (" ", 8), ("f", 12)]) == "d: f")
        #expect(joined([]).isEmpty)
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

    /// What the network took for nothing, though hardly less spoke for a space, is one.
    @Test func spaceThatIsNearlySeen() {
        let line = [("G", 10), ("O", 30), ("N", 54), ("O", 74), ("W", 94)]
        #expect(spaced(line, leanings: [54: -0.5]) == "GO NOW")
        #expect(spaced(line, leanings: [54: -1.5]) == "GO NOW")
        #expect(spaced(line, leanings: [54: -2.5]) == "GONOW")
        // The ink between these letters has less room than between most.
        #expect(spaced([("G", 10), ("O", 30), ("N", 46), ("O", 66), ("W", 86)], leanings: [46: -0.5]) == "GONOW")
        // Letters that are set apart
        #expect(spaced(line, leanings: [30: -0.5, 54: -0.5, 74: -0.5]) == "GONOW")
        // Few words have one letter, and figures stand apart as they please.
        #expect(spaced(line, leanings: [30: -1.5]) == "GONOW")
        #expect(spaced(line, leanings: [30: -0.5]) == "G ONOW")
        #expect(spaced([("2", 10), ("1", 30), ("1", 54), ("O", 74), ("W", 94)], leanings: [54: -0.5]) == "211OW")
        #expect(spaced([("2", 10), ("1", 30), ("M", 54), ("A", 74), ("Y", 94)], leanings: [54: -0.5]) == "21 MAY")
        #expect(spaced([("o", 10), ("n", 30), (",", 50), ("o", 74), ("r", 94)], leanings: [74: -0.5]) == "on, or")
        #expect(spaced([("2", 10), ("1", 30), (",", 50), ("0", 74), ("5", 94)], leanings: [74: -0.5]) == "21,05")
    }

    /// Behind marks, the network need not come as near, but the ink has to leave more room than before the mark.
    @Test func spaceBesideMark() {
        func behind(_ mark: String, in text: String, by leaning: Float = -3.5, gap: Int = 10) -> String {
            var column = 10
            var line: [(text: String, column: Int)] = []
            for letter in text {
                line.append((String(letter), column))
                column += 16 + (String(letter) == mark ? gap : 4)
            }
            guard let index = text.firstIndex(of: Character(mark)) else { return text }
            return spaced(line, leanings: [line[text.distance(from: text.startIndex, to: index) + 1].column: leaning])
        }
        #expect(behind(",", in: "to,be") == "to, be")
        #expect(behind(",", in: "to,be", by: -4.5) == "to,be")
        #expect(behind(",", in: "to,be", gap: 6) == "to,be")
        #expect(behind(",", in: "to,be", by: -0.5, gap: 6) == "to, be")
        #expect(behind(",", in: "to,be", by: -0.5, gap: 2) == "to,be")
        #expect(behind(":", in: "No:86") == "No: 86")
        #expect(behind(".", in: "No.86") == "No. 86")
        #expect(behind(";", in: "12;56") == "12; 56")
        #expect(behind(".", in: "Mr.Dak") == "Mr. Dak")
        #expect(behind(")", in: "(B)Type") == "(B) Type")
        // Figures of a number or a time, but no year
        #expect(behind(",", in: "25,201") == "25,201")
        #expect(behind(".", in: "25.2010") == "25.2010")
        #expect(behind(":", in: "12:30") == "12:30")
        #expect(behind(",", in: "25,2010") == "25, 2010")
        // Hosts, files and initials
        #expect(behind(".", in: "www.eu") == "www.eu")
        #expect(behind(".", in: "D.C.") == "D.C.")
        #expect(behind(".", in: "B.Type") == "B. Type")
    }

    /// Room on both sides of a mark is the mark's own, and a bracket needs more than room.
    @Test func roomOfMarks() {
        let wide = [("t", 10), ("o", 30), (":", 56), ("b", 82), ("e", 102), ("d", 122)]
        #expect(spaced(wide, leanings: [82: -3.5]) == "to:bed")
        let bracket = [("a", 10), ("t", 30), ("(", 56), ("B", 76), (")", 96)]
        #expect(spaced(bracket, leanings: [56: -3.5]) == "at(B)")
        #expect(spaced(bracket, leanings: [56: -1.5]) == "at (B)")
        // Other spaces of the line are wider.
        let line = [("g", 10), (" ", 30), ("a", 54), ("b", 74), (",", 94), ("c", 120), ("d", 140), ("e", 160)]
        #expect(spaced(line, leanings: [120: -3.5]) == "g ab,cde")
    }
}
