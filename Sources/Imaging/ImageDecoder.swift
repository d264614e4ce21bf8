internal import CHEIF
package import DocumentModel

/// Turns an image source into an upright, opaque picture.
///
/// Blocking: call it on a worker, not on Swift's cooperative threads.
package enum ImageDecoder {
    /// The formats that can be decoded; the first that matches the bytes decides.
    static let formats: [any EncodedImage.Type] = [
        JPEGImage.self, PNGImage.self, HEIFImage.self, WebPImage.self, TIFFImage.self, GIFImage.self, BMPImage.self,
        JPEG2000Image.self, PNMImage.self,
    ]

    /// Whether libheif is installed, which HEIC and AVIF take.
    package static var readsHEIF: Bool { heif_library.installed != nil }

    /// Makes a picture of whatever a caller gives.
    ///
    /// - Parameters:
    ///   - source: A file, encoded bytes, or raw pixels.
    ///   - orientation: How to turn the stored pixels; nil takes what the file says.
    ///   - page: The page of a TIFF, counted from 1. Every other format has one page.
    ///   - limits: How many bytes and pixels the image may have.
    /// - Returns: The picture, upright.
    /// - Throws: `ImageAnalysisError` with the code `unreadableImage`, `unsupportedFormat` or `imageTooLarge`.
    package static func decode(
        _ source: ImageSource, orientation: ImageOrientation? = nil, page: Int = 1, limits: ImageLimits = ImageLimits()
    ) throws -> Picture {
        guard let bytes = try source.encodedBytes(limit: limits.bytes) else {
            return try pixels(of: source, orientation: orientation, limits: limits)
        }
        return try decode(bytes, orientation: orientation, page: page, limits: limits)
    }

    /// Makes a picture of encoded bytes, as above.
    package static func decode(
        _ bytes: [UInt8], orientation: ImageOrientation?, page: Int, limits: ImageLimits
    ) throws -> Picture {
        let image = try open(bytes, page: page)
        try limits.check(image.size)
        let picture = try orientation == nil ? image.pixels() : image.pixelsAsStored()
        // The coded picture of a HEIF may be larger than its header says.
        try limits.check(picture.size)
        return picture.turned(by: orientation ?? image.orientation)
    }

    /// Whether bytes begin as those of an image do.
    package static func isImage(_ bytes: [UInt8]) -> Bool {
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        return formats.contains { $0.matches(reader) }
    }

    /// Makes a picture of an encoded image, keeping what is transparent in a PNG, WebP, HEIC or AVIF.
    ///
    /// - Throws: `ImageAnalysisError` as `decode` does.
    package static func decodeTransparent(_ bytes: [UInt8], limits: ImageLimits = ImageLimits()) throws
        -> TransparentPicture
    {
        guard bytes.count <= limits.bytes else { throw ImageLimits.refusal(bytes: bytes.count, limit: limits.bytes) }
        let image = try open(bytes, page: 1)
        try limits.check(image.size)
        let picture = try image.transparentPixels()
        try limits.check(picture.size)
        return picture.turned(by: image.orientation)
    }

    /// The columns and rows that an image says it has, as stored; no pixels are decoded.
    ///
    /// - Throws: `ImageAnalysisError` where the header is damaged or promises more than the limits allow.
    package static func size(of bytes: [UInt8], limits: ImageLimits) throws -> PixelSize {
        let size = try open(bytes, page: 1).size
        try limits.check(size)
        return size
    }

    private static func open(_ bytes: [UInt8], page: Int) throws -> any EncodedImage {
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        guard let format = formats.first(where: { $0.matches(reader) }) else {
            throw UnsupportedFormat(reader).error
        }
        return try format.init(bytes: bytes, page: page)
    }

    private static func pixels(
        of source: ImageSource, orientation: ImageOrientation?, limits: ImageLimits
    ) throws -> Picture {
        guard case .pixels(let image) = source.storage else {
            throw ImageAnalysisError(.unreadableImage, "The image source is empty.")
        }
        try limits.check(image.size)
        return image.picture().turned(by: orientation ?? .up)
    }
}
