import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

/// Lines cut out of a picture of four colours: red and green above blue and white, 48 × 32.
@Suite struct LineStripTests {
    private let picture = Picture(
        (0..<32).flatMap { row in
            (0..<48).flatMap { column -> [UInt8] in
                switch (row < 16, column < 24) {
                case (true, true): [255, 0, 0]
                case (true, false): [0, 255, 0]
                case (false, true): [0, 0, 255]
                case (false, false): [255, 255, 255]
                }
            }
        }, width: 48, height: 32, .rgb)
    private let whole = Quad(Rectangle(x: 0, y: 0, width: 48, height: 32))

    /// Red, green, blue of the strip at a share of the line, -1 to 1.
    private func colour(_ strip: LineStrip, _ x: Double, _ y: Double) -> [Float] {
        let at = Int(y * Double(LineStrip.height)) * strip.width + Int(x * Double(strip.lineWidth))
        let area = LineStrip.height * strip.width
        return [strip.planes[at + 2 * area], strip.planes[at + area], strip.planes[at]]
    }

    /// The colours in the middle of each quarter: top left, top right, bottom left, bottom right.
    private func quarters(of strip: LineStrip) -> [[Float]] {
        [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)].map { colour(strip, $0.0, $0.1) }
    }

    private let red: [Float] = [1, -1, -1]
    private let green: [Float] = [-1, 1, -1]
    private let blue: [Float] = [-1, -1, 1]
    private let white: [Float] = [1, 1, 1]

    @Test func planesAreBlueGreenRed() {
        let strip = LineStrip(of: whole, in: picture)
        #expect(quarters(of: strip) == [red, green, blue, white])
        #expect(strip.lineWidth == 72 && strip.width == 128)
        #expect(strip.planes.count == 3 * 48 * 128)
    }

    @Test func fillingIsGray() {
        let strip = LineStrip(of: whole, in: picture)
        for row in 0..<3 * LineStrip.height {
            #expect(strip.planes[row * 128 + 72..<(row + 1) * 128].allSatisfy { $0 == 0 })
            #expect(strip.planes[row * 128..<row * 128 + 72].allSatisfy { $0 != 0 })
        }
    }

    @Test func turnedByQuarters() {
        let strips = (1...3).map { LineStrip(of: whole.turned(quarterTurns: $0), in: picture) }
        #expect(quarters(of: strips[0]) == [green, white, red, blue])
        #expect(quarters(of: strips[1]) == [white, blue, green, red])
        #expect(quarters(of: strips[2]) == [blue, red, white, green])
        #expect(strips.map(\.lineWidth) == [32, 72, 32])
    }

    @Test func partOfThePicture() {
        let strip = LineStrip(of: Quad(Rectangle(x: 26, y: 2, width: 20, height: 12)), in: picture)
        #expect(quarters(of: strip) == [green, green, green, green])
        #expect(strip.lineWidth == 80)
    }

    /// Just below the middle, then with 8 % of its height more above: the colours there come into sight, the width stays.
    @Test func secondLookSeesMoreAboveAndBelow() {
        let strip = LineStrip(of: Quad(Rectangle(x: 0, y: 17, width: 48, height: 14)), in: picture)
        let wider = strip.widened(in: picture)
        #expect((wider.width, wider.lineWidth) == (strip.width, strip.lineWidth))
        #expect(colour(strip, 0.25, 0) == blue && colour(wider, 0.25, 0)[0] > -0.5)
        #expect(quarters(of: wider) == [blue, white, blue, white])
    }

    /// Outside, the picture goes on as it is at its edge.
    @Test func acrossTheEdgeAndBeyond() {
        let left = LineStrip(of: Quad(Rectangle(x: -40, y: 0, width: 60, height: 32)), in: picture)
        #expect(quarters(of: left) == [red, red, blue, blue])
        let corner = LineStrip(of: Quad(Rectangle(x: 36, y: 24, width: 40, height: 30)), in: picture)
        #expect(quarters(of: corner) == [white, white, white, white])
        for (x, y, colour) in [(-500.0, -500.0, red), (900, -1e6, green), (-1e9, 77, blue), (900, 900, white)] {
            let far = LineStrip(of: Quad(Rectangle(x: x, y: y, width: 40, height: 20)), in: picture)
            #expect(quarters(of: far) == [colour, colour, colour, colour], "at \(x), \(y)")
        }
    }

    @Test func tiltedByALittle() {
        // A line that climbs from blue into green, thinner than either.
        let quad = Quad(
            topLeft: Point(x: 3, y: 24), topRight: Point(x: 42, y: 4), bottomRight: Point(x: 44, y: 8),
            bottomLeft: Point(x: 5, y: 28))
        let strip = LineStrip(of: quad, in: picture)
        #expect(colour(strip, 0.1, 0.5) == blue)
        #expect(colour(strip, 0.9, 0.5) == green)
    }

    @Test func grayPictures() {
        let bytes = (0..<32).flatMap { row in [UInt8](repeating: row < 16 ? 255 : 0, count: 48) }
        let gray = Picture(bytes, width: 48, height: 32)
        #expect(quarters(of: LineStrip(of: whole, in: gray)) == [white, white, [-1, -1, -1], [-1, -1, -1]])
    }

    /// Stripes of single pixels become their mean where a tall line is shrunk, whatever rows are hit.
    @Test func whatIsShrunkIsAveraged() {
        let bytes = (0..<960).flatMap { row in [UInt8](repeating: row & 1 == 0 ? 255 : 0, count: 100) }
        let stripes = Picture(bytes, width: 100, height: 960)
        for top in [0.0, 0.5, 1] {
            let quad = Quad(Rectangle(x: 10, y: top, width: 80, height: 192))
            let strip = LineStrip(of: quad, in: stripes)
            #expect(abs(colour(strip, 0.5, 0.5)[0]) < 0.05, "from \(top)")
        }
    }

    @Test func widthsAreFewAndBounded() {
        var widths: Set<Int> = []
        for length in stride(from: 1.0, to: 1000, by: 3) {
            let strip = LineStrip(of: Quad(Rectangle(x: 0, y: 0, width: length, height: 10)), in: Self.speck)
            #expect(strip.width >= strip.lineWidth && strip.width < max(strip.lineWidth * 5 / 4, strip.lineWidth + 64))
            widths.insert(strip.width)
        }
        #expect(widths.count <= 20)
        for (width, height, lineWidth) in [(0.0, 5.0, 8), (5, 0, 48), (1e12, 1, 4096), (1e-9, 1e9, 8)] {
            let strip = LineStrip(of: Quad(Rectangle(x: 0, y: 0, width: width, height: height)), in: Self.speck)
            #expect(strip.lineWidth == lineWidth)
        }
    }

    /// A line that is black at its left and white at its right, with 20 characters in 480 columns.
    @Test func networksSeeLettersNarrower() {
        let bytes = (0..<48).flatMap { _ in (0..<480).map { UInt8($0 < 240 ? 0 : 255) } }
        let line = Quad(Rectangle(x: 0, y: 0, width: 480, height: 48))
        let strip = LineStrip(of: line, in: Picture(bytes, width: 480, height: 48), letterWidth: 0.5)
        #expect(strip.lineWidth == 480 && (260...320).contains(strip.seenLineWidth))
        let (columns, rowLength, planes) = (strip.seenLineWidth, strip.seenWidth, strip.seenPlanes)
        #expect(planes.count == 3 * 48 * rowLength && strip.widened(in: Self.speck).seenWidth == rowLength)
        for row in [0, 70, 143] {
            let values = planes[row * rowLength..<row * rowLength + columns]
            let middle = values.startIndex + columns / 2
            #expect(values[..<(middle - 1)].allSatisfy { abs($0 + 1) < 0.001 })
            #expect(values[(middle + 1)...].allSatisfy { abs($0 - 1) < 0.001 })
            #expect(planes[row * rowLength + columns..<(row + 1) * rowLength].allSatisfy { $0 == 0 })
        }
        // A step stands for eight of the columns that are seen.
        #expect(abs(strip.pixelsPerStep(ofAll: rowLength / 8) - 8 * 480 / Double(columns)) < 0.001)
    }

    @Test func noLineIsSeenWiderOrLessThanHalfAsWide() {
        for width in [1.0, 100, 192, 200, 777, 4000, 1e9, 1e300] {
            for letterWidth in [0, 1e-9, 0.2, 0.4, 1, 9, 1e300] {
                let line = Quad(Rectangle(x: 0, y: 0, width: width, height: 48))
                let strip = LineStrip(of: line, in: Self.speck, letterWidth: letterWidth)
                #expect(strip.seenLineWidth <= strip.lineWidth && 2 * strip.seenLineWidth > strip.lineWidth)
            }
        }
    }

    private static let speck = Picture([], width: 4, height: 4)
}
