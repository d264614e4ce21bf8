import DocumentModel
import Testing

@Suite struct RecognizedDocumentHitTestTests {
    private let document = RecognizedDocument.sample

    @Test(arguments: [(5, 5, 0, 0), (55, 19, 0, 1), (55, 50, 1, 1), (1, 130, 3, 0)])
    func wordsAreFoundAtTheirPlace(x: Double, y: Double, line: Int, word: Int) throws {
        let hit = try #require(document.word(at: Point(x: x, y: y)))
        #expect(hit.line == line)
        #expect(hit.word == word)
    }

    @Test(arguments: [(45, 5), (5, 30), (300, 5), (-1, 5), (Double.nan, 5)])
    func elsewhereIsNone(x: Double, y: Double) {
        #expect(document.word(at: Point(x: x, y: y)) == nil)
    }

    /// A line's own quad may be tighter than its words', as some engines give it.
    @Test func wordsThatStickOutOfTheirLineAreFound() {
        let word = TextWord(
            text: "Qy", quad: Quad(Rectangle(x: 0, y: 0, width: 20, height: 30)), confidence: 1, range: 0..<2)
        let line = TextLine(
            text: "Qy", quad: Quad(Rectangle(x: 0, y: 5, width: 20, height: 20)), confidence: 1, words: [word])
        let block = TextBlock(quad: line.quad, lines: [line])
        let document = RecognizedDocument(size: PixelSize(width: 20, height: 30), blocks: [block], codes: [])
        #expect(document.word(at: Point(x: 10, y: 28))?.word == 0)
    }

    @Test func codesAreFoundAtTheirPlace() {
        #expect(document.code(at: Point(x: 210, y: 10))?.payload == "a")
        #expect(document.code(at: Point(x: 199, y: 10)) == nil)
    }

    /// Pages of tilted, overlapping words in lines of any length, some of them empty.
    @Test(arguments: 0..<20)
    func sameAnswersAsTheLinearScan(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let lines = (0..<30).map { _ in
            let words = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                TextWord(text: "", quad: .random(extent: 120, &random), confidence: 1, range: 0..<0)
            }
            return TextLine(text: "", quad: .random(extent: 300, &random), confidence: 1, words: words)
        }
        let block = try #require(TextBlock(lines: lines))
        let document = RecognizedDocument(size: PixelSize(width: 1000, height: 1000), blocks: [block], codes: [])
        for _ in 0..<300 {
            let point = Point.random(&random)
            let line = lines.firstIndex { $0.words.contains { $0.quad.contains(point) } }
            let hit = document.word(at: point)
            #expect(hit?.line == line)
            #expect(hit?.word == line.flatMap { lines[$0].words.firstIndex { $0.quad.contains(point) } })
            #expect(document.line(at: point) == line ?? lines.firstIndex { $0.quad.contains(point) })
        }
    }

    @Test func gapsBetweenWordsBelongToTheirLine() {
        #expect(document.line(at: Point(x: 45, y: 5)) == 0)
        #expect(document.line(at: Point(x: 45, y: 30)) == nil)
    }
}
