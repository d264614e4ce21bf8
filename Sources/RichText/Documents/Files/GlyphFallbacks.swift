import Foundation

/// The pictures that stand for glyphs where nothing is known of glyphs; each is made once.
struct GlyphFallbacks {
    /// Pixels: sharp at the size of text on a display of three pixels a point, and small in a document.
    private static let edge = 96
    private var pictures: [String: Data] = [:]

    mutating func png(of glyph: AdaptiveImageGlyph) throws(RichTextError) -> Data {
        if let known = pictures[glyph.contentIdentifier] { return known }
        // What is smaller is not enlarged.
        let picture = try glyph.pngData(edge: min(Self.edge, glyph.strikes.map(\.edge).max() ?? Self.edge))
        pictures[glyph.contentIdentifier] = picture
        return picture
    }
}
