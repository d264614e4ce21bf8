import DocumentModel
import Foundation
import Testing

@testable import PDFDocuments

/// Text layers as another program reads them.
@Suite struct TextLayerTests {
    private let scale = Sample.pointsPerPixel

    @Test func wordsStandWhereTheyWereRead() throws {
        let line = try #require(Sample.line(["Blue", "Bottle", "Coffee"]))
        let document = try Sample.document([line])
        #expect(try Program.isSound(document))
        let found = try Program.words(document)
        #expect(found.map(\.text) == ["Blue", "Bottle", "Coffee"])
        for (word, found) in zip(line.words, found) {
            let box = word.quad.boundingBox
            #expect(found.overlap(box.minX * scale, box.minY * scale, box.maxX * scale, box.maxY * scale) > 0.97)
        }
    }

    /// Bold words stand so near to each other that other programs would read one.
    @Test(arguments: [0.0, 1, 3, 8]) func wordsThatNearlyTouchStayTwo(gap: Double) throws {
        let words = [("TAX", 100.0, 60.0), ("INVOICE", 160 + gap, 140)].map { text, x, width in
            TextWord(
                text: text, quad: Quad(Rectangle(minX: x, minY: 100, maxX: x + width, maxY: 140)), confidence: 1)
        }
        let document = try Sample.document([TextLine(joining: words)])
        let text = try Program.output("pdftotext", ["%", "-"], of: document)
        #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "TAX INVOICE")
        let found = try Program.words(document)
        for (word, found) in zip(words, found) {
            let box = word.quad.boundingBox
            #expect(found.overlap(box.minX * scale, box.minY * scale, box.maxX * scale, box.maxY * scale) > 0.9)
        }
    }

    /// So do words of lines that stand side by side; one that is tilted reaches into the next.
    @Test(arguments: [(0.0, -10.0), (3, 0), (0, 20), (-8, 0)]) func linesSideBySide(gap: Double, drop: Double) throws {
        let lines = [("THE", 100.0, 100.0, 160.0), ("JUKE", 160 + gap, 100 + drop, 260 + gap)].map { text, x, y, end in
            TextLine(joining: [
                TextWord(
                    text: text, quad: Quad(Rectangle(minX: x, minY: y, maxX: end, maxY: y + 45)), confidence: 1)
            ])
        }
        let document = try Sample.document(lines)
        #expect(try Program.words(document).map(\.text) == ["THE", "JUKE"])
    }

    @Test(arguments: [
        ["Größe", "naïve", "Ærø"], ["Привет", "мир"], ["café"], ["👩‍🚀", "𝒳yz", "🇩🇪"], ["ﬁne", "e\u{301}tude"],
    ])
    func lettersOfAllKinds(words: [String]) throws {
        let document = try Sample.document([Sample.line(words)])
        let text = try Program.output("pdftotext", ["%", "-"], of: document)
        let got = text.split(whereSeparator: \.isWhitespace).map(String.init)
        #expect(got.map(\.precomposedStringWithCanonicalMapping) == words.map(\.precomposedStringWithCanonicalMapping))
    }

    @Test func ideographsStandWithoutBlanks() throws {
        let line = try #require(Sample.line(["東京都", "千代田区"], letter: 40))
        let text = try Program.output("pdftotext", ["-raw", "%", "-"], of: Sample.document([line]))
        #expect(line.text == "東京都千代田区")
        #expect(!text.contains("東 京") && !text.contains("代 田"))
    }

    /// Words of a line from right to left stand in the order of their places, the first one on the right, and are read as
    /// they were. Marks stay behind the letters that they are written over; digits and Latin letters keep their direction.
    @Test(arguments: [
        ["مرحبا", "بالعالم"], ["שלום", "עולם"], ["أيضًا", "حدوثها"], ["رقم", "2026", "من"], ["עם", "PDF", "בלבד"],
    ])
    func rightToLeftIsReadInItsOrder(texts: [String]) async throws {
        var right = 800.0
        let words = texts.map { text in
            defer { right -= 220 }
            return TextWord(
                text: text, quad: Quad(Rectangle(minX: right - 200, minY: 100, maxX: right, maxY: 140)), confidence: 1)
        }
        let line = try #require(TextLine(joining: words))
        let document = try Sample.document([line])
        #expect(try Program.text(document).split(whereSeparator: \.isWhitespace).map(String.init) == texts)
        let found = try Program.words(document)
        #expect(found.count == words.count)
        for (word, found) in zip(words.sorted { $0.quad.topLeft.x < $1.quad.topLeft.x }, found) {
            let box = word.quad.boundingBox
            #expect(found.overlap(box.minX * scale, box.minY * scale, box.maxX * scale, box.maxY * scale) > 0.97)
        }
        let page = try await PDFFile(bytes: document).read(1, wish: PageWish())
        #expect(page.lines.flatMap(\.words).map(\.text).sorted() == texts.sorted())
    }

