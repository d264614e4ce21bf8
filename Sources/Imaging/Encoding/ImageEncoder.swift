import CHEIF
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
        guard picture.width > 0, picture.height > 0, let width = UInt32(exactly: picture.width),
            let height = UInt32(exactly: picture.height), picture.bytesPerRow <= Int32.max
        else { throw failure(picture, "PNG") }
        var image = png_image()
        defer { png_image_free(&image) }
        image.version = UInt32(PNG_IMAGE_VERSION)
        image.width = width
        image.height = height
        image.format = picture.channels == .gray ? 0 : UInt32(PNG_FORMAT_FLAG_COLOR)
        // Deflate adds five bytes for 16 kB at worst; every row adds a byte, and the file a few chunks.
        let raw = picture.height * (picture.bytesPerRow + 1)
        var count = raw + raw / 1000 + 4096
        var encoded = [UInt8](repeating: 0, count: count)
        let isWritten = png_image_write_to_memory(
            &image, &encoded, &count, 0, picture.bytes, Int32(picture.bytesPerRow), nil)
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

    /// A HEIC; quality is 1 to 100.
    ///
    /// - Throws: `.engineUnavailable` where libheif or its encoder is not installed.
    package static func heic(_ picture: Picture, quality: Int = 85) throws -> [UInt8] {
        guard (1...65_535).contains(picture.width), (1...65_535).contains(picture.height) else {
            throw failure(picture, "HEIC")
        }
        guard var heif = heif_library.installed else {
            throw ImageAnalysisError(
                .engineUnavailable, "HEIC is written by libheif, which is not installed: install libheif1.")
        }
        var count = 0
        let encoded = heif_encode_rgb(
            &heif, picture.rgb().bytes, Int32(picture.width), Int32(picture.height), Int32(max(1, min(quality, 100))),
            &count)
        defer { free(encoded) }
        guard let encoded else {
            throw ImageAnalysisError(
                .engineUnavailable,
                "This HEIC could not be written: libheif needs an encoder for HEVC, as libx265 is.")
        }
        return [UInt8](UnsafeBufferPointer(start: encoded, count: count))
    }

    private static func failure(_ picture: Picture, _ format: String) -> ImageAnalysisError {
        ImageAnalysisError(
            .imageTooLarge,
            "\(picture.width) × \(picture.height) pixels cannot be written as \(format): scale the image down.")
    }
}
