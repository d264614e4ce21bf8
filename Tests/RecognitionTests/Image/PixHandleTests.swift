import CTesseract
import DocumentModel
import Testing

@testable import Recognition

@Suite struct PixHandleTests {
    /// Rows of the gray values that Leptonica sees; nil where no picture could be made.
    private func pixels(of bitmap: Bitmap, in rectangle: Rectangle? = nil) -> [[UInt32]]? {
        guard let pix = PixHandle(gray: bitmap, in: rectangle), pix.depth == 8 else { return nil }
        return (0..<pix.height).map { row in
            (0..<pix.width).map { column in
                var value: UInt32 = 0
                pixGetPixel(pix.pointer, Int32(column), Int32(row), &value)
                return value
            }
        }
    }

    @Test(arguments: 1...9) func packsEveryWidth(width: Int) {
        let stride = width + 3
        let bytes = (0..<stride * 3).map { UInt8($0 * 5 & 255) }
        let bitmap = Bitmap(size: PixelSize(width: width, height: 3), format: .gray8, rowStride: stride, bytes: bytes)
        let expected = (0..<3).map { row in (0..<width).map { UInt32(bytes[row * stride + $0]) } }
        #expect(pixels(of: bitmap) == expected)
    }

    @Test func takesThePixelsThatARectangleTouches() {
        let bitmap = Bitmap(
            size: PixelSize(width: 10, height: 5), format: .gray8, rowStride: 10, bytes: (0..<50).map { UInt8($0) })
        #expect(
            pixels(of: bitmap, in: Rectangle(minX: 7.5, minY: 2.9, maxX: 1e300, maxY: 3.5)) == [
                [27, 28, 29], [37, 38, 39],
            ])
    }

    @Test func readsOnlyTheBrightnessOfNV12() {
        let bytes: [UInt8] = [1, 2, 3, 0, 4, 5, 6, 0, 128, 128, 128, 128]
        let bitmap = Bitmap(size: PixelSize(width: 3, height: 2), format: .nv12, rowStride: 4, bytes: bytes)
        #expect(pixels(of: bitmap) == [[1, 2, 3], [4, 5, 6]])
    }

    @Test func weighsColours() {
        let bitmap = Bitmap(
            size: PixelSize(width: 2, height: 1), format: .bgra8, rowStride: 8, bytes: [0, 0, 255, 255, 255, 0, 0, 255])
        #expect(pixels(of: bitmap) == [[76, 29]])
    }

    @Test(arguments: [
        Rectangle(x: 20, y: 0, width: 5, height: 5), Rectangle(x: 2, y: 2, width: 0, height: 1),
        Rectangle(x: .nan, y: 0, width: 1, height: 1), Rectangle(x: -1e300, y: -1e300, width: 1, height: 1),
    ])
    func hasNothingOutside(rectangle: Rectangle) {
        let bitmap = Bitmap(
            size: PixelSize(width: 4, height: 4), format: .gray8, rowStride: 4, bytes: [UInt8](repeating: 0, count: 16))
        #expect(pixels(of: bitmap, in: rectangle) == nil)
    }

    @Test func refusesBytesThatAreTooShort() {
        let bitmap = Bitmap(size: PixelSize(width: 4, height: 4), format: .gray8, rowStride: 4, bytes: [1, 2, 3])
        #expect(pixels(of: bitmap) == nil)
    }
}
