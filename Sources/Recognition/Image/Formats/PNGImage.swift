import CPNG
import DocumentModel

/// PNG: every colour type and depth, interlaced or not.
struct PNGImage: EncodedImage {
    static let name = "PNG"

    let size: PixelSize
    private(set) var orientation = ImageOrientation.up
    private let bytes: [UInt8]
    private let bitsPerPixel: Int

    static func matches(_ reader: ByteReader) -> Bool {
        reader.has("\u{89}PNG\r\n\u{1A}\n", at: 0) || reader.number(0, bytes: 4) == 0x8950_4E47
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        guard reader.has("IHDR", at: 12), let width = reader.uint32(16), let height = reader.uint32(20),
            let depth = reader.byte(24), let kind = reader.byte(25)
        else { throw Self.damaged }
        size = PixelSize(width: width, height: height)
        bitsPerPixel = depth * ([2: 3, 4: 2, 6: 4][kind] ?? 1)
        self.bytes = bytes
        var offset = 8
        while let length = reader.uint32(offset), reader.byte(offset + 7) != nil {
            if reader.has("eXIf", at: offset + 4) {
                orientation = ImageOrientation(exifAt: offset + 8, in: bytes) ?? orientation
            }
            offset += length + 12
        }
    }

    func pixels() throws -> Bitmap {
        // Deflate packs 1032 bytes into one at best.
        try Self.require(bytes.count, bytesForPixels: size, pixelsPerByte: 1032 * 8 / max(1, bitsPerPixel))
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return try bytes.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
                image.width == size.width, image.height == size.height
            else { throw Self.damaged }
            let isColour = image.format & UInt32(PNG_FORMAT_FLAG_COLOR) != 0
            image.format = isColour ? UInt32(PNG_FORMAT_FLAG_COLOR) : 0
            // Otherwise sixteen bits without a gamma are taken for linear light and come out pale.
            image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
            let stride = size.width * (isColour ? 3 : 1)
            var white = png_color(red: 255, green: 255, blue: 255)
            let pixels = [UInt8](unsafeUninitializedCapacity: stride * size.height) { buffer, count in
                let isRead = png_image_finish_read(&image, &white, buffer.baseAddress, Int32(stride), nil) != 0
                count = isRead ? stride * size.height : 0
            }
            guard !pixels.isEmpty else { throw Self.damaged }
            return Bitmap(size: size, format: isColour ? .rgb8 : .gray8, rowStride: stride, bytes: pixels)
        }
    }
}
