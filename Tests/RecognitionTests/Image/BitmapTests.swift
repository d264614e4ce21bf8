import DocumentModel
import Testing

@testable import Recognition

@Suite struct BitmapTests {
    private let picture = Bitmap(
        size: SamplePicture.size, format: .rgb8, rowStride: 144, bytes: SamplePicture.pixels())

    @Test func quarterTurnsAddUp() {
        #expect(SamplePicture.corners(of: picture.rotated(quarterTurns: 1)) == [.blue, .red, .white, .green])
        #expect(SamplePicture.corners(of: picture.rotated(quarterTurns: -1)) == [.green, .white, .red, .blue])
        for (first, second) in [(1, 3), (2, 2), (-1, 5), (3, -3), (4, 0)] {
            let turned = picture.rotated(quarterTurns: first).rotated(quarterTurns: second)
            #expect(turned.bytes == picture.bytes)
        }
    }

    /// Larger than the squares that a turn works in, with padded rows.
    @Test func turnsEveryPixel() {
        let size = PixelSize(width: 130, height: 67)
        let bytes = (0..<133 * 67).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 133) }
        let bitmap = Bitmap(size: size, format: .gray8, rowStride: 133, bytes: bytes)
        let turned = bitmap.rotated(quarterTurns: 1)
        #expect(turned.size == PixelSize(width: 67, height: 130))
        let expected = (0..<130).flatMap { y in (0..<67).map { x in bytes[(66 - x) * 133 + y] } }
        #expect(turned.bytes == expected)
    }

    @Test func weighsBrightness() {
        #expect(picture.gray().bytes[0] == 76)
        #expect(picture.gray().bytes[47] == 150)
        #expect(picture.gray().bytes[31 * 48] == 29)
        #expect(picture.gray().bytes[31 * 48 + 47] == 255)
        #expect(picture.gray().rowStride == 48)
    }

    @Test func colourOfNV12() throws {
        // Red, by the full-range matrix of Rec. 601, and a neutral gray in the third column.
        let bytes: [UInt8] = [76, 76, 90, 0, 76, 76, 90, 0, 85, 255, 128, 128]
        let source = try ImageSource(pixels: bytes, width: 3, height: 2, rowStride: 4, format: .nv12)
        let bitmap = try ImageDecoder.decode(source)
        #expect(bitmap.gray().bytes == bytes)
        let rgb = bitmap.rgb().bytes
        #expect(rgb[0] > 250 && rgb[1] < 5 && rgb[2] < 5)
        #expect(rgb[6..<9] == [90, 90, 90])
        #expect(try ImageDecoder.decode(source, orientation: .right).size == PixelSize(width: 2, height: 3))
    }

    @Test(arguments: [PixelFormat.rgb8, .rgba8, .bgra8]) func encodes(format: PixelFormat) throws {
        let stride = 48 * format.bytesPerPixel + 5
        let rows = SamplePicture.pixels(format)
        let length = stride - 5
        var padded: [UInt8] = []
        for row in 0..<32 { padded += rows[row * length..<(row + 1) * length] + [9, 9, 9, 9, 9] }
        let bitmap = Bitmap(size: SamplePicture.size, format: format, rowStride: stride, bytes: padded)
        let png = try ImageDecoder.decode(ImageSource(bytes: ImageEncoder.png(bitmap)))
        #expect(png.composedOverWhite().bytes == SamplePicture.pixels())
        let jpeg = try ImageDecoder.decode(ImageSource(bytes: ImageEncoder.jpeg(bitmap)))
        #expect(SamplePicture.corners(of: jpeg) == SamplePicture.corners)
    }

    @Test func encodesGray() throws {
        let gray = Bitmap(
            size: PixelSize(width: 16, height: 16), format: .gray8, rowStride: 16,
            bytes: [UInt8](repeating: 77, count: 256))
        for bytes in [try ImageEncoder.png(gray), try ImageEncoder.jpeg(gray)] {
            let bitmap = try ImageDecoder.decode(ImageSource(bytes: bytes))
            #expect(bitmap.format == .gray8)
            #expect(bitmap.bytes == gray.bytes)
        }
    }

    @Test func doesNotEncodeWhatIsNotThere() {
        let hollow = Bitmap(size: SamplePicture.size, format: .rgb8, rowStride: 144, bytes: [])
        #expect(throws: ImageAnalysisError.self) { try ImageEncoder.png(hollow) }
        #expect(throws: ImageAnalysisError.self) { try ImageEncoder.jpeg(hollow) }
    }
}
