public import Foundation

extension RichTextDocument {
    /// The name of the text among `markdownFiles()`.
    public static let markdownName = "index.md"

    /// The document as Markdown in one file: text, emphasis and links. Sizes, colours and alignments have no place in it, and no
    /// text becomes markup, HTML or a link.
    ///
    /// - Parameter glyphs: What stands for a glyph.
    /// - Returns: The text; empty where there is none.
    /// - Throws: `RichTextError` with the code `refused` where the text holds glyphs and `glyphs` is `.refuse`.
    public func markdown(glyphs: GlyphFallback = .description) throws(RichTextError) -> String {
        var writer = MarkdownWriter(fallback: glyphs)
        return try writer.write(text)
    }

    /// The document as Markdown, named `markdownName`, and the files of its glyphs beside it: `![party popper](….png)`.
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where a glyph's picture is damaged.
    public func markdownFiles() throws(RichTextError) -> [String: Data] {
        var writer = MarkdownWriter(fallback: nil)
        let text = try writer.write(text)
        return writer.files.files.merging([Self.markdownName: Data(text.utf8)]) { $1 }
    }
}
