import DocumentModel
import Foundation
import Testing

@testable import Recognition

/// Damaged, bent and nonsensical codes end neither the process nor in an error. `CODE_MUTATIONS=20000` makes more of them,
/// for a run under the address sanitizer.
@Suite struct MutatedCodeTests {
    static let fixtures = [
        "aztec", "codabar", "code128", "code39", "code93", "dataMatrix", "dataMatrix-gs1", "ean13", "ean8",
        "gs1DataBar",
        "gs1DataBarExpanded", "itf", "microPDF417", "microQR", "pdf417", "qr-binary", "qr-kanji", "qr-part-01",
        "qr-utf8",
        "rMQR", "upca", "upce",
    ]

    @Test func mutatedPicturesAreReadOrNot() throws {
        let wanted = ProcessInfo.processInfo.environment["CODE_MUTATIONS"].flatMap(Int.init) ?? 200
        let pictures = try Self.fixtures.map { name in
            let fixture = try CodeFixture(name)
            let module = fixture.isBarcode ? 1.5 : max(2, min(4, 120 / fixture.width))
            let extent = Int(fixture.width * module) + 40
            var picture = CodePicture(width: extent, height: fixture.isBarcode ? 80 : extent)
            picture.draw(fixture, at: Point(x: Double(extent / 2), y: Double(picture.size.height / 2)), module: module)
            return picture
        }
        var random = Xorshift(state: 0x9E37_79B9_7F4A_7C15)
        var reader = try CodeReader()
        var readCount = 0
        for index in 0..<wanted {
            let picture = pictures[index % pictures.count]
            let bitmap = Self.mutated(picture, &random)
            var settings = CodeRecognition()
            settings.isThorough = index.isMultiple(of: 50)
            let codes = try reader.codes(in: bitmap, settings: settings)
            readCount += codes.count
            for code in codes { #expect(code.quad.corners.allSatisfy { $0.x.isFinite && $0.y.isFinite }) }
        }
        // Mutations that leave no code readable would test the way to nothing alone.
        #expect(readCount > wanted / 10)
    }

    /// The picture with modules flipped, blocks moved, noise, other proportions, or all of it.
    private static func mutated(_ picture: CodePicture, _ random: inout Xorshift) -> Picture {
        var (width, height) = (picture.size.width, picture.size.height)
        var bytes = picture.bytes
        for _ in 0..<Int.random(in: 0...3, using: &random) {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let side = Int.random(in: 1...12, using: &random)
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    let (left, top) = (
                        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
                    )
                    for y in top..<min(height, top + side) {
                        for x in left..<min(width, left + side) { bytes[y * width + x] = ~bytes[y * width + x] }
                    }
                }
            case 1:
                let noise = Int.random(in: 1...160, using: &random)
                for index in bytes.indices {
                    bytes[index] = UInt8(clamping: Int(bytes[index]) + Int.random(in: -noise...noise, using: &random))
                }
            case 2:
                let rows = Int.random(in: 1...height, using: &random)
                (bytes, height) = (Array(bytes.prefix(rows * width)), rows)
            case 3:
                let shift = Int.random(in: 1..<width, using: &random)
                let from = Int.random(in: 0..<height, using: &random)
                for y in from..<height {
                    let row = Array(bytes[y * width..<(y + 1) * width])
                    for x in 0..<width { bytes[y * width + x] = row[(x + shift) % width] }
                }
            case 4:
                // Rows of another length: the same pixels, sheared.
                let other = max(1, width + Int.random(in: -3...3, using: &random))
                height = max(1, bytes.count / other)
                width = min(other, bytes.count)
                bytes = Array(bytes.prefix(width * height))
            default:
                let (low, high) = (Int.random(in: 0...255, using: &random), Int.random(in: 0...255, using: &random))
                bytes = bytes.map { UInt8(low + (high - low) * Int($0) / 255) }
            }
        }
        return Picture(
            size: PixelSize(width: width, height: height), format: .gray8, rowStride: width, bytes: bytes)
    }
}

/// The same numbers on every run (Marsaglia 2003).
private struct Xorshift: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
