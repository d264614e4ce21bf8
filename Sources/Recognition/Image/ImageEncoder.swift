import CJPEG
import CPNG

/// Encodes pixels, to embed a picture in a document.
package enum ImageEncoder {
    /// A baseline JPEG; quality is 1 to 100.
    package static func jpeg(_ bitmap: Bitmap, quality: Int = 85) throws -> [UInt8] {
        let bitmap = try drawable(bitmap)
        let isGray = bitmap.format == .gray8
        let layout =
            switch bitmap.format {
            case .gray8, .nv12: TJPF_GRAY
            case .rgb8: TJPF_RGB
            case .rgba8: TJPF_RGBX
            case .bgra8: TJPF_BGRX
            }
        guard let encoder = tjInitCompress() else { throw failure(bitmap, "JPEG") }
        defer { tjDestroy(encoder) }
        var encoded: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = tjCompress2(
            encoder, bitmap.bytes, Int32(bitmap.width), Int32(clamping: bitmap.rowStride), Int32(bitmap.height),
            Int32(layout.rawValue), &encoded, &count, Int32((isGray ? TJSAMP_GRAY : TJSAMP_420).rawValue),
            Int32(max(1, min(quality, 100))), 0)
        defer { tjFree(encoded) }
        guard status == 0, let encoded else { throw failure(bitmap, "JPEG") }
        return [UInt8](UnsafeBufferPointer(start: encoded, count: Int(count)))
    }

    /// A PNG, exact to the last bit.
    package static func png(_ bitmap: Bitmap) throws -> [UInt8] {
        let bitmap = try drawable(bitmap)
        var image = png_image()
        defer { png_image_free(&image) }
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = UInt32(bitmap.width)
        image.height = UInt32(bitmap.height)
        image.format =
            switch bitmap.format {
            case .gray8, .nv12: 0
            case .rgb8: UInt32(PNG_FORMAT_FLAG_COLOR)
            case .rgba8: UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
            case .bgra8: UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
            }
        // Deflate adds five bytes for 16 kB at worst; every row adds a byte, and the file a few chunks.
        let raw = bitmap.height * (bitmap.width * bitmap.format.bytesPerPixel + 1)
        var count = raw + raw / 1000 + 4096
        var isWritten = false
        let encoded = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            isWritten =
                png_image_write_to_memory(
                    &image, buffer.baseAddress, &count, 0, bitmap.bytes, Int32(clamping: bitmap.rowStride), nil) != 0
            filled = isWritten ? count : 0
        }
        guard isWritten else { throw failure(bitmap, "PNG") }
        return encoded
    }

    private static func drawable(_ bitmap: Bitmap) throws -> Bitmap {
        guard bitmap.isWhole else { throw failure(bitmap, "image") }
        return bitmap.rgb()
    }

    private static func failure(_ bitmap: Bitmap, _ format: String) -> ImageAnalysisError {
        ImageAnalysisError(
            .imageTooLarge,
            "\(bitmap.width) × \(bitmap.height) pixels cannot be written as \(format): scale the image down.")
    }
}
