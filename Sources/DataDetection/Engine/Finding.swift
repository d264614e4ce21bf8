/// What a detector found, before overlaps with other findings are resolved.
struct Finding: Hashable, Sendable {
    /// How sure one can be of the type.
    enum Specificity: Int, Comparable, Sendable {
        /// It has the form.
        case shaped
        /// A register knows it: a top-level domain, a numbering plan, a state and its codes.
        case registered
        /// The text says so itself: a scheme.
        case explicit

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    let type: DataType
    /// UTF-16 offsets in the text.
    let range: Range<Int>
    let value: DataValue
    let specificity: Specificity
    /// The country by whose conventions it was read, where these count.
    var region: String?
}
