public import Foundation

/// The identifier of a glyph that belongs in the place of a U+FFFC, and whose picture is not there.
public enum MissingImageGlyphAttribute: CodableAttributedStringKey {
    /// An identifier.
    public typealias Value = String
    /// The name of the attribute.
    public static let name = "missingImageGlyph"
    /// Holds on U+FFFC alone.
    public static let runBoundaries: AttributedString.AttributeRunBoundaries? = .character("\u{FFFC}")
    /// Text put beside a glyph is not the glyph.
    public static let inheritedByAddedText = false
}
