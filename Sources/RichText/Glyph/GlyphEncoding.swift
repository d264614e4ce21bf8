/// The image format of a glyph's file.
public enum GlyphEncoding: String, Hashable, Sendable, Codable, CaseIterable {
    /// HEVC in HEIF: what glyphs are exchanged as.
    case heic
    /// AV1 in HEIF, where no encoder for HEVC is installed.
    case avif
    /// One strike, where libheif can encode nothing at all.
    case png

    /// The media type of the image format; `AdaptiveImageGlyph.contentType` is that of a glyph.
    public var mediaType: String { "image/\(rawValue)" }
    /// What the name of a file ends with, without a dot.
    public var fileExtension: String { rawValue }
}
