public import Foundation

extension DecomposedText {
    /// Puts the text together again.
    ///
    /// - Parameter missing: Gets the identifier of each glyph, once, whose picture is not there or is not one. The glyph's place
    ///   keeps the identifier as the attribute `missingImageGlyph`.
    /// - Returns: The text, its letters without attributes.
    /// - Throws: `RichTextError` with the code `unreadableDocument` where a place is not a U+FFFC of the string.
    public func attributedString(missing: (String) -> Void = { _ in }) throws(RichTextError) -> AttributedString {
        var glyphs: [String: AdaptiveImageGlyph?] = [:]
        let units = Array(string.utf16)
        var text = AttributedString()
        var end = 0
        for (range, identifier) in imageGlyphs {
            // Places are in order: one that begins before the end of the last overlaps it.
            guard range.location >= end, range.length == 1, range.location < units.count,
                units[range.location] == 0xFFFC
            else {
                throw RichTextError(
                    .unreadableDocument,
                    "A glyph's place, \(range.location) to \(range.location &+ range.length), is not a U+FFFC of its "
                        + "own in a text of \(units.count) UTF-16 code units.")
            }
            text += AttributedString(String(decoding: units[end..<range.location], as: UTF16.self))
            end = range.location + 1
            let glyph = glyphs[identifier] ?? glyph(identifier, missing)
            glyphs[identifier] = .some(glyph)
            var place = AttributedString(AttributedString.glyphPlace)
            place.adaptiveImageGlyph = glyph
            if glyph == nil { place.missingImageGlyph = identifier }
            text += place
        }
        return text + AttributedString(String(decoding: units[end...], as: UTF16.self))
    }

    private func glyph(_ identifier: String, _ missing: (String) -> Void) -> AdaptiveImageGlyph? {
        if let data = images[identifier], let glyph = try? AdaptiveImageGlyph(imageContent: data),
            glyph.contentIdentifier == identifier
        {
            return glyph
        }
        missing(identifier)
        return nil
    }
}
