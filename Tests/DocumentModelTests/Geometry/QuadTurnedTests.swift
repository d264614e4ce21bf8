import DocumentModel
import Testing

@Suite struct QuadTurnedTests {
    private let quad = Quad(Rectangle(x: 10, y: 20, width: 40, height: 8))

    @Test func directionTurnsClockwise() {
        for (turns, angle) in [(0, 0.0), (1, .pi / 2), (2, .pi), (3, -.pi / 2), (-1, -.pi / 2), (5, .pi / 2)] {
            let turned = quad.turned(quarterTurns: turns)
            #expect(abs(turned.angle - angle) < 1e-12, "\(turns) quarters")
            let isOdd = turns & 1 == 1
            #expect(turned.width == (isOdd ? 8 : 40) && turned.height == (isOdd ? 40 : 8))
        }
    }

    @Test func placeStaysTheSame() {
        for turns in -4...4 {
            let turned = quad.turned(quarterTurns: turns)
            #expect(Set(turned.corners) == Set(quad.corners))
            #expect(turned.turned(quarterTurns: -turns) == quad)
        }
        // Reading downwards, the text's own top is on the right.
        #expect(quad.turned(quarterTurns: 1).topLeft == Point(x: 50, y: 20))
        #expect(quad.turned(quarterTurns: 3).topLeft == Point(x: 10, y: 28))
    }

    @Test func anyNumberOfTurns() {
        #expect(quad.turned(quarterTurns: .min) == quad)
        #expect(quad.turned(quarterTurns: .max) == quad.turned(quarterTurns: 3))
    }
}
