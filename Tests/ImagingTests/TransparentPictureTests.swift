import DocumentModel
import Testing

@testable import Imaging

@Suite struct TransparentPictureTests {
    /// Two by two pixels: red, half green; nothing, blue.
    private static let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 128, 9, 9, 9, 0, 0, 0, 255, 255]
    private static let size = PixelSize(width: 2, height: 2)

    private static var picture: TransparentPicture {
        get throws { TransparentPicture(try RawImage(size: size, format: .rgba8, bytes: bytes)) }
    }

    @Test func coloursAndCoverageArePartsOfTheSamePixels() throws {
        let picture = try Self.picture
        #expect(picture.coverage.bytes == [255, 128, 0, 255])
        #expect(picture.colours.bytes == [255, 0, 0, 0, 255, 0, 9, 9, 9, 0, 0, 255])
        #expect(picture.rgba() == Self.bytes)
        #expect(!picture.isOpaque)
    }

    @Test func paddedAndSwappedPixelsAreRead() throws {
        let rows: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 128, 77, 77, 9, 9, 9, 0, 255, 0, 0, 255]
        let image = try RawImage(size: Self.size, format: .bgra8, rowStride: 10, bytes: rows)
        #expect(try TransparentPicture(image) == Self.picture)
        let gray = try RawImage(size: Self.size, format: .gray8, bytes: [1, 2, 3, 4])
        #expect(TransparentPicture(gray).isOpaque)
        #expect(TransparentPicture(gray).rgba().prefix(8) == [1, 1, 1, 255, 2, 2, 2, 255])
    }

    @Test func whatIsNotSeenLeavesNoTrace() throws {
        // Half red, half nothing that is black: the mean is half red, not dark red.
        let bytes: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255]
        let picture = TransparentPicture(try RawImage(size: Self.size, format: .rgba8, bytes: bytes))
        let small = picture.resized(to: PixelSize(width: 1, height: 1))
        #expect(small.coverage.bytes == [128])
        #expect(small.colours.bytes == [255, 0, 0])
        // Larger, the colour goes on where nothing is seen: an encoder would smear black into the rim.
        let large = picture.resized(to: PixelSize(width: 8, height: 8))
        for index in 0..<64 {
            #expect(large.colours.bytes[index * 3] >= 250 && large.colours.bytes[index * 3 + 1] == 0)
        }
        #expect(large.coverage.bytes.first == 255 && large.coverage.bytes[7] == 0)
    }

    @Test func squareHasThePictureInItsMiddle() throws {
        let tall = TransparentPicture(Picture(size: PixelSize(width: 2, height: 4), channels: .rgb) { $0[0] = 7 })
        let square = tall.squared()
        #expect(square.size == PixelSize(width: 4, height: 4))
        #expect(Array(square.coverage.bytes[0..<4]) == [0, 255, 255, 0])
        #expect(square.colours.bytes[3] == 7)
        #expect(try Self.picture.squared() == Self.picture)
    }

    @Test func groundShinesThrough() throws {
        let seen = try Self.picture.composed(onRed: 255, green: 255, blue: 255)
        #expect(seen.bytes == [255, 0, 0, 127, 255, 127, 255, 255, 255, 0, 0, 255])
        #expect(try Self.picture.turned(by: .down).coverage.bytes == [255, 0, 128, 255])
    }

    @Test(arguments: ["png", "heic", "avif"]) func alphaIsWrittenAndRead(format: String) throws {
        let size = PixelSize(width: 16, height: 16)
        let bytes = (0..<256).flatMap { index -> [UInt8] in index % 16 < 8 ? [200, 40, 40, 255] : [40, 40, 200, 64] }
        let picture = TransparentPicture(try RawImage(size: size, format: .rgba8, bytes: bytes))
        let encoded =
            switch format {
            case "png": try ImageEncoder.png(picture)
            case "heic": try ImageEncoder.heif([HEIFItem(picture: picture)], as: .hevc, quality: 100)
            default: try ImageEncoder.heif([HEIFItem(picture: picture)], as: .av1, quality: 100)
            }
        let read = try ImageDecoder.decodeTransparent(encoded)
        #expect(read.size == size)
        for (one, other) in zip(read.rgba(), picture.rgba()) where format == "png" { #expect(one == other) }
        // Away from the edge in the middle, where the colours of two neighbours are one.
        for index in [0, 2, 5, 10, 13, 15] {
            let at = (8 * 16 + index) * 4
            for channel in 0..<4 { #expect(abs(Int(read.rgba()[at + channel]) - Int(bytes[at + channel])) < 12) }
        }
    }

    @Test func webpKeepsItsAlpha() throws {
        let animated = try SamplePicture.fixture("animated.webp")
        #expect(
            try ImageDecoder.decodeTransparent(animated).size == ImageDecoder.decode(ImageSource(bytes: animated)).size)
        let transparent = try ImageDecoder.decodeTransparent(SamplePicture.fixture("transparent16.png"))
        #expect(!transparent.isOpaque)
        let whole = try ImageDecoder.decode(ImageSource(bytes: SamplePicture.fixture("transparent16.png")))
        for (one, other) in zip(transparent.composed(onRed: 255, green: 255, blue: 255).bytes, whole.rgb().bytes) {
            // Sixteen bits are rounded once here, and twice there.
            #expect(abs(Int(one) - Int(other)) <= 2)
        }
    }
}
