public import Foundation

/// Where the pictures of texts are kept: each identifier once, with how many texts use it.
///
/// A text is known by a name that its owner chooses. Writers may work at once, from several threads and processes.
///
/// ```swift
/// let parts = try store.keep(text, as: "message-17")     // parts.string and parts.imageGlyphs go beside the text
/// let again = try store.recompose(parts.string, parts.imageGlyphs)
/// try store.forget("message-17")
/// try store.collect()
/// ```
public protocol ImageGlyphStore: Sendable {
    /// Stores glyphs that are not stored yet, and says that a text uses them and no others.
    ///
    /// - Parameters:
    ///   - images: Glyphs' files by identifier; of an identifier that is stored already nothing is written.
    ///   - identifiers: All that the text uses, those without a file too.
    ///   - text: The text's name.
    /// - Throws: `RichTextError` with the code `storeFailed`.
    func set(images: [String: Data], identifiers: Set<String>, usedBy text: String) throws(RichTextError)

    /// The file of a glyph; nil if it is not stored.
    func image(for identifier: String) throws(RichTextError) -> Data?

    /// How many texts use a glyph.
    func useCount(of identifier: String) throws(RichTextError) -> Int

    /// The identifiers of all files that are stored.
    func identifiers() throws(RichTextError) -> Set<String>

    /// Removes what no text uses, but nothing that was stored in the last `grace` seconds: its text may be on its way.
    ///
    /// - Parameter grace: Seconds.
    /// - Returns: The identifiers that were removed.
    /// - Throws: `RichTextError` with the code `storeFailed`.
    @discardableResult
    func collect(grace: TimeInterval) throws(RichTextError) -> Set<String>
}

extension ImageGlyphStore {
    /// Takes a text apart and stores its pictures.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - name: Its name.
    /// - Returns: The text taken apart.
    /// - Throws: `RichTextError` with the code `storeFailed`.
    public func keep(_ text: AttributedString, as name: String) throws(RichTextError) -> DecomposedText {
        let parts = DecomposedText(text)
        try set(images: parts.images, identifiers: Set(parts.imageGlyphs.map(\.1)), usedBy: name)
        return parts
    }

    /// Says that a text uses nothing any more, because it was deleted.
    public func forget(_ text: String) throws(RichTextError) {
        try set(images: [:], identifiers: [], usedBy: text)
    }

    /// Puts a text together from what was kept beside it, with the stored pictures.
    ///
    /// - Parameters:
    ///   - string: The text with U+FFFC.
    ///   - imageGlyphs: Places and identifiers.
    ///   - missing: Gets the identifier of each glyph, once, whose picture is not stored.
    /// - Returns: The text.
    /// - Throws: `RichTextError` where the store cannot be read, or a place is not a U+FFFC of the string.
    public func recompose(
        _ string: String, _ imageGlyphs: [(NSRange, String)], missing: (String) -> Void = { _ in }
    ) throws(RichTextError) -> AttributedString {
        var images: [String: Data] = [:]
        for identifier in Set(imageGlyphs.map(\.1)) { images[identifier] = try image(for: identifier) }
        return try DecomposedText(string: string, imageGlyphs: imageGlyphs, images: images)
            .attributedString(missing: missing)
    }

    /// Removes what no text uses, but nothing of the last hour.
    @discardableResult
    public func collect() throws(RichTextError) -> Set<String> {
        try collect(grace: 3600)
    }
}
