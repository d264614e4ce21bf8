import CTesseract
import DocumentModel
import Testing

@testable import Imaging
@testable import Recognition

@Suite struct PixHandleTests {
    /// Rows of the gray values that Leptonica sees; nil where no picture could be made.
    private func pixels(of picture: Picture, in rectangle: Rectangle? = nil) -> [[UInt32]]? {
        guard let pix = PixHandle(gray: picture, in: rectangle), pix.depth == 8 else { return nil }
        return (0..<pix.height).map { row in
            (0..<pix.width).map { column in
                var value: UInt32 = 0
                pixGetPixel(pix.pointer, Int32(column), Int32(row), &value)
                return value
            }
        }
    }

    @Test(arguments: 1...9) func packsEveryWidth(width: Int) {
        let bytes = (0..<width * 3).map { UInt8($0 * 5 & 255) }
        let expected = (0..<3).map { row in (0..<width).map { UInt32(bytes[row * width + $0]) } }
        #expect(pixels(of: Picture(bytes, width: width, height: 3)) == expected)
    }

    @Test func takesThePixelsThatARectangleTouches() {
        let bitmap = Picture((0..<50).map { UInt8($0) }, width: 10, height: 5)
        #expect(
            pixels(of: bitmap, in: Rectangle(minX: 7.5, minY: 2.9, maxX: 1e300, maxY: 3.5)) == [
                [27, 28, 29], [37, 38, 39],
            ])
    }

    @Test func weighsColours() {
        #expect(pixels(of: Picture([255, 0, 0, 0, 0, 255], width: 2, height: 1, .rgb)) == [[76, 29]])
    }

    @Test(arguments: [
        Rectangle(x: 20, y: 0, width: 5, height: 5), Rectangle(x: 2, y: 2, width: 0, height: 1),
        Rectangle(x: .nan, y: 0, width: 1, height: 1), Rectangle(x: -1e300, y: -1e300, width: 1, height: 1),
    ])
    func hasNothingOutside(rectangle: Rectangle) {
        #expect(pixels(of: Picture([], width: 4, height: 4), in: rectangle) == nil)
    }
}
