import DocumentModel
import Testing

@testable import Recognition

@Suite struct LineDirectionsTests {
    private func directions(_ sizes: [(Double, Double)]) -> LineDirections {
        LineDirections(
            sizes.map { TextRegion(quad: Quad(Rectangle(x: 5, y: 7, width: $0.0, height: $0.1)), score: 0.9) })
    }

    @Test func noneOfNone() {
        #expect(directions([]).across.isEmpty && directions([]).down.isEmpty)
    }

    @Test func longLinesGoAlongTheirLength() {
        let lines = directions([(100, 20), (20, 100), (60, 20)])
        #expect(lines.across.map(\.width) == [100, 60])
        #expect(lines.across.allSatisfy { $0.angle == 0 })
        // Turned to read downwards: the text's own top is the picture's right side.
        #expect(lines.down.map(\.width) == [100])
        #expect(lines.down.first?.topLeft == Point(x: 25, y: 7))
        #expect(lines.down.first?.topRight == Point(x: 25, y: 107))
    }

    @Test func shortOnesGoWithTheLongerLines() {
        let upright = directions([(100, 20), (22, 20), (20, 25), (20, 70)])
        #expect(upright.across.count == 3 && upright.down.count == 1)
        let sideways = directions([(70, 20), (22, 20), (20, 25), (20, 100)])
        #expect(sideways.across.count == 1 && sideways.down.count == 3)
        // Alone, they stand upright.
        #expect(directions([(22, 20), (20, 25)]).across.count == 2)
    }
}
