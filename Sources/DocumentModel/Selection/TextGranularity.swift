/// How much text a step of a selection takes.
public enum TextGranularity: Hashable, Sendable, CaseIterable {
    /// One character as a person sees it.
    case character
    /// One word without the punctuation around it; in scripts that write no spaces, a run of one script.
    case word
    /// One line as it stands in the picture.
    case line
    /// One block of lines.
    case paragraph
    /// All text.
    case document
}
