public import DocumentModel
internal import Foundation
public import RichText

/// A picture that stands in the text like a letter: an emoji that was read, or another small picture.
///
/// In the transcript an emoji is itself; any other picture is U+FFFC. What it looked like is cut from the image where the
/// image was at hand, and becomes a glyph's file when that is asked for.
public struct DetectedGlyph: Sendable {
    /// Where it stands in the transcript: UTF-16 offsets, end exclusive.
    public let range: Range<Int>
    /// Where it stands in the image, in pixels of the upright image.
    public let quad: Quad
    /// What makes two of them the same glyph: an emoji that occurs twice in an image is one, and otherwise the pixels count.
    public let contentIdentifier: String
    /// What is seen, in words.
    public let contentDescription: String
    /// The emoji; nil where it is another picture.
    public let unicode: String?
    let image: GlyphImage

    /// Makes a glyph of a text.
    ///
    /// - Parameters:
    ///   - range: UTF-16 offsets in the transcript.
    ///   - quad: The place in pixels of the upright image.
    ///   - glyph: What it looks like.
    ///   - unicode: The emoji; nil for another picture.
    public init(range: Range<Int>, quad: Quad, glyph: AdaptiveImageGlyph, unicode: String? = nil) {
        self.init(
            range: range, quad: quad, identifier: glyph.contentIdentifier, description: glyph.contentDescription,
            unicode: unicode, image: .file(glyph))
    }

    init(range: Range<Int>, quad: Quad, identifier: String, description: String, unicode: String?, image: GlyphImage) {
        self.range = range
        self.quad = quad
        contentIdentifier = identifier
        contentDescription = description
        self.unicode = unicode
        self.image = image
    }

    /// What it looks like: cut from the image, without the ground where that is plain.
    ///
    /// Encoding takes some milliseconds; keep the glyph if it is wanted again.
    ///
    /// - Returns: nil where only place and identity are known, as after reading JSON without images.
    /// - Throws: `RichTextError` where a picture that came with JSON is damaged, or nothing can be encoded.
    public func adaptiveImageGlyph() throws(RichTextError) -> AdaptiveImageGlyph? {
        switch image {
        case .none, .beside: nil
        case .cut(let cut):
            try AdaptiveImageGlyph(
                cut, description: contentDescription, identifier: contentIdentifier,
                provenance: GlyphProvenance(creatorTool: "LiveText"))
        case .file(let glyph): glyph
        case .embedded(let data): try AdaptiveImageGlyph(imageContent: data)
        }
    }

    /// What stands for it in plain text: the emoji, or the description in brackets.
    public var plainText: String { unicode ?? RichTextDocument.label(contentDescription) }

    /// The same with another picture of it.
    func with(_ image: GlyphImage) -> DetectedGlyph {
        DetectedGlyph(
            range: range, quad: quad, identifier: contentIdentifier, description: contentDescription, unicode: unicode,
            image: image)
    }

    var rounded: DetectedGlyph {
        DetectedGlyph(
            range: range, quad: quad.rounded, identifier: contentIdentifier, description: contentDescription,
            unicode: unicode, image: image)
    }
}

/// Place and identity; the pixels follow from the identity.
extension DetectedGlyph: Hashable {
    /// Whether both are the same glyph at the same place.
    public static func == (one: DetectedGlyph, other: DetectedGlyph) -> Bool {
        one.range == other.range && one.quad == other.quad && one.contentIdentifier == other.contentIdentifier
            && one.contentDescription == other.contentDescription && one.unicode == other.unicode
    }

    /// Mixes place and identity in.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(range)
        hasher.combine(contentIdentifier)
    }
}

/// `{"range": [start, end], "quad": [[x, y] × 4], "identifier", "description", "unicode", "image", "file"}`, the last three where
/// they are known.
extension DetectedGlyph: Codable {
    private enum CodingKeys: String, CodingKey {
        case range, quad, identifier, description, unicode, image, file
    }

    private static let dataURL = "data:image/png;base64,"

    /// Reads the object; a picture in it is looked at when it is asked for.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let url = try container.decodeIfPresent(String.self, forKey: .image)
        let data = url.flatMap {
            $0.hasPrefix(Self.dataURL) ? Data(base64Encoded: String($0.dropFirst(Self.dataURL.count))) : nil
        }
        guard url == nil || data != nil else {
            throw DecodingError.dataCorruptedError(
                forKey: .image, in: container, debugDescription: "The picture of a glyph is no PNG as a data URL.")
        }
        let file = try container.decodeIfPresent(String.self, forKey: .file)
        self.init(
            range: try container.decode(Range<Int>.self, forKey: .range),
            quad: try container.decode(Quad.self, forKey: .quad),
            identifier: try container.decode(String.self, forKey: .identifier),
            description: try container.decode(String.self, forKey: .description),
            unicode: try container.decodeIfPresent(String.self, forKey: .unicode),
            image: data.map { .embedded($0) } ?? file.map { .beside($0) } ?? .none)
    }

    /// Writes the object.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(range, forKey: .range)
        try container.encode(quad, forKey: .quad)
        try container.encode(contentIdentifier, forKey: .identifier)
        try container.encode(contentDescription, forKey: .description)
        try container.encodeIfPresent(unicode, forKey: .unicode)
        if case .embedded(let data) = image {
            try container.encode(Self.dataURL + data.base64EncodedString(), forKey: .image)
        }
        if case .beside(let name) = image { try container.encode(name, forKey: .file) }
    }
}
