import DocumentModel

/// An encoded image whose header has been read, and whose pixels have not.
///
/// One type for each format; `ImageDecoder.formats` lists them.
protocol EncodedImage: Sendable {
    /// The name that people know the format by.
    static var name: String { get }

    /// Whether the bytes start as those of this format do.
    static func matches(_ reader: ByteReader) -> Bool

    /// Reads the header of a page, counted from 1.
    ///
    init(bytes: [UInt8], page: Int) throws

    /// Columns and rows as stored, before any turning.
    var size: PixelSize { get }

    /// How the stored pixels are to be turned.
    var orientation: ImageOrientation { get }

    /// Pixels as stored, composed over white; called only for a size within the limits.
    ///
    /// Throws if the image is damaged or promises more pixels than its bytes can hold.
    func pixels() throws -> Picture

    /// The same without turns that `pixels()` already makes because the decoder does.
    func pixelsAsStored() throws -> Picture

    /// The pixels of `pixels()` with what is transparent kept; opaque where the format or its decoder has no alpha.
    func transparentPixels() throws -> TransparentPicture
}

extension EncodedImage {
    func pixelsAsStored() throws -> Picture { try pixels() }
    func transparentPixels() throws -> TransparentPicture { TransparentPicture(try pixels()) }

    /// The error for bytes that are not a whole image of this format.
    static var damaged: ImageAnalysisError {
        ImageAnalysisError(
            .unreadableImage, "The \(name) image is damaged or was cut short: fetch or export it again.")
    }

    /// The error for a page that is not there.
    static func missing(page: Int, of count: Int) -> ImageAnalysisError {
        ImageAnalysisError(
            .unreadableImage,
            "There is no page \(page): the \(name) image has \(count == 1 ? "one page" : "\(count) pages"), "
                + "and the first is page 1.")
    }

    /// The error for a variant of the format that is not decoded.
    static func unsupported(_ variant: String) -> ImageAnalysisError {
        ImageAnalysisError(.unsupportedFormat, "\(name) images with \(variant) are not supported: convert to PNG.")
    }

    /// Refuses a header that promises more pixels than the bytes can hold even at the densest packing there is.
    static func require(_ available: Int, bytesForPixels size: PixelSize, pixelsPerByte: Int) throws {
        guard size.area / max(1, pixelsPerByte) <= available else { throw damaged }
    }

    /// Refuses a large picture in so few bytes that nothing could be read in it.
    ///
    /// For formats without a densest packing: a blank page may be as small as it likes, but is not worth the memory.
    static func require(_ available: Int, substanceFor size: PixelSize, pixelsPerByte: Int) throws {
        guard size.area > 16_000_000 else { return }
        try require(available, bytesForPixels: size, pixelsPerByte: pixelsPerByte)
    }
}
