public import Foundation

/// A message with pictures in its text, as a notification tells of it.
public struct AttributedMessageContext: Sendable {
    /// Who sent it, or what else stands above the text.
    public var sender: String
    /// What it says.
    public var attributedContent: AttributedString

    /// Makes a context.
    public init(sender: String, attributedContent: AttributedString) {
        self.sender = sender
        self.attributedContent = attributedContent
    }

    /// The text with a description, or what `place` makes of a glyph, in the place of each glyph.
    ///
    /// - Parameters:
    ///   - letters: Makes what stands for text.
    ///   - place: Makes what stands for a glyph; nil where its picture is missing.
    /// - Returns: All of them joined.
    func body(
        letters: (String) -> String, place: (AdaptiveImageGlyph?) throws -> String
    ) rethrows -> String {
        var body = ""
        for run in attributedContent.runs {
            let characters = attributedContent.characters[run.range]
            if run.adaptiveImageGlyph != nil || run.missingImageGlyph != nil {
                let one = try place(run.adaptiveImageGlyph)
                for _ in 0..<attributedContent.unicodeScalars[run.range].count { body += one }
            } else {
                body += letters(String(characters))
            }
        }
        return body
    }

    /// The text with the description of each glyph in its place: `[party popper]`.
    var plainBody: String {
        body(letters: { $0 }, place: { "[\(Self.words(for: $0))]" })
    }

    /// What is said in place of a glyph: never nothing.
    static func words(for glyph: AdaptiveImageGlyph?) -> String {
        guard let glyph, !glyph.contentDescription.isEmpty else { return "picture" }
        return glyph.contentDescription
    }

    /// The glyph, if it is all that the text says.
    var onlyGlyph: AdaptiveImageGlyph? {
        let glyphs = attributedContent.adaptiveImageGlyphs
        let letters = attributedContent.unicodeScalars.filter { !$0.properties.isWhitespace }
        return glyphs.count == 1 && letters.count == 1 ? glyphs.first?.glyph : nil
    }
}
