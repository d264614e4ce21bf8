public import DocumentModel

/// A key, or several together, that mean something to an interaction.
public enum InteractionKey: Hashable, Sendable {
    /// An arrow.
    public enum Arrow: Hashable, Sendable, CaseIterable {
        /// To the left.
        case left
        /// To the right.
        case right
        /// Upwards.
        case up
        /// Downwards.
        case down
    }

    /// Select all: Control-A.
    case selectAll
    /// Shift and an arrow, which moves the end of the selection that moved last as the text stands in the picture: by a
    /// character or, with a further key, by a word or to the end of the line. Across the lines it goes to the next one, or to
    /// the end of the paragraph or the text.
    case extend(Arrow, by: TextGranularity)
    /// Escape: ends the selection, then the highlighting.
    case escape
}
