/// An end of a selection.
public enum TextSelectionEdge: Hashable, Sendable, CaseIterable {
    /// Where the selected text begins, as it is read.
    case start
    /// Where it ends.
    case end
}
