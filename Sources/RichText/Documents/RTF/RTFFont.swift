/// An entry of the table of fonts.
struct RTFFont: Sendable {
    var name = ""
    /// The encoding of its letters, where it is not the document's.
    var page: CodePage?
}
