import DocumentModel
import Testing

/// Running text side by side is read column by column.
@Suite struct ColumnTests {
    @Test(arguments: [0.0, 13.0]) func twoColumnsAreReadOneAfterTheOther(shift: Double) {
        // With a shift of nought the lines of both columns stand side by side, as in print.
        let lines = column("a", x: 100, y: 100, lines: 8) + column("b", x: 540, y: 100 + shift, lines: 8)
        #expect(order(lines) == (1...8).map { "a\($0)" } + (1...8).map { "b\($0)" })
    }

    @Test func threeColumnsBelowAHeading() {
        let heading = TextLine.at(100, 40, "heading that spans what stands below it", height: 50)
        let lines =
            column("a", x: 100, y: 140, lines: 6) + column("b", x: 540, y: 140, lines: 6)
            + column("c", x: 980, y: 140, lines: 6)
        let expected = ["a", "b", "c"].flatMap { mark in (1...6).map { "\(mark)\($0)" } }
        #expect(order([heading] + lines) == ["heading"] + expected)
    }

    @Test func aHeadingBetweenColumnsDividesThem() {
        let upper = column("a", x: 100, y: 100, lines: 4) + column("b", x: 540, y: 100, lines: 4)
        let heading = TextLine.at(100, 260, "heading over the full width of both columns", height: 36)
        let lower = column("c", x: 100, y: 340, lines: 4) + column("d", x: 540, y: 340, lines: 4)
        let expected = ["a", "b"].flatMap { mark in (1...4).map { "\(mark)\($0)" } } + ["heading"]
        #expect(
            order(upper + [heading] + lower) == expected
                + ["c", "d"].flatMap { mark in (1...4).map { "\(mark)\($0)" } })
    }

    @Test func aSidebarIsReadApartFromTheText() {
        let links = ["home", "news", "sports", "weather", "travel", "about"].enumerated().map { index, text in
            TextLine.at(20, 100 + 45 * Double(index), text)
        }
        let text = column("a", x: 220, y: 104, lines: 10)
        #expect(
            order(links + text) == ["home", "news", "sports", "weather", "travel", "about"] + (1...10).map { "a\($0)" })
    }

    @Test func aNarrowGutterContinuesBelowAWideLine() {
        // Below the line that was taken for one of both columns too few lines are left to find a narrow gutter anew.
        let upper = column("a", x: 100, y: 100, lines: 10) + column("b", x: 520, y: 107, lines: 10)
        let wide = TextLine.at(100, 367, "wide line that a detector read across the gutter between the two columns")
        let lower = [
            TextLine.at(100, 393, "c1 and then more words follow until here"),
            .at(100, 419, "c2 and then more words follow until here"), .at(520, 400, "d1 and then words"),
            .at(520, 426, "d2 and then words"),
        ]
        let expected = (1...10).map { "a\($0)" } + (1...10).map { "b\($0)" } + ["wide", "c1", "c2", "d1", "d2"]
        #expect(order(upper + [wide] + lower) == expected)
    }

    @Test func addressesSideBySideThatDoNotAlignAreColumns() {
        let left = ["Ann", "Bob", "Cid", "Dan"].enumerated().map {
            TextLine.at(0, 30 * Double($0), "\($1) of the left")
        }
        let right = ["Eva", "Fay", "Gus", "Hal"].enumerated().map {
            TextLine.at(400, 37 * Double($0) + 12, "\($1) of it")
        }
        #expect(order(left + right) == ["Ann", "Bob", "Cid", "Dan", "Eva", "Fay", "Gus", "Hal"])
    }

    @Test func aConversationIsReadDownwards() {
        let lines = [
            TextLine.at(20, 100, "one"), .at(600, 160, "two"), .at(600, 220, "three"), .at(20, 280, "four"),
            .at(600, 340, "five"),
        ]
        #expect(order(lines) == ["one", "two", "three", "four", "five"])
    }

    @Test func partsThatTakeTurnsAreNoColumns() {
        // The ends of the parts reach a little beside each other, as the totals of a slanted receipt do.
        let tops = [0.0, 26, 52, 78, 88, 114, 140, 166, 192, 204, 230, 256, 282]
        let lines = tops.enumerated().map { index, y in
            TextLine.at((4...8).contains(index) ? 400 : 20, y, "row\(index) of it")
        }
        #expect(order(lines) == tops.indices.map { "row\($0)" })
    }
}
