import Testing

@testable import LiveText

@Suite struct PixelBoxTests {
    private let page = PixelSize(width: 400, height: 300)

    private func edges(_ quad: Quad, on page: PixelSize) -> [Int] {
        let box = PixelBox(around: quad, on: page)
        return [box.left, box.top, box.right, box.bottom]
    }

    @Test func boxesAreRoundedOutwards() {
        #expect(edges(FormatSamples.box(10.4, 20.6, 5.2, 5.2), on: page) == [10, 20, 16, 26])
    }

    @Test func boxesLieOnThePageAndAreNeverEmpty() {
        #expect(edges(FormatSamples.box(-9, -9, 3, 3), on: page) == [0, 0, 1, 1])
        #expect(edges(FormatSamples.box(500, 500, 3, 3), on: page) == [399, 299, 400, 300])
        #expect(edges(FormatSamples.box(20, 20, 0, 0), on: page) == [20, 20, 21, 21])
        let everywhere = Rectangle(minX: -1e300, minY: -.infinity, maxX: 1e300, maxY: .infinity)
        #expect(edges(Quad(everywhere), on: page) == [0, 0, 400, 300])
    }

    @Test func pagesMayBeAsLargeOrSmallAsTheyLike() {
        #expect(edges(FormatSamples.box(1, 1, 2, 2), on: PixelSize(width: 0, height: -5)) == [0, 0, 0, 0])
        let huge = PixelSize(width: .max, height: .max)
        #expect(edges(FormatSamples.box(1, 1, 1e300, 1e300), on: huge) == [1, 1, .max, .max])
    }
}
