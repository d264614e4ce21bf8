import Foundation

/// A piece of text of one look, or one thing that stands in the text.
struct StyledRun: Sendable {
    enum Content: Sendable {
        case text(String)
        case glyph(AdaptiveImageGlyph)
        /// The identifier of a glyph whose picture is not there.
        case missingGlyph(String)
        case attachment(TextAttachment)
    }

    var content: Content
    var style: TextStyle

    /// The text and its attributes; what is no letter stands on U+FFFC.
    var attributedString: AttributedString {
        var attributes = style.attributes
        switch content {
        case .text(let text): return AttributedString(text, attributes: attributes)
        case .glyph(let glyph): attributes.adaptiveImageGlyph = glyph
        case .missingGlyph(let identifier): attributes.missingImageGlyph = identifier
        case .attachment(let attachment): attributes.textAttachment = attachment
        }
        return AttributedString(AttributedString.glyphPlace, attributes: attributes)
    }
}
