import DocumentModel
import Testing

/// Lines become paragraphs by spacing, indent and size, and fragments of a line become one.
@Suite struct ParagraphTests {
    @Test func aWiderGapBeginsAParagraph() {
        let lines = column("a", x: 0, y: 0, lines: 4) + column("b", x: 0, y: 124, lines: 3)
        #expect(blocks(lines) == [["a1", "a2", "a3", "a4"], ["b1", "b2", "b3"]])
    }

    @Test func anIndentBeginsAParagraph() {
        var second = column("b", x: 0, y: 104, lines: 3)
        second[0] = .at(30, 104, second[0].text)
        let lines = column("a", x: 0, y: 0, lines: 4) + second
        #expect(blocks(lines) == [["a1", "a2", "a3", "a4"], ["b1", "b2", "b3"]])
    }

    @Test func anotherSizeBeginsABlock() {
        let lines = [TextLine.at(0, 0, "Heading", height: 36)] + column("a", x: 0, y: 44, lines: 3)
        #expect(blocks(lines) == [["Heading"], ["a1", "a2", "a3"]])
    }

    @Test func fragmentsOfALineOfTextBecomeOne() throws {
        var lines = column("a", x: 0, y: 0, lines: 5)
        lines[1] = .at(0, 26, "a2 and then more")
        lines.append(.at(172, 27, "words follow until here"))
        let block = try #require(ReadingOrder.blocks(from: lines).first)
        #expect(block.lines.count == 5)
        let joined = block.lines[1]
        #expect(joined.text == "a2 and then more words follow until here")
        #expect(joined.words.map(\.text) == joined.text.split(separator: " ").map(String.init))
        for word in joined.words {
            let start = joined.text.utf16.index(joined.text.startIndex, offsetBy: word.range.lowerBound)
            let end = joined.text.utf16.index(joined.text.startIndex, offsetBy: word.range.upperBound)
            #expect(joined.text[start..<end] == word.text)
        }
        #expect(joined.confidence == 1)
        #expect(joined.quad.boundingBox.minX == 0)
        #expect(joined.quad.boundingBox.maxX == 402)
    }

    @Test func confidenceIsWeightedByLength() throws {
        var lines = column("a", x: 0, y: 0, lines: 5)
        lines[1] = .at(0, 26, "a2 and then more")
        let fragment = TextLine.at(172, 26, "words follow until here")
        lines.append(
            TextLine(text: fragment.text, quad: fragment.quad, confidence: 0.5, language: "en", words: fragment.words))
        let joined = try #require(ReadingOrder.blocks(from: lines).first).lines[1]
        #expect((joined.confidence - (16 + 0.5 * 23) / 39).magnitude < 1e-9)
        #expect(joined.language == "en")
    }

    @Test func fragmentsOfHebrewAreJoinedFromTheRight() {
        var lines = (0..<5).map { TextLine.at(0, 26 * Double($0), "ש\($0) שלום עולם זה טקסט ארוך מאוד מאוד") }
        lines[1] = .at(208, 26, "ראשון של השורה")
        lines.append(.at(0, 26, "שני של השורה הזאת הוא"))
        #expect(texts(lines).contains("ראשון של השורה שני של השורה הזאת הוא"))
    }

    @Test func aGutterIsNoSpace() {
        // The gutter is no wider than what joins fragments inside a column.
        let lines = column("a", x: 0, y: 0, lines: 10) + column("b", x: 415, y: 0, lines: 10)
        #expect(order(lines) == (1...10).map { "a\($0)" } + (1...10).map { "b\($0)" })
    }

    @Test func cellsStayApartWhereTextWouldBeJoined() {
        let rows = [("CASH RM", "14.00"), ("CHANGE RM", "0.40"), ("ROUNDING RM", "0.02")]
        let lines = rows.enumerated().flatMap { index, row in
            [TextLine.at(0, 40 * Double(index), row.0), .at(122, 40 * Double(index), row.1)]
        }
        #expect(texts(lines) == rows.flatMap { [$0.0, $0.1] })
    }
}