    /// The text from left to right as it stands, with what a letter is made of turned around where it reads so.
    @Test(arguments: [
        ("abc", ["a", "b", "c"]), ("אבג", ["ג", "ב", "א"]), ("ab.אב", ["a", "b", ".", "ב", "א"]),
        ("ا12.5ب", ["ب", "1", "2", ".", "5", "ا"]), ("(אב)", [")", "ב", "א", "("]),
        ("بً", ["\u{64B}", "ب"]), ("אב🇩🇪", ["🇩🇪", "ב", "א"]), ("e\u{301}", ["e\u{301}"]), ("", []),
    ])
    func lettersAsTheyStand(text: String, letters: [String]) {
        let word = TextWord(text: text, quad: Quad(Rectangle(minX: 0, minY: 0, maxX: 9, maxY: 9)), confidence: 1)
        let visual = VisualLetters(word)
        #expect(visual.letters.map(String.init) == letters)
        #expect(visual.edges.count == letters.count + 1)
        #expect(zip(visual.edges, visual.edges.dropFirst()).allSatisfy(<))
    }

    /// Text that reads downwards, upwards and upside down has its boxes where it stands.
    @Test(arguments: [1, 2, 3]) func turnedLines(quarterTurns: Int) throws {
        let box = Rectangle(
            minX: 300, minY: 200, maxX: quarterTurns == 2 ? 500 : 340, maxY: quarterTurns == 2 ? 240 : 400)
        let quad = Quad(box).turned(quarterTurns: quarterTurns)
        let line = try #require(TextLine(joining: [TextWord(text: "sideways", quad: quad, confidence: 1)]))
        let found = try #require(try Program.words(try Sample.document([line])).first)
        #expect(found.text == "sideways")
        let places = [box.minX, box.minY, box.maxX, box.maxY].map { $0 * scale }
        #expect(found.overlap(places[0], places[1], places[2], places[3]) > 0.95)
    }

    /// Tilted words are words, not letters, for other programs, and their boxes are those that hold them.
    @Test(arguments: [-3.0, 0.5, 2, 4, 12, 30, 44, -60, 100, 178]) func tiltedLines(degrees: Double) throws {
        let turn = Self.turn(degrees)
        let words = ["These", "words", "are", "somewhat", "tilted"].enumerated().map { index, text in
            let x = Double(index - 2) * 150
            let box = Rectangle(minX: x - 65, minY: -15, maxX: x + 65, maxY: 15)
            return TextWord(text: text, quad: turn(Quad(box)), confidence: 1)
        }
        let document = try Sample.document([TextLine(joining: words)])
        let found = try Program.words(document)
        #expect(found.map(\.text).sorted() == words.map(\.text).sorted())
        for word in words {
            let box = word.quad.boundingBox
            let place = try #require(found.first { $0.text == word.text })
            #expect(place.overlap(box.minX * scale, box.minY * scale, box.maxX * scale, box.maxY * scale) > 0.7)
        }
    }

