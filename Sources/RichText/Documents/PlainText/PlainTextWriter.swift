import Foundation

/// Attributed text to plain text.
struct PlainTextWriter {
    let fallback: GlyphFallback

    func write(_ text: AttributedString) throws(RichTextError) -> String {
        var plain = ""
        for run in text.styledRuns {
            switch run.content {
            case .text(let text): plain += text
            case .glyph(let glyph): plain += try stand(for: glyph.contentDescription)
            // Only what identifies the picture is left of it.
            case .missingGlyph(let identifier): plain += try stand(for: identifier)
            case .attachment(let attachment): plain += try stand(for: attachment.label)
            }
        }
        return plain
    }

    func stand(for description: String) throws(RichTextError) -> String {
        switch fallback {
        case .description: return Self.label(description)
        case .emoji: return EmojiNames.emoji(named: description) ?? Self.label(description)
        case .placeholder: return AttributedString.glyphPlace
        case .refuse:
            throw RichTextError(
                .refused, "The text holds a picture (\(description)), which plain text has no place for: take it out.")
        }
    }

    /// A description in brackets, in one line.
    static func label(_ description: String) -> String {
        let words = description.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.isEmpty ? "[picture]" : "[\(words)]"
    }
}
