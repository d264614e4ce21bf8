public import Foundation

extension AttributeScopes {
    /// The attributes of texts that hold pictures.
    public struct RichTextAttributes: AttributeScope {
        /// The glyph in the place of a U+FFFC.
        public let adaptiveImageGlyph: AdaptiveImageGlyphAttribute
        /// The identifier of a glyph whose picture is not there.
        public let missingImageGlyph: MissingImageGlyphAttribute
        /// Foundation's own attributes.
        public let foundation: FoundationAttributes
    }

    /// The attributes of texts that hold pictures.
    public var richText: RichTextAttributes.Type { RichTextAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of texts that hold pictures, by its name.
    public subscript<Key: AttributedStringKey>(
        dynamicMember path: KeyPath<AttributeScopes.RichTextAttributes, Key>
    ) -> Key {
        self[Key.self]
    }
}
