public import Foundation

/// A picture that lives in text: square, in several sizes, with an identity and a description.
///
/// It stands in a text in the place of one U+FFFC (`AttributedString.init(adaptiveImageGlyph:attributes:)`), takes its size
/// from the font around it, and is copied and stored with the letters. The value is made of the bytes of its file,
/// `imageContent`; pixels are decoded when they are asked for. Two glyphs are equal if their identifiers are.
public struct AdaptiveImageGlyph: Sendable {
    /// The media type by which web pages and other apps know a glyph's file; the file itself is a HEIC.
    public static let contentType = "image/x-apple-adaptive-glyph"

    /// The file.
    public let imageContent: Data
    /// What the file is: mostly a HEIC.
    public let encoding: GlyphEncoding
    /// What makes two pictures the same glyph; never empty, and without control characters.
    public let contentIdentifier: String
    /// What is seen, in words; perhaps empty.
    public let contentDescription: String
    /// The sizes that the file holds, in its order: one or more.
    public let strikes: [GlyphStrike]
    /// How much of the picture stands out beyond what is aligned with the text.
    public let alignmentInset: GlyphInset
    /// Where the picture comes from, as far as the file says.
    public let provenance: GlyphProvenance

    /// Reads a glyph's file, or takes a single HEIC, AVIF or PNG as a glyph of one strike.
    ///
    /// The file's structure and metadata are read, and no pixels where it has an identifier. A single picture without one gets
    /// it from its pixels, so that the same picture is the same glyph.
    ///
    /// - Parameter imageContent: At most 16 MB; at most 32 strikes, none longer than 4096 pixels.
    /// - Throws: `RichTextError` with the code `unreadableGlyph`, `unsupportedFormat` or `tooLarge`.
    public init(imageContent: Data) throws(RichTextError) {
        let file = try RichTextError.ofImage { try GlyphFile(imageContent) }
        self.init(imageContent: imageContent, file: file)
    }

    /// Takes what a file says.
    init(imageContent: Data, file: GlyphFile) {
        self.imageContent = imageContent
        encoding = file.encoding
        contentIdentifier = file.identifier
        contentDescription = file.metadata.description
        strikes = file.strikes
        alignmentInset = file.metadata.inset
        provenance = file.metadata.provenance
    }
}

extension AdaptiveImageGlyph: Hashable {
    /// Whether both have the same identifier.
    public static func == (one: AdaptiveImageGlyph, other: AdaptiveImageGlyph) -> Bool {
        one.contentIdentifier == other.contentIdentifier
    }

    /// Hashes the identifier.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(contentIdentifier)
    }
}

extension AdaptiveImageGlyph: CustomStringConvertible {
    /// The description, or the identifier where there is none.
    public var description: String {
        contentDescription.isEmpty ? contentIdentifier : contentDescription
    }
}
