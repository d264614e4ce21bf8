import CJPEG
import CPNG
import CWebP
import Glibc

/// Encodes pictures.
package enum ImageEncoder {
    /// A baseline JPEG; quality is 1 to 100.
    package static func jpeg(_ picture: Picture, quality: Int = 85) throws -> [UInt8] {
        // The format's own bound.
        guard (1...65_500).contains(picture.width), (1...65_500).contains(picture.height) else {
            throw failure(picture, "JPEG")
        }
        var count = 0
        let encoded = jpeg_encode(
            picture.bytes, picture.channels == .gray ? JPEG_GRAY : JPEG_RGB, Int32(picture.width),
            Int32(picture.height), picture.bytesPerRow, Int32(max(1, min(quality, 100))), &count)
        defer { free(encoded) }
        guard let encoded else { throw failure(picture, "JPEG") }
        return [UInt8](UnsafeBufferPointer(start: encoded, count: count))
    }

    /// A PNG, exact to the last bit.
    package static func png(_ picture: Picture) throws -> [UInt8] {
        try png(
            picture.bytes, of: picture,
            format: picture.channels == .gray ? 0 : UInt32(PNG_FORMAT_FLAG_COLOR), channels: picture.channels.rawValue)
    }

    /// A PNG with straight alpha, exact to the last bit.
    package static func png(_ picture: TransparentPicture) throws -> [UInt8] {
        try png(
            picture.rgba(), of: picture.colours, format: UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA),
            channels: 4)
    }

    private static func png(_ bytes: [UInt8], of picture: Picture, format: UInt32, channels: Int) throws -> [UInt8] {
        let stride = picture.width * channels
        guard picture.width > 0, picture.height > 0, let width = UInt32(exactly: picture.width),
            let height = UInt32(exactly: picture.height), stride <= Int32.max
        else { throw failure(picture, "PNG") }
        var image = png_image()
        defer { png_image_free(&image) }
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = width
        image.height = height
        image.format = format
        // Deflate adds five bytes for 16 kB at worst; every row adds a byte, and the file a few chunks.
        let raw = picture.height * (stride + 1)
        var count = raw + raw / 1000 + 4096
        var encoded = [UInt8](repeating: 0, count: count)
        let isWritten = png_image_write_to_memory(&image, &encoded, &count, 0, bytes, Int32(stride), nil)
        guard isWritten != 0 else { throw failure(picture, "PNG") }
        return Array(encoded.prefix(count))
    }

    /// A WebP; quality is 1 to 100, and nil is lossless: exact to the last bit.
    package static func webp(_ picture: Picture, quality: Int? = nil) throws -> [UInt8] {
        // The format's own bound.
        guard (1...16_383).contains(picture.width), (1...16_383).contains(picture.height) else {
            throw failure(picture, "WebP")
        }
        let rgb = picture.rgb()
        let (width, height, stride) = (Int32(rgb.width), Int32(rgb.height), Int32(rgb.bytesPerRow))
        var encoded: UnsafeMutablePointer<UInt8>?
        let count =
            if let quality {
                WebPEncodeRGB(rgb.bytes, width, height, stride, Float(max(1, min(quality, 100))), &encoded)
            } else {
                WebPEncodeLosslessRGB(rgb.bytes, width, height, stride, &encoded)
            }
        defer { WebPFree(encoded) }
        guard count > 0, let encoded else { throw failure(picture, "WebP") }
        return [UInt8](UnsafeBufferPointer(start: encoded, count: count))
    }

    static func failure(_ picture: Picture, _ format: String) -> ImageAnalysisError {
        ImageAnalysisError(
            .imageTooLarge,
            "\(picture.width) × \(picture.height) pixels cannot be written as \(format): scale the image down.")
    }
}
