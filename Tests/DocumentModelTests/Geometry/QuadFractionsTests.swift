import Testing

@testable import DocumentModel

@Suite struct QuadFractionsTests {
    private let upright = Quad(Rectangle(x: 100, y: 50, width: 200, height: 20))

    @Test(arguments: [(100.0, 50.0, 0.0, 0.0), (300, 70, 1, 1), (150, 60, 0.25, 0.5), (50, 90, -0.25, 2)])
    func upright(x: Double, y: Double, along: Double, across: Double) throws {
        let fractions = try #require(upright.fractions(of: Point(x: x, y: y)))
        #expect(abs(fractions.along - along) < 1e-12 && abs(fractions.across - across) < 1e-12)
    }

    /// However it is turned or slanted, the point at given shares is found again.
    @Test(arguments: [(200.0, 0.0, 0.0, 20.0), (0, 200, -20, 0), (-200, 10, 5, -20), (150, 90, 3, 20)])
    func parallelograms(ax: Double, ay: Double, dx: Double, dy: Double) throws {
        func point(_ u: Double, _ v: Double) -> Point { Point(x: 7 + u * ax + v * dx, y: 9 + u * ay + v * dy) }
        let quad = Quad(topLeft: point(0, 0), topRight: point(1, 0), bottomRight: point(1, 1), bottomLeft: point(0, 1))
        let fractions = try #require(quad.fractions(of: point(0.3, 1.5)))
        #expect(abs(fractions.along - 0.3) < 1e-9 && abs(fractions.across - 1.5) < 1e-9)
    }

    @Test func gapsArePixels() {
        #expect(upright.gap(to: Point(x: 200, y: 60)) == (0, 0))
        let gap = upright.gap(to: Point(x: 350, y: 40))
        #expect(abs(gap.along - 50) < 1e-9 && abs(gap.across - 10) < 1e-9)
    }

    @Test func withoutAreaThereAreNone() {
        let flat = Quad(Rectangle(x: 0, y: 0, width: 10, height: 0))
        #expect(flat.fractions(of: Point(x: 1, y: 1)) == nil)
        #expect(flat.gap(to: Point(x: 1, y: 1)) == (.infinity, .infinity))
        #expect(upright.fractions(of: Point(x: .nan, y: 1)) == nil)
    }
}
