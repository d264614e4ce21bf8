public import Foundation

extension RichTextDocument {
    /// Reads plain text: UTF-8, or UTF-16 with a byte order mark.
    ///
    /// - Throws: `RichTextError` with the code `tooLarge`.
    public init(plainText data: Data, limits: DocumentLimits = DocumentLimits()) throws(RichTextError) {
        try limits.check(bytes: data.count)
        self.init(AttributedString(String(textFile: data)))
    }

    /// What stands for a picture in plain text: its description in brackets, in one line.
    package static func label(_ description: String) -> String { PlainTextWriter.label(description) }

    /// The text alone; something stands for each glyph and attachment.
    ///
    /// - Parameter glyphs: What stands for a glyph.
    /// - Returns: The text.
    /// - Throws: `RichTextError` with the code `refused` where the text holds glyphs and `glyphs` is `.refuse`.
    public func plainText(glyphs: GlyphFallback = .description) throws(RichTextError) -> String {
        try PlainTextWriter(fallback: glyphs).write(text)
    }
}
