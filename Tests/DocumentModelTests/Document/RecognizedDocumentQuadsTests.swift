import DocumentModel
import Testing

@Suite struct RecognizedDocumentQuadsTests {
    private let document = RecognizedDocument.sample

    @Test func aWordHasItsOwnQuad() {
        #expect(document.quads(for: 5..<11) == [Quad(Rectangle(x: 50, y: 0, width: 60, height: 20))])
    }

    @Test func partsOfWordsHaveTheirShare() {
        #expect(document.quads(for: 1..<3) == [Quad(Rectangle(x: 10, y: 0, width: 20, height: 20))])
        // From the middle of one word to the middle of the next, the space included.
        #expect(document.quads(for: 2..<7) == [Quad(Rectangle(x: 20, y: 0, width: 50, height: 20))])
    }

    @Test func aRangeOverLinesHasAQuadEach() {
        let quads = document.quads(for: 5..<16)
        #expect(
            quads == [
                Quad(Rectangle(x: 50, y: 0, width: 60, height: 20)),
                Quad(Rectangle(x: 0, y: 40, width: 40, height: 20)),
            ])
    }

    @Test(arguments: [4..<5, 11..<12, 3..<3, 36..<40, -5..<0])
    func betweenWordsAndOutsideIsNothing(range: Range<Int>) {
        #expect(document.quads(for: range).isEmpty)
    }

    @Test func theWidestRangeIsTheWholeText() {
        #expect(document.quads(for: Int.min..<Int.max) == document.quads(for: 0..<36))
        #expect(document.quads(for: 0..<36).count == 4)
    }

    @Test func lettersCountNotTheirUnits() throws {
        let line = TextLine(
            text: "a👍b", quad: Quad(Rectangle(x: 0, y: 0, width: 30, height: 10)), confidence: 1,
            words: [
                TextWord(
                    text: "a👍b", quad: Quad(Rectangle(x: 0, y: 0, width: 30, height: 10)), confidence: 1, range: 0..<4)
            ])
        let thumb = try #require(line.quad(for: 1..<3)).boundingBox
        #expect(abs(thumb.minX - 10) < 1e-9 && abs(thumb.maxX - 20) < 1e-9)
        let last = try #require(line.quad(for: 3..<4)).boundingBox
        #expect(abs(last.minX - 20) < 1e-9 && abs(last.maxX - 30) < 1e-9)
    }

    /// Five squares, of which four halves are Latin.
    @Test func ideographsAreTwiceAsWideAsLatinLetters() throws {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 100, height: 20))
        let words = [TextWord(text: "の表diskを", quad: quad, confidence: 1, range: 0..<7)]
        let line = TextLine(text: "の表diskを", quad: quad, confidence: 1, words: words)
        let block = try #require(TextBlock(lines: [line]))
        let document = RecognizedDocument(size: PixelSize(width: 100, height: 20), blocks: [block], codes: [])
        let disk = try #require(document.quads(for: 2..<6).first).boundingBox
        #expect(abs(disk.minX - 40) < 1e-9 && abs(disk.maxX - 80) < 1e-9)
        for (x, offset) in [(5.0, 0), (25, 1), (41, 2), (53, 3), (78, 6), (82, 6), (95, 7)] {
            #expect(document.offset(nearest: Point(x: x, y: 10)) == offset)
        }
    }

    /// Arabic and Hebrew begin at the right.
    @Test(arguments: ["سلام", "שלום"])
    func partsOfWordsFromRightToLeft(text: String) throws {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 40, height: 10))
        let line = TextLine(
            text: text, quad: quad, confidence: 1,
            words: [TextWord(text: text, quad: quad, confidence: 1, range: 0..<4)])
        #expect(try #require(line.quad(for: 0..<1)).boundingBox == Rectangle(x: 30, y: 0, width: 10, height: 10))
    }

    @Test func aRangeThatIsNoPartOfTheWordsTextDoesNoHarm() throws {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 40, height: 10))
        let words = [
            TextWord(text: "ab", quad: quad, confidence: 1, range: 0..<9),
            TextWord(text: "", quad: quad, confidence: 1, range: 10..<12),
        ]
        let line = TextLine(text: "ab", quad: quad, confidence: 1, words: words)
        #expect(try #require(line.quad(for: 0..<5)).width == 40)
        #expect(try #require(line.quad(for: 10..<11)).width == 0)
    }

    @Test func lettersHaveThePlacesThatTheEngineSaw() throws {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 100, height: 10))
        let word = TextWord(text: "Wil", quad: quad, confidence: 1, characterEdges: [0.6, 0.8])
        let line = try #require(TextLine(joining: [word]))
        let document = RecognizedDocument(
            size: PixelSize(width: 100, height: 10), blocks: [try #require(TextBlock(lines: [line]))], codes: [])
        #expect(document.quads(for: 0..<1).first?.topRight.x == 60)
        #expect(document.quads(for: 1..<2).map { [$0.topLeft.x, $0.topRight.x] } == [[60, 80]])
        #expect(document.quads(for: 0..<3) == [quad])
    }

    /// The first letter of an Arabic word ends where its first edge is, from the word's right end.
    @Test func lettersFromRightToLeftHaveThePlacesThatTheEngineSaw() throws {
        let quads = [Rectangle(x: 100, y: 0, width: 100, height: 10), Rectangle(x: 0, y: 0, width: 80, height: 10)]
            .map { Quad($0) }
        let words = [
            TextWord(text: "سال", quad: quads[0], confidence: 1, characterEdges: [0.6, 0.75]),
            TextWord(text: "202", quad: quads[1], confidence: 1, characterEdges: [0.25, 0.5]),
        ]
        let line = try #require(TextLine(joining: words))
        #expect(line.text == "سال 202")
        let document = RecognizedDocument(
            size: PixelSize(width: 200, height: 10), blocks: [try #require(TextBlock(lines: [line]))], codes: [])
        func ends(_ range: Range<Int>) -> [[Double]] {
            document.quads(for: range).map { [$0.topLeft.x, $0.topRight.x] }
        }
        #expect(ends(0..<1) == [[140, 200]])
        #expect(ends(1..<2) == [[125, 140]])
        #expect(ends(1..<3) == [[100, 140]])
        #expect(ends(4..<5) == [[0, 20]])
        // What lies between is selected in one piece.
        #expect(ends(2..<5) == [[0, 125]])
        for (x, offset) in [(160.0, 1), (180, 0), (130, 2), (115, 2), (105, 3), (5, 4), (35, 6)] {
            #expect(document.offset(nearest: Point(x: x, y: 5)) == offset, "at \(x)")
        }
        #expect(document.offset(ofCharacterAt: Point(x: 150, y: 5)) == 0)
        #expect(document.offset(ofCharacterAt: Point(x: 130, y: 5)) == 1)
        let carets = try #require(document.carets(of: 1..<2))
        #expect([carets.start.topLeft.x, carets.end.topLeft.x] == [140, 125])
        // Dragged from the seen's middle to behind the alef.
        let start = try #require(document.offset(nearest: Point(x: 160, y: 5)))
        var selection = TextSelection(at: start, by: .character, in: document)
        selection.extend(to: try #require(document.offset(nearest: Point(x: 122, y: 5))), in: document)
        #expect(selection.ranges == [1..<2])
    }
}
