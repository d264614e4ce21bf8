import CPNG
import DocumentModel

/// PNG: every colour type and depth, interlaced or not.
struct PNGImage: EncodedImage {
    static let name = "PNG"

    let size: PixelSize
    private(set) var orientation = ImageOrientation.up
    /// The file without what does not concern the pixels.
    private let shown: [UInt8]
    private let bitsPerPixel: Int

    static func matches(_ reader: ByteReader) -> Bool {
        // Also where a transfer as text has broken the line ends that follow.
        reader.number(0, bytes: 4) == 0x8950_4E47
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        guard reader.has("IHDR", at: 12), let width = reader.uint32(16), let height = reader.uint32(20),
            let depth = reader.byte(24), let kind = reader.byte(25)
        else { throw Self.damaged }
        size = PixelSize(width: width, height: height)
        bitsPerPixel = depth * ([2: 3, 4: 2, 6: 4][kind] ?? 1)
        // The decoder sees the chunks alone that pixels depend on: of others it would believe any length.
        var kept = Array(bytes[..<8])
        var offset = 8
        while let length = reader.uint32(offset), reader.byte(offset + 7) != nil {
            let end = offset + length + 12
            switch reader.uint32(offset + 4) {
            case 0x4948_4452, 0x504C_5445, 0x7452_4E53, 0x6741_4D41, 0x6348_524D, 0x7352_4742, 0x4944_4154, 0x4945_4E44:
                // IHDR, PLTE, tRNS, gAMA, cHRM, sRGB, IDAT, IEND.
                kept += bytes[offset..<min(end, bytes.count)]
            case 0x6558_4966:  // eXIf.
                orientation = ImageOrientation(exifAt: offset + 8, in: bytes) ?? orientation
            default: break
            }
            offset = end
        }
        shown = kept
    }

    func pixels() throws -> Picture {
        try decode { image in
            let isColour = image.format & UInt32(PNG_FORMAT_FLAG_COLOR) != 0
            image.format = isColour ? UInt32(PNG_FORMAT_FLAG_COLOR) : 0
            let channels: Picture.Channels = isColour ? .rgb : .gray
            let stride = Int32(size.width * channels.rawValue)
            var white = png_color(red: 255, green: 255, blue: 255)
            return try Picture(size: size, channels: channels) { target in
                guard png_image_finish_read(&image, &white, target.baseAddress, stride, nil) != 0 else {
                    throw Self.damaged
                }
            }
        }
    }

    func transparentPixels() throws -> TransparentPicture {
        try decode { image -> TransparentPicture? in
            guard image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0 else { return nil }
            image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            var bytes = [UInt8](repeating: 0, count: size.area * 4)
            guard png_image_finish_read(&image, nil, &bytes, Int32(size.width * 4), nil) != 0 else {
                throw Self.damaged
            }
            return TransparentPicture(try RawImage(size: size, format: .rgba8, bytes: bytes))
        } ?? TransparentPicture(pixels())
    }

    private func decode<Pixels>(_ finish: (inout png_image) throws -> Pixels) throws -> Pixels {
        // Deflate packs 1032 bytes into one at best.
        try Self.require(shown.count, bytesForPixels: size, pixelsPerByte: 1032 * 8 / max(1, bitsPerPixel))
        var image = png_image()
        image.version = UInt32(PNG_IMAGE_VERSION)
        defer { png_image_free(&image) }
        return try shown.withUnsafeBytes { bytes in
            guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0,
                image.width == size.width, image.height == size.height
            else { throw Self.damaged }
            // Otherwise sixteen bits without a gamma are taken for linear light and come out pale.
            image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
            return try finish(&image)
        }
    }
}
