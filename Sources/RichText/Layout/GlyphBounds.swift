public import DocumentModel

/// The room that a glyph takes in a line, relative to its origin on the baseline, in the unit of the font's metrics.
///
/// The part of the picture that is aligned with the text is as tall as the font's em, and lies as far below the baseline, in
/// proportion, as the font does. So it stands in the line as its letters stand, and its lines do not grow.
public struct GlyphBounds: Hashable, Sendable {
    /// How far the origin of what follows lies to the right.
    public let advance: Double
    /// How far the aligned part reaches above the baseline.
    public let ascent: Double
    /// How far the aligned part reaches below the baseline, as a positive number.
    public let descent: Double
    /// The whole picture, y downwards, the origin at (0, 0): it stands out by the glyph's alignment inset.
    public let picture: Rectangle

    init(_ inset: GlyphInset, in metrics: FontMetrics) {
        let size = metrics.size.isFinite ? max(0, metrics.size) : 0
        let edge = size / (1 - 2 * inset.y)
        advance = edge * (1 - 2 * inset.x)
        descent = size * metrics.shareBelow
        ascent = size - descent
        picture = Rectangle(x: -inset.x * edge, y: -ascent - inset.y * edge, width: edge, height: edge)
    }
}

extension FontMetrics {
    /// The room that a glyph takes in a line of this font.
    public func typographicBounds(for glyph: AdaptiveImageGlyph) -> GlyphBounds {
        GlyphBounds(glyph.alignmentInset, in: self)
    }
}
