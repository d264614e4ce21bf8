public import Foundation

extension DesktopNotification {
    /// The notification with what a message says.
    ///
    /// Where the server shows pictures in the text (`body-images`), glyphs are `<img>` elements with their descriptions;
    /// where it does not, the descriptions stand in the text. A glyph that is all of the text is the notification's image too.
    ///
    /// - Parameters:
    ///   - context: The message.
    ///   - capabilities: What the server answers to `GetCapabilities`.
    ///   - assets: A folder for PNGs of the glyphs, whose files the server reads while it shows the notification. A file is
    ///     named after the glyph, and written once.
    ///   - imageEdge: The length of a picture's side in pixels in the text.
    /// - Returns: The notification with summary, body and hints.
    /// - Throws: `RichTextError` where a glyph is damaged or its file cannot be written.
    public func updating(
        from context: AttributedMessageContext, capabilities: Set<String>, assets: URL, imageEdge: Int = 32
    ) throws(RichTextError) -> DesktopNotification {
        var notification = self
        notification.summary = GlyphMetadata.plain(context.sender)
        guard capabilities.contains("body-markup") else {
            notification.body = context.plainBody
            try notification.addImage(of: context, in: assets)
            return notification
        }
        let showsImages = capabilities.contains("body-images")
        notification.body = try RichTextError.ofImage {
            try context.body(letters: Self.markup) { glyph in
                let words = AttributedMessageContext.words(for: glyph)
                guard showsImages, let glyph else { return "[\(words)]".escapedForXML }
                let file = try glyph.asset(edge: imageEdge, in: assets)
                return "<img src=\"\(file.absoluteString.escapedForXML)\" alt=\"\(words.escapedForXML)\"/>"
            }
        }
        try notification.addImage(of: context, in: assets)
        return notification
    }

    /// Text as markup. Lines stay lines: GNOME's shell knows no references by number.
    private static func markup(_ text: String) -> String {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { String($0).escapedForXML }
            .joined(separator: "\n")
    }

    private mutating func addImage(of context: AttributedMessageContext, in assets: URL) throws(RichTextError) {
        guard let glyph = context.onlyGlyph else { return }
        hints["image-path"] = try glyph.asset(edge: 160, in: assets).absoluteString
    }
}

extension AdaptiveImageGlyph {
    /// The PNG of the glyph in a folder, written unless it is there.
    fileprivate func asset(edge: Int, in folder: URL) throws(RichTextError) -> URL {
        let name = Self.fileName(identifier: contentIdentifier, extension: "\(edge).png")
        let file = folder.appendingPathComponent(name)
        guard !FileManager.default.fileExists(atPath: file.path) else { return file }
        let png = try pngData(edge: edge)
        do {
            try png.write(to: file, options: .atomic)
        } catch {
            throw RichTextError(
                .storeFailed,
                "The picture for a notification could not be written to \(folder.path): \(error.localizedDescription)")
        }
        return file
    }
}
