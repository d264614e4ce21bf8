import CJPEG
import CPNG
import Glibc

/// Encodes pixels, to embed a picture in a document.
package enum ImageEncoder {
    /// A baseline JPEG; quality is 1 to 100.
    package static func jpeg(_ bitmap: Bitmap, quality: Int = 85) throws -> [UInt8] {
        let bitmap = try drawable(bitmap)
        let layout = bitmap.format == .gray8 ? JPEG_GRAY : JPEG_RGB
        var count = 0
        let encoded = jpeg_encode(
            bitmap.bytes, layout, Int32(bitmap.width), Int32(bitmap.height), bitmap.rowStride,
            Int32(max(1, min(quality, 100))), &count)
        defer { free(encoded) }
        guard let encoded else { throw failure(bitmap, "JPEG") }
        return [UInt8](UnsafeBufferPointer(start: encoded, count: count))
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
            case .gray8: 0
            default: UInt32(PNG_FORMAT_FLAG_COLOR)
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
        return bitmap.composedOverWhite().rgb()
    }

    private static func failure(_ bitmap: Bitmap, _ format: String) -> ImageAnalysisError {
        ImageAnalysisError(
            .imageTooLarge,
            "\(bitmap.width) × \(bitmap.height) pixels cannot be written as \(format): scale the image down.")
    }
}
