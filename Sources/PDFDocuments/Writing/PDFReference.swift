/// An object of a document, as others refer to it.
struct PDFReference: Hashable, Sendable, CustomStringConvertible {
    let number: Int

    /// `12 0 R`.
    var description: String { "\(number) 0 R" }
}
