import DocumentModel
import Foundation
import Testing

@testable import Recognition

@Suite struct ProbabilityMapTests {
    /// A map of 120 × 80 that shapes are painted on.
    private struct Canvas {
        static let (width, height) = (120, 80)
        var values = [Float](repeating: 0.01, count: width * height)

        mutating func fill(x: Range<Int>, y: Range<Int>, _ value: Float = 0.9) {
            for row in y {
                for column in x { values[row * Self.width + column] = value }
            }
        }

        func regions() -> [TextRegion] {
            values.withUnsafeBufferPointer {
                ProbabilityMap(values: $0, width: Self.width, height: Self.height).regions()
            }
        }
    }

    /// An upright core, grown by one and a half times its area over its perimeter.
    private func grown(x: Double, y: Double, width: Double, height: Double) -> Rectangle {
        let reach = 1.5 * width * height / (2 * width + 2 * height)
        return Rectangle(x: x, y: y, width: width, height: height).insetBy(x: -reach, y: -reach)
    }

    private func isSame(_ quad: Quad, _ rectangle: Rectangle) -> Bool {
        zip(quad.corners, Quad(rectangle).corners).allSatisfy { $0.distance(to: $1) < 1e-6 }
    }

    @Test func emptyMapHasNone() {
        #expect(Canvas().regions().isEmpty)
        #expect(
            ProbabilityMap(values: UnsafeBufferPointer(start: nil, count: 0), width: 0, height: 0).regions().isEmpty)
    }

    @Test func blobsApartAreTwo() throws {
        var canvas = Canvas()
        canvas.fill(x: 20..<60, y: 10..<20)
        canvas.fill(x: 10..<30, y: 40..<50, 0.7)
        let regions = canvas.regions()
        try #require(regions.count == 2)
        #expect(isSame(regions[0].quad, grown(x: 20, y: 10, width: 40, height: 10)))
        #expect(isSame(regions[1].quad, grown(x: 10, y: 40, width: 20, height: 10)))
        // 40 × 10 × 1.5 / 100 = 6 pixels on each side.
        #expect(abs(regions[0].quad.topLeft.x - 14) < 1e-6)
        #expect(abs(regions[0].score - 0.9) < 1e-4 && abs(regions[1].score - 0.7) < 1e-4)
    }

    /// A block at a corner of another, on each side, and a pixel farther away.
    @Test func cornersJoin() {
        for (x, y) in [(70, 30), (7, 30), (70, 7), (7, 7)] {
            var canvas = Canvas()
            canvas.fill(x: 10..<70, y: 10..<30)
            canvas.fill(x: x..<x + 3, y: y..<y + 3)
            #expect(canvas.regions().count == 1, "at \(x), \(y)")
        }
        for (x, y) in [(71, 30), (70, 31), (6, 30), (7, 6)] {
            var canvas = Canvas()
            canvas.fill(x: 10..<70, y: 10..<30)
            canvas.fill(x: x..<x + 3, y: y..<y + 3)
            #expect(canvas.regions().count == 2, "at \(x), \(y)")
        }
    }

    @Test func rowEndsDoNotTouchRowStarts() {
        var canvas = Canvas()
        canvas.fill(x: 100..<120, y: 10..<20)
        canvas.fill(x: 0..<20, y: 11..<21)
        #expect(canvas.regions().count == 2)
    }

    @Test func teethOfACombAreOne() {
        var canvas = Canvas()
        for tooth in 0..<5 { canvas.fill(x: 10 + tooth * 15..<20 + tooth * 15, y: 10..<30) }
        #expect(canvas.regions().count == 5)
        canvas.fill(x: 10..<80, y: 30..<32)
        #expect(canvas.regions().count == 1)
        // From the other end as well: the handle above the teeth.
        canvas.fill(x: 10..<80, y: 30..<32, 0)
        canvas.fill(x: 10..<80, y: 8..<10)
        #expect(canvas.regions().count == 1)
    }

    @Test(arguments: [-35.0, -15, 8, 20, 40]) func tiltedBar(degrees: Double) throws {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        var canvas = Canvas()
        for row in 0..<Canvas.height {
            for column in 0..<Canvas.width {
                let (x, y) = (Double(column) + 0.5 - 60, Double(row) + 0.5 - 40)
                let (along, across) = (x * cosine + y * sine, y * cosine - x * sine)
                if abs(along) < 30, abs(across) < 6 { canvas.fill(x: column..<column + 1, y: row..<row + 1) }
            }
        }
        let regions = canvas.regions()
        let quad = try #require(regions.first).quad
        #expect(regions.count == 1)
        #expect(abs(quad.angle - degrees * .pi / 180) < 0.05)
        #expect(quad.center.distance(to: Point(x: 60, y: 40)) < 1)
        // 60 × 12 × 1.5 / 144 = 7.5 pixels on each side; stairs add up to a pixel or so.
        #expect(abs(quad.width - 75) < 3 && abs(quad.height - 27) < 3)
    }

    @Test func weakAndThinBlobsAreDropped() {
        for (value, count) in [(Float(0.29), 0), (0.45, 0), (0.55, 1), (1, 1)] {
            var canvas = Canvas()
            canvas.fill(x: 20..<60, y: 10..<20, value)
            #expect(canvas.regions().count == count, "\(value)")
        }
        for (thickness, count) in [(1, 0), (2, 0), (3, 1)] {
            var canvas = Canvas()
            canvas.fill(x: 20..<60, y: 10..<10 + thickness)
            canvas.fill(x: 80..<80 + thickness, y: 10..<60)
            #expect(canvas.regions().count == 2 * count, "\(thickness) pixels")
        }
    }

    /// A ring is one region or, where it is mostly hole, a frame and no text.
    @Test func rings() throws {
        for (thickness, count) in [(5, 0), (12, 1)] {
            var canvas = Canvas()
            canvas.fill(x: 20..<80, y: 20..<60)
            canvas.fill(x: 20 + thickness..<80 - thickness, y: 20 + thickness..<60 - thickness, 0)
            let regions = canvas.regions()
            #expect(regions.count == count)
            for region in regions { #expect(isSame(region.quad, grown(x: 20, y: 20, width: 60, height: 40))) }
        }
    }

    @Test func whatIsNoProbabilityDoesNoHarm() {
        var canvas = Canvas()
        canvas.fill(x: 0..<40, y: 0..<20, .nan)
        #expect(canvas.regions().isEmpty)
        canvas.fill(x: 0..<Canvas.width, y: 0..<Canvas.height, .infinity)
        #expect(canvas.regions().map(\.score) == [1])
    }
}
