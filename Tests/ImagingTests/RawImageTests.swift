import DocumentModel
import Testing

@testable import Imaging

@Suite struct RawImageTests {
    private func picture(
        _ bytes: [UInt8], width: Int, height: Int, rowStride: Int? = nil, _ format: PixelFormat
    ) throws -> Picture {
        let size = PixelSize(width: width, height: height)
        return try RawImage(size: size, format: format, rowStride: rowStride, bytes: bytes).picture()
    }

    @Test func pixelsWithoutPaddingAreNotCopied() throws {
        let bytes = (0..<18).map { UInt8($0) }
        let picture = try picture(bytes, width: 3, height: 2, .rgb8)
        #expect(picture.channels == .rgb)
        #expect(
            picture.bytes.withUnsafeBufferPointer { $0.baseAddress } == bytes.withUnsafeBufferPointer { $0.baseAddress }
        )
    }

    @Test func rowsLoseTheirPadding() throws {
        #expect(try picture([1, 2, 99, 3, 4], width: 2, height: 2, rowStride: 3, .gray8).bytes == [1, 2, 3, 4])
        let rgb = try picture([1, 2, 3, 99, 99, 4, 5, 6], width: 1, height: 2, rowStride: 5, .rgb8)
        #expect(rgb.bytes == [1, 2, 3, 4, 5, 6])
    }

    /// The networks take three bytes for a pixel, or one: with alpha left in, an opaque picture was read as garbage.
    @Test(arguments: [PixelFormat.rgba8, .bgra8]) func alphaIsGone(format: PixelFormat) throws {
        let picture = try picture(SamplePicture.pixels(format), width: 48, height: 32, format)
        #expect(picture.channels == .rgb)
        #expect(picture.bytes == SamplePicture.pixels(.rgb8))
    }

    /// Red, by the full-range matrix of Rec. 601, and a neutral gray in the third column.
    @Test func colourOfNV12() throws {
        let bytes: [UInt8] = [76, 76, 90, 0, 76, 76, 90, 0, 85, 255, 128, 128]
        let rgb = try picture(bytes, width: 3, height: 2, rowStride: 4, .nv12)
        #expect(rgb.bytes[0] > 250 && rgb.bytes[1] < 5 && rgb.bytes[2] < 5)
        #expect(rgb.bytes[6..<9] == [90, 90, 90])
    }
}
