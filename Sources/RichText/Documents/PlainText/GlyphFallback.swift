/// What stands for a glyph in plain text. A glyph is never left out.
public enum GlyphFallback: Hashable, Sendable {
    /// The description in brackets: "[party popper]"; "[picture]" where there is none.
    case description
    /// The emoji whose name the description is, or else the description in brackets.
    case emoji
    /// The character that a glyph has its place at, U+FFFC: for those who keep the glyphs beside the text.
    case placeholder
    /// Refuses a text with glyphs.
    case refuse
}
