import DocumentModel
import Testing

/// What holds for every input.
@Suite struct ReadingOrderTests {
    /// Lines strewn over a page, some in rows, in several sizes, scripts and directions; the same for the same seed.
    private static func strewn(seed: UInt64) -> [TextLine] {
        var random = SeededGenerator(seed: seed)
        return (0..<60).map { index in
            let height = Double.random(in: 12...40, using: &random)
            let text = ["word\(index)", "word\(index) and more", "\(index)", "שלום\(index) עולם", "日本語\(index)"]
                .randomElement(using: &random)
            let x = Double.random(in: 0...1500, using: &random)
            let y = Double(Int.random(in: 0...40, using: &random)) * 45
            let line = TextLine.at(x, y, text ?? "", height: height)
            return Int.random(in: 0..<8, using: &random) == 0 ? line.turned(quarters: 1) : line
        }
    }

    @Test(arguments: 1...20) func everyWordComesOutOnce(seed: Int) {
        let lines = Self.strewn(seed: UInt64(seed))
        let words = ReadingOrder.blocks(from: lines).flatMap(\.lines).flatMap(\.words)
        #expect(words.count == lines.reduce(0) { $0 + $1.words.count })
        #expect(Set(words.map(\.quad)) == Set(lines.flatMap(\.words).map(\.quad)))
    }

    @Test(arguments: 1...20) func theOrderOfTheInputDoesNotMatter(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let lines = Self.strewn(seed: UInt64(seed))
        let expected = ReadingOrder.blocks(from: lines)
        for _ in 0..<3 {
            #expect(ReadingOrder.blocks(from: lines.shuffled(using: &random)) == expected)
        }
    }

    @Test(arguments: 1...20, 1...3) func theWayThePageLiesDoesNotMatter(seed: Int, quarters: Int) {
        let lines = Self.strewn(seed: UInt64(seed))
        #expect(texts(lines.map { $0.turned(quarters: quarters) }) == texts(lines))
    }

    @Test func linesWithoutAPlaceComeLast() {
        let nowhere = TextLine.at(.nan, 0, "nowhere")
        let far = TextLine.at(0, .infinity, "far")
        let huge = TextLine.at(-1e300, 1e300, "huge")
        #expect(
            texts([nowhere, .at(0, 40, "two"), far, .at(0, 0, "one"), huge]) == [
                "one", "two", "far", "huge", "nowhere",
            ])
    }

    @Test func linesWithoutExtentAreKept() {
        let points = (0..<5).map { _ in TextLine.at(10, 10, "point", height: 0) }
        #expect(texts(points) == Array(repeating: "point", count: 5))
        #expect(texts([.at(0, 0, "flat", height: 0), .at(0, 30, "line")]) == ["flat", "line"])
        #expect(texts([.at(0, 0, ""), .at(0, 30, "line")]) == ["", "line"])
    }

    @Test func nothingGivesNoBlocks() {
        #expect(ReadingOrder.blocks(from: []) == [])
    }

    /// Steps overlap each other so that every gutter divides off a single line.
    @Test func deepDivisionsEnd() {
        let steps = (0..<600).map { TextLine.at(60 * Double($0), 5 * Double($0), "abc") }
        #expect(ReadingOrder.blocks(from: steps).flatMap(\.lines).count == 600)
    }
}
