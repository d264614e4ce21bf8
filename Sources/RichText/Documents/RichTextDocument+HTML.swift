public import Foundation

extension RichTextDocument {
    /// The name of the page among `htmlFiles()`.
    public static let pageName = "index.html"

    /// Reads HTML, as a page, a mail or a clipboard has it.
    ///
    /// Nothing is fetched, no script runs, and style sheets are not read; `style` attributes are. A picture that is neither in
    /// the page nor in `files` is its description.
    ///
    /// - Parameters:
    ///   - html: The page, or a part of one.
    ///   - files: The files beside it, by the addresses that it has for them.
    ///   - limits: How much the page may ask for.
    /// - Throws: `RichTextError` with the code `tooLarge`.
    public init(
        html: String, files: [String: Data] = [:], limits: DocumentLimits = DocumentLimits()
    ) throws(RichTextError) {
        try limits.check(bytes: html.utf8.count + files.values.reduce(0) { $0 + $1.count })
        var reader = HTMLReader(Array(html.utf8), files: files, limits: limits)
        self = try reader.read()
    }

    /// Reads HTML in UTF-8, or in UTF-16 with a byte order mark.
    ///
    /// - Parameters:
    ///   - html: The page, or a part of one.
    ///   - files: The files beside it, by the addresses that it has for them.
    ///   - limits: How much the page may ask for.
    /// - Throws: `RichTextError` with the code `tooLarge`.
    public init(
        html: Data, files: [String: Data] = [:], limits: DocumentLimits = DocumentLimits()
    ) throws(RichTextError) {
        try limits.check(bytes: html.count)
        try self.init(html: String(textFile: html), files: files, limits: limits)
    }

    /// The document as a page of HTML with its pictures in it.
    ///
    /// A glyph is `<picture>`: who knows its type takes the glyph, and everybody else a PNG in a square of the font's size on the
    /// baseline, whose `alt` is the description. Links are written where a browser can do no harm with them.
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where a glyph's picture is damaged.
    public func html() throws(RichTextError) -> String {
        HTMLWriter.document(try htmlFragment())
    }

    /// The document as a part of a page, as a clipboard has it (`text/html`).
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where a glyph's picture is damaged.
    public func htmlFragment() throws(RichTextError) -> String {
        var writer = HTMLWriter(isEmbedded: true)
        return try writer.write(text)
    }

    /// The document as a page, named `pageName`, and the files beside it.
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where a glyph's picture is damaged.
    public func htmlFiles() throws(RichTextError) -> [String: Data] {
        var writer = HTMLWriter(isEmbedded: false)
        let body = try writer.write(text)
        return writer.files.files.merging([Self.pageName: Data(HTMLWriter.document(body).utf8)]) { $1 }
    }
}
