import DocumentModel
import Testing

@testable import Recognition

@Suite struct GrayPlaneTests {
    @Test func rowsLoseTheirPadding() {
        let size = PixelSize(width: 2, height: 2)
        let bitmap = Picture(size: size, format: .gray8, rowStride: 3, bytes: [1, 2, 99, 3, 4])
        #expect(GrayPlane(bitmap)?.bytes == [1, 2, 3, 4])
    }

    /// Green is brighter than red, red than blue, white is white in each order of bytes.
    @Test(
        arguments: [
            (PixelFormat.rgb8, [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]),
            (.rgba8, [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]),
            (.bgra8, [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 255, 255, 255, 255]),
        ] as [(PixelFormat, [UInt8])])
    func colourBecomesBrightness(format: PixelFormat, bytes: [UInt8]) {
        let bitmap = Picture(
            size: PixelSize(width: 4, height: 1), format: format, rowStride: 4 * format.bytesPerPixel, bytes: bytes)
        // 0.299, 0.587 and 0.114 of 255
        #expect(GrayPlane(bitmap)?.bytes == [76, 149, 28, 255])
    }

    @Test func ofNV12OnlyTheBrightnessIsTaken() {
        let size = PixelSize(width: 2, height: 2)
        let bitmap = Picture(size: size, format: .nv12, rowStride: 2, bytes: [10, 20, 30, 40, 128, 128])
        #expect(GrayPlane(bitmap)?.bytes == [10, 20, 30, 40])
    }

    @Test(arguments: [(0, 5, 0), (5, 0, 5), (4, 4, 3), (4, 4, 5), (Int.max, 2, Int.max), (2, Int.max, 2)])
    func sizesThatTheBytesDoNotFillAreRefused(width: Int, height: Int, stride: Int) {
        let size = PixelSize(width: width, height: height)
        let bitmap = Picture(size: size, format: .gray8, rowStride: stride, bytes: [UInt8](repeating: 0, count: 15))
        #expect(GrayPlane(bitmap) == nil)
    }

    @Test(arguments: [(1, 1), (7, 3), (35, 20), (100, 61)])
    func resizingKeepsAnEvenTone(width: Int, height: Int) {
        let size = PixelSize(width: 35, height: 20)
        let plane = GrayPlane(size: size, bytes: [UInt8](repeating: 200, count: 700))
        let resized = plane.resized(to: PixelSize(width: width, height: height))
        #expect(resized.size == PixelSize(width: width, height: height))
        #expect(resized.bytes == [UInt8](repeating: 200, count: width * height))
    }

    @Test func enlargingInterpolates() {
        let plane = GrayPlane(size: PixelSize(width: 2, height: 1), bytes: [0, 200])
        #expect(plane.resized(to: PixelSize(width: 4, height: 1)).bytes == [0, 50, 150, 200])
    }

    /// A grid of single pixels, the finest there is, turns into its mean instead of into coarse bars.
    @Test func shrinkingDoesNotAlias() {
        let bytes = (0..<400).map { UInt8($0 % 2 == 0 ? 0 : 240) }
        let plane = GrayPlane(size: PixelSize(width: 20, height: 20), bytes: bytes)
        let inner = plane.resized(to: PixelSize(width: 7, height: 7)).bytes[7 * 2 + 2...7 * 2 + 4]
        #expect(inner.allSatisfy { (100...140).contains($0) })
    }

    @Test func brightnessLiesBetweenNeighbours() {
        let plane = GrayPlane(size: PixelSize(width: 2, height: 2), bytes: [0, 100, 100, 200])
        #expect(plane.brightness(at: Point(x: 0.5, y: 0.5)) == 100)
        #expect(plane.brightness(at: Point(x: 0.5, y: 0)) == 50)
        #expect(plane.brightness(at: Point(x: -7, y: 900)) == 100)
    }
}