    /// A turn about the middle of the picture.
    private static func turn(_ degrees: Double) -> DocumentModel.AffineTransform {
        let (cosine, sine) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        return DocumentModel.AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 500, ty: 400)
    }

    /// A long line of ideographs that is tilted is parted, so that none of it leaves its place.
    @Test func tiltedIdeographsStayInTheirLine() throws {
        let text = "春はあけぼのやうやう白くなりゆく山ぎは"
        let quad = Self.turn(6)(Quad(Rectangle(minX: -380, minY: -20, maxX: 380, maxY: 20)))
        let line = try #require(TextLine(joining: [TextWord(text: text, quad: quad, confidence: 1)]))
        let document = try Sample.document([line])
        let found = try Program.words(document).sorted { $0.minX < $1.minX }
        #expect(found.map(\.text).joined() == text)
        // As one it would be 119 pixels tall; poppler joins some of its parts.
        #expect(found.allSatisfy { $0.maxY - $0.minY < 80 * scale })
    }

    /// Letters that stand as near as those of condensed type are no letters printed twice.
    @Test(arguments: [16.0, 40, 60]) func condensedWordsStayWhole(height: Double) throws {
        let quad = Quad(Rectangle(minX: 100, minY: 100, maxX: 160, maxY: 100 + height))
        let edges = [0.1, 0.12, 0.14, 0.16, 0.4, 0.42, 0.6, 0.8]
        let word = TextWord(text: "hillfiles", quad: quad, confidence: 1, characterEdges: edges)
        let document = try Sample.document([TextLine(joining: [word])])
        #expect(try Program.words(document).map(\.text) == ["hillfiles"])
    }

    @Test func columnsOfJapaneseStayWhole() throws {
        let quad = Quad(Rectangle(minX: 500, minY: 100, maxX: 540, maxY: 300)).turned(quarterTurns: 1)
        let line = try #require(TextLine(joining: [TextWord(text: "春はあけぼの", quad: quad, confidence: 1)]))
        let text = try Program.output("pdftotext", ["-raw", "%", "-"], of: Sample.document([line]))
        #expect(text.filter { !$0.isWhitespace && $0 != "\u{0C}" } == "春はあけぼの")
    }

    /// Within a word the letters are as wide as they were seen, but for those that are too narrow to be told apart.
    @Test func lettersStandWhereTheyWereRead() throws {
        let quad = Quad(Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 40))
        let word = TextWord(text: "illW", quad: quad, confidence: 1, characterEdges: [0.02, 0.2, 0.3])
        let frame = try #require(LineFrame(quad, on: AffineTransform(a: 1, d: -1, ty: 40)))
        let span = try #require(WordSpan(word, in: frame))
        #expect(span.letters.map(String.init) == ["i", "l", "l", "W"])
        #expect(zip(span.edges, [0, 0.06, 0.2, 0.3, 1]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    }

    /// From right to left too: the seen, the first letter, is the widest and stands at the right.
    @Test func lettersFromRightToLeftStandWhereTheyWereRead() throws {
        let quad = Quad(Rectangle(minX: 0, minY: 0, maxX: 100, maxY: 40))
        let word = TextWord(text: "سَال", quad: quad, confidence: 1, characterEdges: [0.6, 0.75])
        let frame = try #require(LineFrame(quad, on: AffineTransform(a: 1, d: -1, ty: 40)))
        let span = try #require(WordSpan(word, in: frame))
        // The mark has half of its letter's place.
        #expect(span.letters.map(String.init) == ["ل", "ا", "\u{64E}", "س"])
        #expect(zip(span.edges, [0, 0.25, 0.4, 0.7, 1]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    }

    /// A letter has a code for each width; where codes run short, it has the width next to that.
    @Test func codesDoNotRunOut() throws {
        var font = LayerFont()
        #expect(font.code(of: "a", width: 12) == 1)
        #expect(font.code(of: "a", width: 13) == 2)
        #expect(font.code(of: "a", width: 12) == 1)
        for scalar in 0x4E00..<0x9000 {
            let letter = Character(try #require(Unicode.Scalar(scalar)))
            for width in 22...28 { #expect(font.code(of: letter, width: width) != nil) }
        }
        #expect(font.code(of: "a", width: 40) == 2)
        #expect(font.code(of: "b", width: 40) != nil)
    }

    @Test func whatHasNoPlaceIsLeftOut() throws {
        let quads = [
            Quad(Rectangle(minX: .nan, minY: 0, maxX: 1, maxY: 1)), Quad(Rectangle(minX: 5, minY: 5, maxX: 5, maxY: 5)),
            Quad(Rectangle(minX: 0, minY: 0, maxX: 1e300, maxY: 1e300)),
            Quad(Rectangle(minX: -.infinity, minY: 0, maxX: .infinity, maxY: 9)),
        ]
        let lines = quads.map { quad in
            TextLine(
                text: "lost", quad: quad, confidence: 1, words: [TextWord(text: "lost", quad: quad, confidence: 1)])
        }
        let document = try Sample.document(lines + [Sample.line(["kept"])])
        #expect(try Program.isSound(document))
        #expect(try Program.words(document).map(\.text) == ["kept"])
    }
}
