public import Foundation

extension NSAttributedString.Key {
    /// The `AdaptiveImageGlyph` in the place of a U+FFFC.
    public static let adaptiveImageGlyph = NSAttributedString.Key(rawValue: AdaptiveImageGlyphAttribute.name)
    /// The identifier, a `String`, of a glyph whose picture is not there.
    public static let missingImageGlyph = NSAttributedString.Key(rawValue: MissingImageGlyphAttribute.name)
}

extension NSAttributedString {
    /// A text of one glyph.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - attributes: What else the character has, such as a font.
    public convenience init(
        adaptiveImageGlyph glyph: AdaptiveImageGlyph, attributes: [NSAttributedString.Key: Any] = [:]
    ) {
        self.init(
            string: AttributedString.glyphPlace, attributes: attributes.merging([.adaptiveImageGlyph: glyph]) { $1 })
    }
}
