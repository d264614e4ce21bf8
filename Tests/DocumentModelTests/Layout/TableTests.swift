import DocumentModel
import Testing

/// What stands side by side without being running text is read row by row.
@Suite struct TableTests {
    @Test func aReceiptIsReadRowByRow() {
        let lines = [
            TextLine.at(200, 0, "Corner shop"), .at(0, 60, "Milk"), .at(540, 60, "1.20"), .at(0, 90, "Bread rolls"),
            .at(540, 90, "2.75"), .at(0, 120, "Potatoes new"), .at(530, 120, "12.00"), .at(0, 150, "Total"),
            .at(530, 150, "15.95"), .at(180, 210, "Thank you"),
        ]
        #expect(
            texts(lines) == [
                "Corner shop", "Milk", "1.20", "Bread rolls", "2.75", "Potatoes new", "12.00", "Total", "15.95",
                "Thank you",
            ])
    }

    @Test func pricesBelongToLongItemsOfTwoLines() {
        // The price stands beside the middle of the item, level with neither of its lines.
        let lines = (0..<4).flatMap { index -> [TextLine] in
            let y = 80 * Double(index)
            return [
                .at(0, y, "item\(index) with a long description of it"),
                .at(0, y + 24, "more\(index) of that item here"),
                .at(600, y + 12, "\(index).99"),
            ]
        }
        let expected = (0..<4).flatMap { ["item\($0)", "more\($0)", "\($0).99"] }
        #expect(order(lines) == expected)
    }

    @Test func aTableIsReadRowByRowAndItsCellsStayLines() {
        let names = [("Evan Anderson", "Failed"), ("Mia Harris", "Paid"), ("Jo Page", "Open"), ("Al Farley", "Paid")]
        let lines = names.enumerated().flatMap { index, name -> [TextLine] in
            let y = 40 * Double(index)
            // Letters of such type differ in width, those of a terminal do not.
            let widths = [0.8, 1, 1.15, 0.9]
            return [(0.0, name.0), (200, "Company \(index)"), (400, "2\(index).50"), (500, name.1)].enumerated().map {
                let (x, width) = ($1.0, widths[($0 + index) % 4])
                return TextLine.at(x, y, $1.1).mapped { Point(x: x + ($0.x - x) * width, y: $0.y) }
            }
        }
        let expected = names.enumerated().flatMap { [$1.0, "Company \($0)", "2\($0).50", $1.1] }
        #expect(texts(lines) == expected)
        #expect(ReadingOrder.blocks(from: lines).count == 1)
    }

    @Test func aFormIsReadLabelByValue() {
        let fields = [("Date:", "December 9"), ("To:", "Haney Bell"), ("From:", "David Remes"), ("Room:", "803 East")]
        let lines = fields.enumerated().flatMap { index, field in
            [TextLine.at(100, 60 * Double(index), field.0), .at(220, 60 * Double(index) + 2, field.1)]
        }
        #expect(texts(lines) == fields.flatMap { [$0.0, $0.1] })
    }

    @Test func labelsOverLargerValuesAreReadTogether() {
        let lines = ["Revenue", "Users", "Errors"].enumerated().flatMap { index, label in
            [
                TextLine.at(200 * Double(index), 100, label, height: 16),
                .at(200 * Double(index), 122, "\(index)3,038", height: 28),
            ]
        }
        #expect(texts(lines) == ["Revenue", "03,038", "Users", "13,038", "Errors", "23,038"])
    }

    @Test func lineNumbersBelongToTheirLines() {
        let lines = (1...9).flatMap { number in
            [
                TextLine.at(0, 30 * Double(number), "\(number)"),
                .at(60, 30 * Double(number) + 3, "text\(number) of a transcript that runs on and on"),
            ]
        }
        #expect(order(lines) == (1...9).flatMap { ["\($0)", "text\($0)"] })
    }
}
