import DocumentModel
import Testing

@testable import Imaging

/// libde265 ends early at some damage and says nothing; what it left out is an error, not a gray area.
@Suite(.serialized) struct UnwrittenBlocksTests {
    /// One byte of the sample's only slice, changed so that it seems to end after some of its blocks: with memory filled with
    /// two different bytes, libheif's C interface gives two different pictures.
    @Test(arguments: [(512, 76), (536, 102), (474, 221)]) func sliceThatEndsEarly(place: Int, byte: UInt8) throws {
        var file = try SamplePicture.fixture("picture.heic")
        file[place] = byte
        let error = #expect(throws: ImageAnalysisError.self) { try ImageDecoder.decode(ImageSource(bytes: file)) }
        #expect(error?.code == .unreadableImage)
    }

    /// The colours that unwritten memory becomes are those of pictures, too.
    @Test(arguments: [(0, 133, 0), (49, 49, 49), (255, 0, 255)] as [(UInt8, UInt8, UInt8)])
    func pictureInThatColour(red: UInt8, green: UInt8, blue: UInt8) throws {
        let size = PixelSize(width: 64, height: 64)
        let colour = [red, green, blue]
        let row: [UInt8] = (0..<64).flatMap { $0 < 32 ? colour : [255, 255, 255] }
        let bytes: [UInt8] = (0..<64).flatMap { _ in row }
        let raw = try RawImage(size: size, format: .rgb8, bytes: bytes)
        let file = try ImageEncoder.heic(raw.picture(), quality: 100)
        let decoded = try ImageDecoder.decode(ImageSource(bytes: file)).rgb()
        #expect(decoded.width == 64)
        let start = (32 * 64 + 8) * 3
        for channel in 0..<3 {
            #expect(abs(Int(decoded.bytes[start + channel]) - Int(colour[channel])) <= 8)
        }
    }

    @Test func blocksOfTheFillAreFoundAnywhere() throws {
        let size = PixelSize(width: 21, height: 18)
        for pixelBytes in [3, 4] {
            let stride = 21 * pixelBytes + 5
            var bytes = [UInt8](repeating: 200, count: stride * 18)
            func found() throws -> Bool {
                UnwrittenBlocks.mayBe(
                    in: try RawImage(
                        size: size, format: pixelBytes == 3 ? .rgb8 : .rgba8, rowStride: stride, bytes: bytes))
            }
            #expect(try !found())
            for y in 8..<16 {
                for x in 8..<16 {
                    bytes.replaceSubrange(
                        y * stride + x * pixelBytes..<y * stride + x * pixelBytes + 3, with: [0, 131, 0])
                }
            }
            #expect(try found())
            // One pixel is something else: a block that was written.
            bytes[15 * stride + 15 * pixelBytes + 1] = 132
            #expect(try !found())
        }
    }
}
