import DocumentModel
import Foundation
import Testing

@Suite struct QuadTests {
    private let upright = Quad(Rectangle(x: 10, y: 20, width: 40, height: 10))
    /// Reads downwards: its own top is the picture's right.
    private let vertical = Quad(
        topLeft: Point(x: 30, y: 0), topRight: Point(x: 30, y: 50), bottomRight: Point(x: 20, y: 50),
        bottomLeft: Point(x: 20, y: 0))
    private let diamond = Quad(
        topLeft: Point(x: 10, y: 0), topRight: Point(x: 20, y: 10), bottomRight: Point(x: 10, y: 20),
        bottomLeft: Point(x: 0, y: 10))
    private let speck = Quad(Rectangle(x: 5, y: 5, width: 0, height: 0))

    @Test func cornersGoClockwise() {
        #expect(
            upright.corners == [Point(x: 10, y: 20), Point(x: 50, y: 20), Point(x: 50, y: 30), Point(x: 10, y: 30)])
    }

    @Test func extentFollowsTheReadingDirection() {
        #expect(vertical.width == 50)
        #expect(vertical.height == 10)
        #expect(abs(vertical.angle - .pi / 2) < 1e-12)
        #expect(upright.angle == 0)
        #expect(speck.width == 0)
    }

    @Test func boxAndCenter() {
        #expect(vertical.boundingBox == Rectangle(x: 20, y: 0, width: 10, height: 50))
        #expect(diamond.boundingBox == Rectangle(x: 0, y: 0, width: 20, height: 20))
        #expect(diamond.center == Point(x: 10, y: 10))
    }

    @Test(arguments: [(10, 10, true), (10, 1, true), (2, 2, false), (18, 18, false), (-1, 10, false), (5, 6, true)])
    func insideOfATiltedQuad(x: Double, y: Double, isInside: Bool) {
        #expect(diamond.contains(Point(x: x, y: y)) == isInside)
        let reversed = Quad(
            topLeft: diamond.topLeft, topRight: diamond.bottomLeft, bottomRight: diamond.bottomRight,
            bottomLeft: diamond.topRight)
        #expect(reversed.contains(Point(x: x, y: y)) == isInside)
    }

    @Test func whatHasNoAreaHoldsNothing() {
        #expect(!speck.contains(Point(x: 5, y: 5)))
        #expect(!Quad(Rectangle(x: 0, y: 5, width: 100, height: 0)).contains(Point(x: 50, y: 5)))
        #expect(!upright.contains(Point(x: .nan, y: .nan)))
        #expect(!upright.map { _ in Point(x: .nan, y: .nan) }.contains(Point(x: 20, y: 25)))
    }

    @Test func slicesGoAlongTheReadingDirection() {
        #expect(upright.slice(from: 0.25, to: 0.5) == Quad(Rectangle(x: 20, y: 20, width: 10, height: 10)))
        #expect(vertical.slice(from: 0.5, to: 1).boundingBox == Rectangle(x: 20, y: 25, width: 10, height: 25))
        #expect(upright.slice(from: 0, to: 1) == upright)
        #expect(upright.slice(from: 0.5, to: 0.5).width == 0)
    }

    @Test func jsonIsFourPairsOfTenths() throws {
        let quad = upright.map { Point(x: $0.x + 0.123, y: $0.y) }
        let json = String(decoding: try JSONEncoder().encode(quad), as: UTF8.self)
        #expect(json == "[[10.1,20],[50.1,20],[50.1,30],[10.1,30]]")
        let decoded = try JSONDecoder().decode(Quad.self, from: Data(json.utf8))
        #expect(decoded == upright.map { Point(x: $0.x + 0.1, y: $0.y) })
    }

    @Test func fewerThanFourCornersAreRefused() {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Quad.self, from: Data("[[0,0],[1,0],[1,1]]".utf8))
        }
    }
}
