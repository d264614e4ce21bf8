import DocumentModel
import Testing

@Suite struct QuadIndexTests {
    /// Whatever the number, the tilt, the size and the overlap: the same answer as looking at every quad in turn.
    @Test(arguments: [0, 1, 7, 8, 9, 64, 65, 700], [2.0, 40, 900])
    func sameAnswersAsTheLinearScan(count: Int, extent: Double) {
        var random = SeededGenerator(seed: UInt64(count) + 1)
        let quads = (0..<count).map { _ in Quad.random(extent: extent, &random) }
        let index = QuadIndex(quads.enumerated().map { (owner: $0.offset, quad: $0.element) })
        let places = (0..<400).map { _ in Point.random(&random) } + quads.map(\.center) + quads.map(\.topLeft)
        for place in places {
            #expect(index.firstOwner(at: place) == quads.firstIndex { $0.contains(place) })
        }
    }

    @Test func anOwnerMayHaveSeveralQuads() {
        let boxes = [(3, 0.0), (5, 20), (3, 40), (1, 45)]
        let index = QuadIndex(
            boxes.map { (owner: $0, quad: Quad(Rectangle(x: $1, y: 0, width: 10, height: 10))) })
        #expect([5, 25, 42, 47, 52, 60].map { index.firstOwner(at: Point(x: $0, y: 5)) } == [3, 5, 3, 1, 1, nil])
    }

    @Test func placesThatAreNoneAreNowhere() {
        let sound = Quad(Rectangle(x: 0, y: 0, width: 10, height: 10))
        var broken = sound
        broken.bottomRight.x = .nan
        var endless = sound
        endless.topLeft.y = -.infinity
        let index = QuadIndex([broken, endless, sound].enumerated().map { (owner: $0.offset, quad: $0.element) })
        #expect(index.firstOwner(at: Point(x: 5, y: 5)) == 2)
        #expect(index.firstOwner(at: Point(x: Double.nan, y: 5)) == nil)
        #expect(index.firstOwner(at: Point(x: 5, y: Double.infinity)) == nil)
    }
}

extension Point {
    /// A point of a picture of 1000 pixels.
    static func random(_ random: inout SeededGenerator) -> Point {
        Point(x: .random(in: 0..<1000, using: &random), y: .random(in: 0..<1000, using: &random))
    }
}

extension Quad {
    /// A tilted rectangle in a picture of 1000 pixels.
    static func random(extent: Double, _ random: inout SeededGenerator) -> Quad {
        let origin = Point.random(&random)
        let along = Point(
            x: .random(in: -extent..<extent, using: &random), y: .random(in: -extent..<extent, using: &random))
        let share = Double.random(in: 0..<1, using: &random)
        let down = Point(x: -along.y * share, y: along.x * share)
        func corner(_ u: Double, _ v: Double) -> Point {
            Point(x: origin.x + u * along.x + v * down.x, y: origin.y + u * along.y + v * down.y)
        }
        return Quad(topLeft: corner(0, 0), topRight: corner(1, 0), bottomRight: corner(1, 1), bottomLeft: corner(0, 1))
    }
}
