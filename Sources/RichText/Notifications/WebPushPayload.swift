public import Foundation

/// What a push message to a web app says, small enough for push services; the glyphs' pictures are fetched by identifier.
///
/// The page's service worker shows `body`, which has the descriptions of glyphs in their places, with the picture of `icon`
/// from `assets` and the identifier; a page that shows the message itself uses `text` and `glyphs`.
/// `Examples/ServiceWorker` has one.
public struct WebPushPayload: Hashable, Sendable, Encodable {
    /// A glyph in the text.
    public struct Glyph: Hashable, Sendable, Encodable {
        /// From and to, in UTF-16 code units of `text`.
        public private(set) var range: [Int]
        /// What its picture is fetched by.
        public private(set) var identifier: String
        /// What is seen, in words.
        public private(set) var description: String
    }

    /// The line above the text.
    public private(set) var title: String
    /// The text with descriptions in the place of glyphs.
    public private(set) var body: String
    /// The text with a U+FFFC for each glyph.
    public private(set) var text: String
    /// The glyphs of the text in their order.
    public private(set) var glyphs: [Glyph]
    /// The identifier of the glyph to show as the notification's icon: the one that is all of the text.
    public private(set) var icon: String?
    /// Where pictures are: a PNG at this address and the identifier, percent-encoded, with `.png`.
    public private(set) var assets: String

    /// What push services take, after encryption: a record of RFC 8291.
    public static let largest = 3993

    /// Makes a payload of a message.
    ///
    /// - Parameters:
    ///   - context: The message.
    ///   - assets: The address that pictures are fetched below, such as `/glyphs/`.
    public init(_ context: AttributedMessageContext, assets: String) {
        title = GlyphMetadata.plain(context.sender)
        body = context.plainBody
        let parts = DecomposedText(context.attributedContent)
        text = parts.string
        let descriptions = Dictionary(
            context.attributedContent.adaptiveImageGlyphs.map { ($0.glyph.contentIdentifier, $0.glyph) }
        ) { first, _ in first }.mapValues(AttributedMessageContext.words)
        glyphs = parts.imageGlyphs.map { range, identifier in
            Glyph(
                range: [range.location, range.location + range.length], identifier: identifier,
                description: descriptions[identifier] ?? AttributedMessageContext.words(for: nil))
        }
        icon = context.onlyGlyph?.contentIdentifier
        self.assets = assets
    }

    /// The payload as JSON; where that is too long, `text` and `body` end early, with an ellipsis, between characters.
    ///
    /// - Parameter limit: Bytes.
    /// - Returns: At most so many bytes.
    /// - Throws: `RichTextError` with the code `tooLarge` where title and addresses alone are too long.
    public func json(limit: Int = largest) throws(RichTextError) -> Data {
        if let whole = encoded(characters: text.count), whole.count <= limit { return whole }
        // The longest beginning that fits.
        var (fitting, most) = (-1, min(text.count, limit))
        while fitting < most {
            let middle = (fitting + most + 1) / 2
            if let part = encoded(characters: middle), part.count <= limit {
                fitting = middle
            } else {
                most = middle - 1
            }
        }
        guard fitting >= 0, let part = encoded(characters: fitting) else {
            throw RichTextError(
                .tooLarge, "The message's title does not fit into the \(limit) bytes of a push message: shorten it.")
        }
        return part
    }

    /// The payload with no more than the first characters of its text.
    private func encoded(characters: Int) -> Data? {
        var payload = self
        if characters < text.count {
            let kept = text.prefix(characters)
            payload.glyphs = glyphs.filter { $0.range[1] <= kept.utf16.count }
            payload.text = kept + "…"
            var (units, end) = (Array(payload.text.utf16)[...], 0)
            payload.body = ""
            for glyph in payload.glyphs {
                payload.body += String(decoding: units.prefix(glyph.range[0] - end), as: UTF16.self)
                payload.body += "[\(glyph.description)]"
                units = units.dropFirst(glyph.range[1] - end)
                end = glyph.range[1]
            }
            payload.body += String(decoding: units, as: UTF16.self)
            payload.icon = nil
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(payload)
    }
}
