import DocumentModel
import Testing

@Suite struct RecognizedDocumentPositionTests {
    /// A point in a character finds it, and the boundary that is nearer, however the text stands.
    @Test(arguments: SelectionPage.all)
    func everyCharacterIsFound(page: SelectionPage) throws {
        let document = page.document
        for range in document.characterRangesInWords {
            let place = try #require(document.quads(for: range).first)
            let carets = try #require(document.carets(of: range))
            let start = carets.start.center.interpolated(to: place.center, by: 0.5)
            let end = carets.end.center.interpolated(to: place.center, by: 0.5)
            #expect(document.offset(ofCharacterAt: place.center) == range.lowerBound)
            #expect(document.offset(nearest: start) == range.lowerBound)
            #expect(document.offset(nearest: end) == range.upperBound)
        }
    }

    /// Two columns: "The quick brown" is 150 pixels wide, "fox don’t 👍🏽 stop" 190, "here" 40; the second begins at 300.
    @Test(arguments: [
        (-50.0, 10.0, 0), (200, 10, 15), (110, 40, 26), (230, 40, 35), (100, 70, 40), (45, 500, 40), (290, 10, 41),
        (290, 70, 55), (900, -50, 54), (43, 24, 4),
    ])
    func besideTheTextTheNearestLineOfTheNearestBlockCounts(x: Double, y: Double, expected: Int) {
        #expect(SelectionPage.upright.document.offset(nearest: Point(x: x, y: y)) == expected)
    }

    @Test func withoutTextOrPointThereIsNone() {
        let empty = RecognizedDocument(size: PixelSize(width: 10, height: 10), blocks: [], codes: [])
        #expect(empty.offset(nearest: Point(x: 1, y: 1)) == nil)
        #expect(empty.offset(ofCharacterAt: Point(x: 1, y: 1)) == nil)
        #expect(SelectionPage.upright.document.offset(nearest: Point(x: .nan, y: 1)) == nil)
        #expect(SelectionPage.upright.document.offset(nearest: Point(x: 1, y: .infinity)) == nil)
    }

    /// Places and ranges that do not fit the text, as a damaged file may have them.
    @Test func linesWithoutSoundWordsDoNoHarm() throws {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 40, height: 10))
        let flat = Quad(Rectangle(x: 0, y: 0, width: 0, height: 0))
        let words = [
            TextWord(text: "", quad: quad, confidence: 1, range: 0..<2),
            TextWord(text: "long text", quad: quad, confidence: 1, range: 1..<2),
            TextWord(text: "flat", quad: flat, confidence: 1, range: 0..<2),
        ]
        for words in [[], [words[0]], [words[1]], [words[2]]] {
            let line = TextLine(text: "👍", quad: quad, confidence: 1, words: words)
            let block = TextBlock(quad: quad, lines: [line])
            let document = RecognizedDocument(size: PixelSize(width: 40, height: 10), blocks: [block], codes: [])
            let offset = try #require(document.offset(nearest: Point(x: 39, y: 5)))
            #expect(offset == 0 || offset == 2)
            #expect(document.range(of: .word, at: offset) == 0..<2)
        }
    }
}
