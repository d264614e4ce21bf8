import DocumentModel
import Testing

@Suite struct RecognizedDocumentTests {
    private let document = RecognizedDocument.sample

    @Test func theTranscriptJoinsTheLinesOfAllBlocks() {
        #expect(document.transcript == "Blue bottle\nCafé 👍 ok\n日本語 text\nlast")
        #expect(document.lines.map(\.text) == ["Blue bottle", "Café 👍 ok", "日本語 text", "last"])
    }

    /// An emoji beyond the basic plane takes two units, Chinese characters one.
    @Test func lineRangesCountUTF16Units() {
        #expect(document.lineRanges == [0..<11, 12..<22, 23..<31, 32..<36])
        let units = Array(document.transcript.utf16)
        for (line, range) in zip(document.lines, document.lineRanges) {
            #expect(String(decoding: units[range], as: UTF16.self) == line.text)
        }
    }

    @Test func wordRangesLieInTheTranscript() {
        let units = Array(document.transcript.utf16)
        for (index, line) in document.lines.enumerated() {
            for word in line.words {
                #expect(String(decoding: units[document.range(of: word, inLine: index)], as: UTF16.self) == word.text)
            }
        }
    }

    @Test(arguments: [
        (0..<1, 0..<1), (0..<36, 0..<4), (10..<13, 0..<2), (11..<12, 1..<1), (11..<13, 1..<2), (5..<5, 0..<0),
        (36..<99, 4..<4), (-9..<0, 0..<0), (-9..<1, 0..<1), (Int.min..<Int.max, 0..<4), (31..<32, 3..<3),
    ])
    func linesOfARange(range: Range<Int>, lines: Range<Int>) {
        #expect(document.lineIndices(in: range).isEmpty == lines.isEmpty)
        if !lines.isEmpty { #expect(document.lineIndices(in: range) == lines) }
    }

    @Test func emptyLinesKeepTheirPlace() {
        let lines = [TextLine.sample("a", y: 0), .sample("", y: 20), .sample("b", y: 40)]
        let document = RecognizedDocument(
            size: PixelSize(width: 10, height: 60), blocks: [TextBlock(quad: lines[0].quad, lines: lines)], codes: [])
        #expect(document.transcript == "a\n\nb")
        #expect(document.lineRanges == [0..<1, 2..<2, 3..<4])
        #expect(document.quads(for: 0..<4) == [lines[0].quad, lines[2].quad])
    }

    @Test func anEmptyDocumentAnswersEverything() {
        let empty = RecognizedDocument(size: PixelSize(width: 0, height: 0), blocks: [], codes: [])
        #expect(empty.transcript.isEmpty)
        #expect(empty.lineIndices(in: 0..<5).isEmpty)
        #expect(empty.quads(for: Int.min..<Int.max).isEmpty)
        #expect(empty.word(at: Point(x: 0, y: 0)) == nil)
        #expect(empty.code(at: Point(x: 0, y: 0)) == nil)
    }

    @Test func aBlockEnclosesItsLines() {
        #expect(document.blocks.first?.quad == Quad(Rectangle(x: 0, y: 0, width: 110, height: 60)))
        #expect(TextBlock(lines: []) == nil)
    }
}
