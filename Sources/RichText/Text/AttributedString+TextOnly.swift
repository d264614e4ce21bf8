public import Foundation

extension AttributedString {
    /// Whether a glyph stands in the text, with its picture or without.
    public var containsAdaptiveImageGlyphs: Bool {
        runs.contains { $0.adaptiveImageGlyph != nil || $0.missingImageGlyph != nil }
    }

    /// The text for a field that takes no pictures, such as an e-mail address, a telephone number, a password or a link.
    ///
    /// - Parameter field: The field's name as a person knows it, for the error.
    /// - Returns: The characters.
    /// - Throws: `RichTextError` with the code `refused` where a glyph stands in the text.
    public func textOnly(for field: String) throws(RichTextError) -> String {
        let text = String(characters)
        guard !text.unicodeScalars.contains("\u{FFFC}") else {
            throw RichTextError(
                .refused, "This text holds a picture, and \(field) takes text only: remove the picture, or type it.")
        }
        return text
    }
}
