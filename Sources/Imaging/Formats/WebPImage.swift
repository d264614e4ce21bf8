import CWebP
import DocumentModel

/// WebP: lossy or lossless; of an animation the first frame.
struct WebPImage: EncodedImage {
    static let name = "WebP"

    let size: PixelSize
    private(set) var orientation = ImageOrientation.up
    private let still: [UInt8]

    static func matches(_ reader: ByteReader) -> Bool {
        reader.has("RIFF", at: 0) && reader.has("WEBP", at: 8)
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let reader = ByteReader(bytes: bytes, isBigEndian: false)
        var size: PixelSize?
        var frame: Range<Int>?
        var offset = 12
        while let length = reader.uint32(offset + 4) {
            let start = offset + 8
            if reader.has("EXIF", at: offset) {
                orientation = ImageOrientation(exifAt: start, in: bytes) ?? orientation
            } else if reader.has("ANMF", at: offset), frame == nil {
                frame = start + 16..<max(start + 16, min(start + length, bytes.count))
                size = Self.canvas(reader, start + 6)
            } else if size == nil {
                size = Self.size(reader, chunkAt: offset)
            }
            offset = start + length + length % 2
        }
        guard let size else { throw Self.damaged }
        self.size = size
        still = frame.map { Self.still(of: $0, in: bytes, size: size) } ?? bytes
    }

    /// What a chunk says about the size of the picture.
    private static func size(_ reader: ByteReader, chunkAt offset: Int) -> PixelSize? {
        let start = offset + 8
        if reader.has("VP8X", at: offset) { return canvas(reader, start + 4) }
        if reader.has("VP8 ", at: offset), let width = reader.uint16(start + 6), let height = reader.uint16(start + 8) {
            return PixelSize(width: width & 0x3FFF, height: height & 0x3FFF)
        }
        if reader.has("VP8L", at: offset), let bits = reader.uint32(start + 1) {
            return PixelSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        }
        return nil
    }

    /// Width and height, each three bytes and one less than it is.
    private static func canvas(_ reader: ByteReader, _ offset: Int) -> PixelSize? {
        guard let width = reader.number(offset, bytes: 3), let height = reader.number(offset + 3, bytes: 3) else {
            return nil
        }
        return PixelSize(width: width + 1, height: height + 1)
    }

    /// A file of its own for a frame: the decoder takes no animations.
    private static func still(of frame: Range<Int>, in bytes: [UInt8], size: PixelSize) -> [UInt8] {
        func little(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        guard frame.upperBound <= bytes.count else { return [] }
        // The flag for transparency, three empty bytes, the size.
        let header = little(10, 4) + little(0x10, 4) + little(size.width - 1, 3) + little(size.height - 1, 3)
        let body = Array("WEBPVP8X".utf8) + header + bytes[frame]
        return Array("RIFF".utf8) + little(body.count, 4) + body
    }

    func pixels() throws -> Picture { try decoded().picture() }

    func transparentPixels() throws -> TransparentPicture { TransparentPicture(try decoded()) }

    private func decoded() throws -> RawImage {
        try Self.require(still.count, substanceFor: size, pixelsPerByte: 4096)
        var features = WebPBitstreamFeatures()
        guard WebPGetFeatures(still, still.count, &features) == VP8_STATUS_OK, Int(features.width) == size.width,
            Int(features.height) == size.height
        else { throw Self.damaged }
        let format: PixelFormat = features.has_alpha != 0 ? .rgba8 : .rgb8
        let stride = size.width * format.bytesPerPixel
        var bytes = [UInt8](repeating: 255, count: stride * size.height)
        let decode = features.has_alpha != 0 ? WebPDecodeRGBAInto : WebPDecodeRGBInto
        guard decode(still, still.count, &bytes, bytes.count, Int32(stride)) != nil else { throw Self.damaged }
        return try RawImage(size: size, format: format, bytes: bytes)
    }
}
