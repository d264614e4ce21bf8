/// What becomes of the text that a page of a PDF has already.
public enum PageTextChoice: String, Hashable, Sendable, Codable, CaseIterable {
    /// It stays and is taken as it is; only images without text on them are read.
    case skip
    /// Text that is not seen, as text recognition leaves it, is taken away and read anew.
    case redo
    /// The whole page is read, and becomes a picture.
    case force
    /// Text that is not seen is taken away, and nothing is read.
    case strip
}
