import DocumentModel
import Foundation
import Testing

@testable import Recognition

/// The modules of a code, from the fixtures.
struct CodeFixture {
    let rows: [[Bool]]

    init(_ name: String) throws {
        let url = try #require(
            Bundle.module.url(forResource: name, withExtension: "pbm", subdirectory: "Fixtures/Codes"))
        let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst(2)
        rows = lines.map { line in line.map { $0 == "1" } }
    }

    /// A barcode has one row of modules, to be drawn at any height.
    var isBarcode: Bool { rows.count == 1 }
    var width: Double { Double(rows[0].count) }
}

/// A white page on which codes are drawn at any place, size and angle.
struct CodePicture {
    let size: PixelSize
    private(set) var bytes: [UInt8]

    init(width: Int, height: Int) {
        size = PixelSize(width: width, height: height)
        bytes = [UInt8](repeating: 255, count: width * height)
    }

    var bitmap: Picture { Picture(size: size, format: .gray8, rowStride: size.width, bytes: bytes) }

    /// Draws a code and returns its corners, clockwise from the code's own top left; of a mirrored one as it appears.
    @discardableResult
    mutating func draw(
        _ code: CodeFixture, at center: Point, module: Double, height: Double = 25, degrees: Double = 0,
        isMirrored: Bool = false
    ) -> Quad {
        let rowCount = code.isBarcode ? height : Double(code.rows.count)
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        func page(_ u: Double, _ v: Double) -> Point {
            let (x, y) = ((u - code.width / 2) * module * (isMirrored ? -1 : 1), (v - rowCount / 2) * module)
            return Point(x: center.x + x * cosine - y * sine, y: center.y + x * sine + y * cosine)
        }
        let quad = Quad(
            topLeft: page(0, 0), topRight: page(code.width, 0), bottomRight: page(code.width, rowCount),
            bottomLeft: page(0, rowCount))
        let box = quad.boundingBox
        for y in max(0, Int(box.minY))..<min(size.height, Int(box.maxY) + 1) {
            for x in max(0, Int(box.minX))..<min(size.width, Int(box.maxX) + 1) {
                var dark = 0
                // Nine samples a pixel smooth the edges as a camera does.
                for sample in 0..<9 {
                    let dx = Double(x) + (Double(sample % 3) + 0.5) / 3 - center.x
                    let dy = Double(y) + (Double(sample / 3) + 0.5) / 3 - center.y
                    let u = (dx * cosine + dy * sine) / module * (isMirrored ? -1 : 1) + code.width / 2
                    let v = (dy * cosine - dx * sine) / module + rowCount / 2
                    guard u >= 0, v >= 0, u < code.width, v < rowCount else { continue }
                    if code.rows[code.isBarcode ? 0 : Int(v)][Int(u)] { dark += 1 }
                }
                let index = y * size.width + x
                bytes[index] -= UInt8(Int(bytes[index]) * dark / 9)
            }
        }
        return quad
    }

    /// Passes every pixel through a function.
    mutating func map(_ transform: (UInt8) -> UInt8) {
        bytes = bytes.map(transform)
    }
}

extension Quad {
    /// The largest distance between corners of the same name.
    func largestDistance(to other: Quad) -> Double {
        zip(corners, other.corners).map { $0.distance(to: $1) }.max() ?? 0
    }
}
