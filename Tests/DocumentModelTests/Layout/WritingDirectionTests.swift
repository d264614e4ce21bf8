import DocumentModel
import Testing

/// The order does not depend on how the page lies, and follows the direction of the script.
@Suite struct WritingDirectionTests {
    private static let page: [TextLine] =
        [TextLine.at(100, 20, "heading over both columns of this page", height: 46)]
        + column("a", x: 100, y: 100, lines: 7) + column("b", x: 540, y: 113, lines: 7)
    private static let expected = ["heading"] + (1...7).map { "a\($0)" } + (1...7).map { "b\($0)" }

    @Test(arguments: [1, 2, 3]) func sidewaysAndUpsideDown(quarters: Int) {
        #expect(order(Self.page.map { $0.turned(quarters: quarters) }) == Self.expected)
    }

    @Test(arguments: [-0.2, -0.05, 0.05, 0.2], [0, 1, 2, 3]) func tilted(sine: Double, quarters: Int) {
        #expect(order(Self.page.map { $0.turned(quarters: quarters).tilted(sine: sine) }) == Self.expected)
    }

    @Test func perspectiveFansRowsOut() {
        // Rows of a price list that sink on the left and rise on the right, as on a card seen from one side.
        let lines = (0..<8).flatMap { index -> [TextLine] in
            let y = 40 * Double(index)
            return [.at(0, y, "item\(index) of the menu"), .at(500, y, "\(index).50")]
        }
        let seen = lines.map { line in line.mapped { Point(x: $0.x, y: $0.y + ($0.y - 140) * $0.x * 0.0002) } }
        #expect(order(seen) == (0..<8).flatMap { ["item\($0)", "\($0).50"] })
    }

    @Test func columnsOfJapaneseRunFromRightToLeft() {
        let texts = ["吾輩は猫である。名前は", "まだ無い。どこで生れた", "かとんと見当がつかぬ。"]
        let lines = texts.enumerated().map { TextLine.downwards(right: 300 - 32 * Double($0), top: 40, $1) }
        #expect(order(lines) == texts)
        #expect(ReadingOrder.blocks(from: lines).count == 1)
    }

    @Test func aHeadingOverJapaneseColumnsComesFirst() {
        let texts = ["吾輩は猫である。名前は", "まだ無い。どこで生れた", "かとんと見当がつかぬ。"]
        let lines = texts.enumerated().map { TextLine.downwards(right: 300 - 32 * Double($0), top: 80, $1) }
        #expect(order(lines + [.at(200, 20, "吾輩は猫", height: 30)]) == ["吾輩は猫"] + texts)
        #expect(order(lines + [.at(220, 340, "第三頁です")]) == texts + ["第三頁です"])
    }

    @Test func tiersOfJapaneseColumnsAreReadOneAfterTheOther() {
        let tier = { (top: Double, mark: String) in
            (0..<6).map { TextLine.downwards(right: 300 - 32 * Double($0), top: top, "\(mark)は猫である名前はまだ無い\($0)") }
        }
        let upper = tier(40, "上")
        let lower = tier(380, "下")
        #expect(order(lower + upper) == (upper + lower).map(\.text))
    }

    @Test func hebrewColumnsRunFromRightToLeft() {
        let left = (1...6).map { TextLine.at(100, 30 * Double($0), "ש\($0) שלום עולם זה טקסט ארוך מאוד") }
        let right = (1...6).map { TextLine.at(540, 30 * Double($0), "י\($0) שלום עולם זה טקסט ארוך מאוד") }
        #expect(order(left + right) == (1...6).map { "י\($0)" } + (1...6).map { "ש\($0)" })
    }

    @Test func arabicRowsBeginOnTheRight() {
        let rows = [("حليب", "1.20"), ("خبز", "2.75"), ("المجموع", "3.95")]
        let lines = rows.enumerated().flatMap { index, row in
            [TextLine.at(600, 40 * Double(index), row.0), .at(100, 40 * Double(index), row.1)]
        }
        #expect(texts(lines) == rows.flatMap { [$0.0, $0.1] })
    }

    @Test func aSidewaysNoteIsABlockOfItsOwn() {
        let text = column("a", x: 100, y: 100, lines: 6)
        let note = TextLine.downwards(right: 800, top: 100, "archive 1234", size: 14)
        #expect(blocks(text + [note]) == [(1...6).map { "a\($0)" }, ["archive"]])
    }

    @Test func aLineTakenForUpsideDownStaysInPlace() {
        var lines = column("a", x: 100, y: 100, lines: 6)
        let quad = lines[2].quad
        lines[2] = TextLine(
            text: lines[2].text,
            quad: Quad(
                topLeft: quad.bottomRight, topRight: quad.bottomLeft, bottomRight: quad.topLeft,
                bottomLeft: quad.topRight), confidence: 1, words: [])
        #expect(blocks(lines) == [(1...6).map { "a\($0)" }])
    }

    @Test func aSingleDigitThatLooksSidewaysStaysInItsRow() {
        // The quad of a lone 1 is taller than wide, so that its direction is a guess.
        let lines = [
            TextLine.at(0, 0, "Seat belts"), .downwards(right: 410, top: 0, "1"), .at(0, 40, "Head lamps"),
            .at(400, 40, "2"), .at(0, 80, "Rear window"), .at(400, 80, "3"),
        ]
        #expect(texts(lines) == ["Seat belts", "1", "Head lamps", "2", "Rear window", "3"])
    }
}
