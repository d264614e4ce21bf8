public import Foundation

/// The glyph that stands in the place of a U+FFFC.
///
/// The attribute holds on that character alone: where it is set on more, the rest goes without; text that is put beside the
/// glyph does not inherit it, and what replaces the character replaces the glyph.
public enum AdaptiveImageGlyphAttribute: CodableAttributedStringKey {
    /// A glyph.
    public typealias Value = AdaptiveImageGlyph
    /// The name of the attribute.
    public static let name = "adaptiveImageGlyph"
    /// Holds on U+FFFC alone.
    public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .character("\u{FFFC}")
    /// Text put beside a glyph is not the glyph.
    public static let inheritedByAddedText = false
}
