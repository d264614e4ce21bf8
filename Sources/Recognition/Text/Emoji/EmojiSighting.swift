import DocumentModel

/// An emoji that stands in a row of text.
struct EmojiSighting: Sendable {
    /// The emoji itself.
    let text: String
    /// Its name in English.
    let name: String
    /// How sure that is, 0 to 1.
    let confidence: Double
    /// Its cell along the row.
    let cell: Rectangle
}
