import DocumentModel
import Foundation
import Testing

@Suite struct QuadMinimumAreaTests {
    /// The corners of a rectangle of 40 × 20 around (100, 50), turned clockwise.
    private func corners(turnedBy degrees: Double) -> [Point] {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return [(-20.0, -10.0), (20, -10), (20, 10), (-20, 10)].map { x, y in
            Point(x: 100 + x * cosine - y * sine, y: 50 + x * sine + y * cosine)
        }
    }

    @Test(arguments: [-80.0, -50, -30, -10, 0, 10, 30, 44, 46, 60, 90, 130, 200, 250, 340])
    func tiltedRectangleIsItsOwn(degrees: Double) throws {
        let corners = corners(turnedBy: degrees)
        // Points inside and on the sides change nothing.
        let inside = corners.map { Point(x: ($0.x + 100) / 2, y: ($0.y + 50) / 2) }
        let middles = zip(corners, corners.dropFirst()).map { $0.interpolated(to: $1, by: 0.5) }
        let quad = try #require(Quad(minimumAreaAround: inside + corners + middles))
        for corner in corners {
            #expect(quad.corners.contains { $0.distance(to: corner) < 1e-6 }, "\(corner) is no corner of \(quad)")
        }
        #expect(abs(quad.width * quad.height - 800) < 1e-6)
        #expect(abs(quad.angle) <= .pi / 4)
        // Clockwise from the top left: the bottom is a quarter turn from the top.
        #expect(abs(quad.topLeft.angle(to: quad.bottomLeft) - quad.angle - .pi / 2) < 1e-6)
    }

    @Test func triangleRestsOnItsLongestSide() throws {
        let points = [Point(x: 0, y: 2), Point(x: 10, y: 2), Point(x: 5, y: 0)]
        let quad = try #require(Quad(minimumAreaAround: points))
        #expect(quad == Quad(Rectangle(x: 0, y: 0, width: 10, height: 2)))
    }

    @Test func whatSpansNoAreaHasNone() {
        let point = Point(x: 3, y: 4)
        #expect(Quad(minimumAreaAround: []) == nil)
        #expect(Quad(minimumAreaAround: [point]) == nil)
        #expect(Quad(minimumAreaAround: Array(repeating: point, count: 9)) == nil)
        #expect(Quad(minimumAreaAround: [point, Point(x: 5, y: 5)]) == nil)
        for (x, y) in [(1.0, 0.0), (0, 1), (2, 3), (-3, 1)] {
            let line = [4.0, 0, 7, 2, 2].map { Point(x: 10 + x * $0, y: 20 + y * $0) }
            #expect(Quad(minimumAreaAround: line) == nil, "along \(x), \(y)")
        }
    }

    /// Numbers that no geometry gives, at every place among points that have an area.
    @Test func whatIsNoNumberDoesNoHarm() {
        let square = Quad(Rectangle(x: 0, y: 0, width: 10, height: 10)).corners
        for value in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            for place in 0...square.count {
                for odd in [Point(x: value, y: 5), Point(x: 5, y: value), Point(x: value, y: value)] {
                    var points = square
                    points.insert(odd, at: place)
                    // Any answer will do, but a trap.
                    _ = Quad(minimumAreaAround: points)?.grown(by: 3)
                }
            }
            #expect(Quad(minimumAreaAround: Array(repeating: Point(x: value, y: value), count: 5)) == nil)
        }
    }

    @Test(arguments: [0.0, 17, -40, 90, 180, 271]) func growsOnAllSides(degrees: Double) {
        let corners = corners(turnedBy: degrees)
        let quad = Quad(
            topLeft: corners[0], topRight: corners[1], bottomRight: corners[2], bottomLeft: corners[3])
        for distance in [3.0, 0, -4] {
            let grown = quad.grown(by: distance)
            #expect(abs(grown.width - 40 - 2 * distance) < 1e-9)
            #expect(abs(grown.height - 20 - 2 * distance) < 1e-9)
            #expect(abs(grown.angle - quad.angle) < 1e-9)
            #expect(grown.center.distance(to: Point(x: 100, y: 50)) < 1e-9)
        }
    }

    @Test func whatHasNoSidesDoesNotGrow() {
        let flat = Quad(Rectangle(x: 1, y: 2, width: 8, height: 0))
        let speck = Quad(Rectangle(x: 1, y: 2, width: 0, height: 0))
        #expect(flat.grown(by: 5) == flat)
        #expect(speck.grown(by: 5) == speck)
    }
}
