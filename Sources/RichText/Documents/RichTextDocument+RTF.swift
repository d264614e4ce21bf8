public import Foundation

extension RichTextDocument {
    /// Reads RTF.
    ///
    /// - Throws: `RichTextError` with the code `unsupportedFormat`, `unreadableDocument` or `tooLarge`.
    public init(rtf data: Data, limits: DocumentLimits = DocumentLimits()) throws(RichTextError) {
        try limits.check(bytes: data.count)
        var reader = RTFReader([UInt8](data), limits: limits)
        self = try reader.read()
    }

    /// The document as RTF: ASCII, with pictures in it.
    ///
    /// A glyph is there three times: its file, for those who know glyphs; a PNG of the font's size with the description; and
    /// the description in brackets, for those who show no pictures. An attachment that is no PNG or JPEG is its name.
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where a glyph's picture is damaged.
    public func rtf() throws(RichTextError) -> Data {
        var writer = RTFWriter(isPackage: false)
        return try writer.write(text)
    }

    /// Reads RTFD in one piece, as it lies on a clipboard (`com.apple.flat-rtfd`).
    ///
    /// - Throws: `RichTextError` with the code `unsupportedFormat`, `unreadableDocument` or `tooLarge`.
    public init(rtfd data: Data, limits: DocumentLimits = DocumentLimits()) throws(RichTextError) {
        let (files, others) = try FlatRTFD.read(data, limits: limits)
        try self.init(rtfdFiles: files, others: others, limits: limits)
    }

    /// Reads RTFD from the files of its folder, by their names.
    ///
    /// - Throws: `RichTextError` with the code `unsupportedFormat`, `unreadableDocument` or `tooLarge`.
    public init(rtfdFiles files: [String: Data], limits: DocumentLimits = DocumentLimits()) throws(RichTextError) {
        try self.init(rtfdFiles: files, others: [], limits: limits)
    }

    /// Reads an RTFD folder. Links in it are not followed.
    ///
    /// - Throws: `RichTextError` with the code `unsupportedFormat`, `unreadableDocument` or `tooLarge`.
    public init(rtfdFolder url: URL, limits: DocumentLimits = DocumentLimits()) throws(RichTextError) {
        let (files, others) = try RTFDFolder(url: url).read(limits: limits)
        try self.init(rtfdFiles: files, others: others, limits: limits)
    }

    private init(rtfdFiles files: [String: Data], others: [String], limits: DocumentLimits) throws(RichTextError) {
        let document = try RTFDPackage.read(files, limits: limits)
        self.init(
            document.text,
            omissions: document.omissions + others.sorted().map { "\($0) in the package is no file, and was left out." }
        )
    }

    /// The document as the files of an RTFD folder, by their names.
    ///
    /// A glyph is the file `AdaptiveImageGlyph-…` of its identifier, with a PNG of the same name beside it; who knows nothing of
    /// glyphs sees an attachment.
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where a glyph's picture is damaged.
    public func rtfdFiles() throws(RichTextError) -> [String: Data] {
        try RTFDPackage.write(text)
    }

    /// The document as RTFD in one piece, as it lies on a clipboard (`com.apple.flat-rtfd`).
    ///
    /// - Throws: `RichTextError` with the code `unreadableGlyph` where a glyph's picture is damaged.
    public func rtfd() throws(RichTextError) -> Data {
        FlatRTFD.write(try rtfdFiles())
    }

    /// Writes the document into an RTFD folder, which takes the place of an older one.
    ///
    /// - Throws: `RichTextError`, or what the file system says.
    public func write(rtfdFolder url: URL) throws {
        try RTFDFolder(url: url).write(rtfdFiles())
    }
}
