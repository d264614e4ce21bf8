import DocumentModel
import Testing

@testable import Recognition

@Suite struct PageLayoutTests {
    private func layout(_ boxes: [Rectangle]) -> PageLayout {
        PageLayout(lines: boxes.map { PageLayout.Line(box: $0, block: 0, isVertical: false) })
    }

    private let rows = (0..<8).map { Rectangle(x: 10, y: Double($0) * 40, width: 300, height: 20) }

    @Test func underscoresJoinTheirLine() {
        let underscore = Rectangle(x: 50, y: 22, width: 100, height: 3)
        let joined = layout(rows + [underscore]).joiningSlivers()
        #expect(joined.lines.count == rows.count)
        #expect(joined.lines[0].box.maxY == 25)
    }

    @Test func framesAreDropped() {
        let frame = Rectangle(x: 0, y: 0, width: 400, height: 340)
        #expect(layout([frame] + rows).droppingFrames().lines.map(\.box) == rows)
    }

    @Test func aLargeHeadingIsKept() {
        let heading = Rectangle(x: 10, y: 400, width: 380, height: 90)
        #expect(layout(rows + [heading]).droppingFrames().lines.count == rows.count + 1)
    }

    @Test func linesThatReachIntoOneAnotherAreTangled() {
        let close = (0..<8).map { Rectangle(x: 10, y: Double($0) * 14, width: 300, height: 20) }
        #expect(layout(close).isTangled)
        #expect(!layout(rows).isTangled)
    }

    @Test func tallLinesMeanAPageOnItsSide() {
        let columns = rows.map { Rectangle(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
        #expect(layout(columns).isSideways)
        #expect(!layout(rows).isSideways)
        #expect(!layout([]).isSideways)
    }
}
