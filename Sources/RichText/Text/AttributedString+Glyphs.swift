public import Foundation

extension AttributedString {
    /// The character that a glyph stands in the place of: U+FFFC, the object replacement character.
    public static let glyphPlace = "\u{FFFC}"

    /// A text of one glyph.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - attributes: What else the character has, such as a font.
    public init(adaptiveImageGlyph glyph: AdaptiveImageGlyph, attributes: AttributeContainer = AttributeContainer()) {
        self.init(Self.glyphPlace, attributes: attributes)
        self.adaptiveImageGlyph = glyph
    }

    /// Puts a glyph in the place of a part of the text; it takes the attributes of what stands before it.
    ///
    /// - Parameters:
    ///   - glyph: The glyph.
    ///   - range: What it replaces; an empty range inserts.
    public mutating func insertAdaptiveImageGlyph(_ glyph: AdaptiveImageGlyph, replacing range: Range<Index>) {
        var attributes = AttributeContainer()
        if range.lowerBound > startIndex {
            let before = unicodeScalars.index(before: range.lowerBound)
            attributes = runs[before].attributes
        } else if range.lowerBound < endIndex {
            attributes = runs[range.lowerBound].attributes
        }
        attributes.missingImageGlyph = nil
        replaceSubrange(range, with: AttributedString(adaptiveImageGlyph: glyph, attributes: attributes))
    }

    /// The glyphs of the text in their order, each with the place of its character.
    public var adaptiveImageGlyphs: [(range: Range<Index>, glyph: AdaptiveImageGlyph)] {
        // Equal glyphs beside each other are one run.
        runs[\.adaptiveImageGlyph].flatMap { glyph, range in
            guard let glyph else { return [] as [(range: Range<Index>, glyph: AdaptiveImageGlyph)] }
            return unicodeScalars[range].indices.map { index in
                (range: index..<unicodeScalars.index(after: index), glyph: glyph)
            }
        }
    }
}
