import DocumentModel
public import Foundation
public import Imaging

extension AdaptiveImageGlyph {
    /// Makes a glyph from any picture that can be decoded.
    ///
    /// The picture stands in the middle of a transparent square, is drawn at the sizes that glyphs have (160, 40, 64, 96 and
    /// 320 pixels; a small picture at fewer), and packed into a HEIC, or what `encoding` says.
    ///
    /// - Parameters:
    ///   - image: A PNG, JPEG, WebP, HEIC or any other image, of at most 16 MB and 4096 × 4096 pixels.
    ///   - description: What is seen, in words.
    ///   - identifier: What the glyph is known by; nil makes it from the pixels, so that the same picture is the same glyph.
    ///   - inset: What of the square stands out beyond what is aligned with the text.
    ///   - provenance: Where the picture comes from.
    ///   - encoding: The file to write; nil takes the first of HEIC, AVIF and PNG that an encoder is installed for.
    /// - Throws: `RichTextError` where the image cannot be decoded, or no encoder for the encoding is installed.
    public init(
        image: Data, description: String, identifier: String? = nil, inset: GlyphInset = .zero,
        provenance: GlyphProvenance = GlyphProvenance(), encoding: GlyphEncoding? = nil
    ) throws(RichTextError) {
        let (picture, profile) = try RichTextError.ofImage {
            let bytes = [UInt8](image)
            let picture = try ImageDecoder.decodeTransparent(bytes, limits: GlyphFile.limits)
            let profile =
                HEIFCollection.matches(bytes)
                ? try HEIFCollection(bytes, most: GlyphFile.mostStrikes, limits: GlyphFile.limits).items.first?.profile
                : nil
            return (picture, profile)
        }
        try self.init(
            picture, description: description, identifier: identifier, inset: inset, provenance: provenance,
            encoding: encoding, profile: profile)
    }

    /// Makes a glyph from raw pixels.
    ///
    /// - Parameters:
    ///   - pixels: Rows from the top.
    ///   - width: Columns.
    ///   - height: Rows.
    ///   - rowStride: Bytes from one row to the next; nil if rows follow each other without padding.
    ///   - format: The layout of a pixel.
    ///   - description: What is seen, in words.
    ///   - identifier: What the glyph is known by; nil makes it from the pixels.
    /// - Throws: `RichTextError` where the numbers contradict each other, or nothing can be encoded.
    public init(
        pixels: [UInt8], width: Int, height: Int, rowStride: Int? = nil, format: PixelFormat, description: String,
        identifier: String? = nil
    ) throws(RichTextError) {
        let image = try RichTextError.ofImage {
            try RawImage(
                size: PixelSize(width: width, height: height), format: format, rowStride: rowStride, bytes: pixels)
        }
        try self.init(image, description: description, identifier: identifier)
    }

    /// The identifier that a glyph made of a picture has, where nobody gives another.
    package static func identifier(of picture: TransparentPicture) -> String {
        GlyphIdentifier.made(from: picture.squared())
    }

    /// Makes a glyph from pixels; what they have of alpha is kept.
    package init(
        _ image: RawImage, description: String, identifier: String? = nil,
        provenance: GlyphProvenance = GlyphProvenance()
    ) throws(RichTextError) {
        try RichTextError.ofImage { try GlyphFile.limits.check(image.size) }
        try self.init(
            TransparentPicture(image), description: description, identifier: identifier, provenance: provenance)
    }

    /// Makes a glyph from a picture.
    package init(
        _ picture: TransparentPicture, description: String, identifier: String? = nil, inset: GlyphInset = .zero,
        provenance: GlyphProvenance = GlyphProvenance(), encoding: GlyphEncoding? = nil, profile: [UInt8]? = nil
    ) throws(RichTextError) {
        if let identifier, GlyphMetadata.identifier(identifier) == nil {
            throw RichTextError(
                .refused,
                "A glyph's identifier has 1 to \(GlyphIdentifier.longest) bytes and no control characters: give another."
            )
        }
        let picture = picture.squared()
        let metadata = GlyphMetadata(
            identifier: identifier ?? GlyphIdentifier.made(from: picture),
            description: GlyphMetadata.plain(description), inset: inset, provenance: provenance)
        let content = try RichTextError.ofImage {
            try Data(
                GlyphFile.encode(picture, metadata, as: encoding ?? GlyphFile.bestEncoding, profile: profile))
        }
        try self.init(imageContent: content)
    }
}
