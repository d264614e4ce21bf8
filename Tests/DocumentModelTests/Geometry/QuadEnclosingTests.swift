import DocumentModel
import Foundation
import Testing

@Suite struct QuadEnclosingTests {
    /// Two words of a line that reads at an angle around the origin, and the line's own quad.
    private func line(degrees: Double) -> (words: [Quad], whole: Quad) {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        func turned(_ rectangle: Rectangle) -> Quad {
            Quad(rectangle).map { Point(x: $0.x * cosine - $0.y * sine, y: $0.x * sine + $0.y * cosine) }
        }
        let words = [Rectangle(x: 0, y: 0, width: 40, height: 10), Rectangle(x: 50, y: -2, width: 60, height: 11)]
        return (words.map(turned), turned(Rectangle(x: 0, y: -2, width: 110, height: 12)))
    }

    @Test(arguments: [0.0, 7, 45, 90, 135, 180, -90, -30])
    func keepsTheReadingDirection(degrees: Double) throws {
        let (words, whole) = line(degrees: degrees)
        let quad = try #require(Quad(enclosing: words))
        for (corner, expected) in zip(quad.corners, whole.corners) {
            #expect(corner.distance(to: expected) < 1e-9)
        }
    }

    @Test func ofNothingIsNothing() {
        #expect(Quad(enclosing: []) == nil)
    }

    @Test func ofOneIsItself() {
        let slanted = Quad(
            topLeft: Point(x: 0, y: 0), topRight: Point(x: 9, y: 3), bottomRight: Point(x: 8, y: 9),
            bottomLeft: Point(x: 1, y: 7))
        #expect(Quad(enclosing: [slanted]) == slanted)
    }

    @Test func wideQuadsDecideTheDirection() throws {
        let wide = Quad(Rectangle(x: 0, y: 0, width: 1000, height: 20))
        let crooked = line(degrees: 40).words[0].map { Point(x: $0.x / 10 + 500, y: $0.y / 10 + 5) }
        let quad = try #require(Quad(enclosing: [wide, crooked]))
        #expect(abs(quad.angle) < 0.005)
    }

    /// Points and opposite directions tell no direction: upright then.
    @Test func withoutADirectionItIsUpright() {
        let specks = [(3.0, 4.0), (10, 1)].map { Quad(Rectangle(x: $0.0, y: $0.1, width: 0, height: 0)) }
        #expect(Quad(enclosing: specks) == Quad(Rectangle(minX: 3, minY: 1, maxX: 10, maxY: 4)))
        let forth = Quad(Rectangle(x: 0, y: 0, width: 10, height: 4))
        let back = Quad(
            topLeft: forth.bottomRight, topRight: forth.bottomLeft, bottomRight: forth.topLeft,
            bottomLeft: forth.topRight)
        #expect(Quad(enclosing: [forth, back]) == forth)
    }
}
