import DocumentModel
import Testing

@testable import Recognition

/// What is found from near, made whole by what is found from further away.
@Suite struct TextRegionTests {
    private func region(x: Double, y: Double, width: Double, height: Double = 60) -> TextRegion {
        TextRegion(quad: Quad(Rectangle(x: x, y: y, width: width, height: height)), score: 0.9)
    }

    private func boxes(_ regions: [TextRegion]) -> [Rectangle] {
        regions.map(\.quad.boundingBox).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
    }

    @Test func partsBecomeTheWhole() {
        let letters = [0, 90, 200, 310].map { region(x: $0, y: 0, width: 60) }
        let whole = region(x: -4, y: -2, width: 380, height: 64)
        #expect(boxes(letters.joined(into: [whole])) == boxes([whole]))
    }

    @Test func lineThatIsWholeKeepsItsPlace() {
        let line = region(x: 0, y: 0, width: 400)
        let blurred = region(x: -9, y: -7, width: 420, height: 75)
        #expect(boxes([line].joined(into: [blurred])) == boxes([line]))
        // Further away, its ends are lost.
        #expect(boxes([line].joined(into: [region(x: 30, y: 0, width: 340)])) == boxes([line]))
    }

    @Test func partOfALineGivesWay() {
        let whole = region(x: 0, y: 0, width: 400)
        #expect(boxes([region(x: 120, y: 0, width: 150)].joined(into: [whole])) == boxes([whole]))
    }

    @Test func smallTextBesideLargeTextStays() {
        let letters = [0, 90].map { region(x: $0, y: 0, width: 60) }
        let note = region(x: 0, y: 100, width: 120, height: 12)
        let whole = region(x: 0, y: 0, width: 150)
        #expect(boxes((letters + [note]).joined(into: [whole])) == boxes([whole, note]))
    }

    @Test func whatIsFoundOnlyFromFurtherAwayIsAdded() {
        let line = region(x: 0, y: 0, width: 400)
        let other = region(x: 0, y: 200, width: 300)
        #expect(boxes([line].joined(into: [other])) == boxes([line, other]))
        #expect([TextRegion]().joined(into: []).isEmpty)
    }
}
