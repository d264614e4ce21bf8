/// One of the sizes that a glyph's file holds.
public struct GlyphStrike: Hashable, Sendable {
    /// The length of a side in pixels.
    public let edge: Int
    /// The strike's place in the file, counted from 0.
    public let index: Int
}
