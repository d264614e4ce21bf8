import DocumentModel
import Foundation
import Testing

@Suite struct PointTests {
    @Test func distanceAndAngle() {
        let origin = Point(x: 1, y: 1)
        #expect(origin.distance(to: Point(x: 4, y: 5)) == 5)
        #expect(origin.distance(to: origin) == 0)
        #expect(origin.angle(to: Point(x: 2, y: 1)) == 0)
        // y points downwards, so a turn clockwise is positive.
        #expect(abs(origin.angle(to: Point(x: 1, y: 9)) - .pi / 2) < 1e-12)
    }

    @Test func interpolationGoesBeyondBothEnds() {
        let (from, to) = (Point(x: 0, y: 10), Point(x: 10, y: 0))
        #expect(from.interpolated(to: to, by: 0.25) == Point(x: 2.5, y: 7.5))
        #expect(from.interpolated(to: to, by: 1.5) == Point(x: 15, y: -5))
    }

    @Test(arguments: [
        (Point(x: 1, y: 2), "[1,2]"), (Point(x: 1.04, y: 2.05), "[1,2.1]"), (Point(x: -0.04, y: -0.06), "[0,-0.1]"),
        (Point(x: 12345.678, y: 1e9), "[12345.7,1000000000]"),
    ])
    func jsonHasTenthsOfAPixel(point: Point, json: String) throws {
        #expect(String(decoding: try JSONEncoder().encode(point), as: UTF8.self) == json)
    }

    @Test func decodingReadsAllDigits() throws {
        #expect(try JSONDecoder().decode(Point.self, from: Data("[1.234, -5]".utf8)) == Point(x: 1.234, y: -5))
    }

    @Test(arguments: ["[1]", "[]", "{}", "[\"a\", 2]", "[null, 1]"])
    func whatIsNoPairIsRefused(json: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Point.self, from: Data(json.utf8)) }
    }

    @Test(arguments: [Double.nan, .infinity])
    func whatIsNoNumberIsNotWritten(value: Double) {
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Point(x: value, y: 0)) }
    }
}
