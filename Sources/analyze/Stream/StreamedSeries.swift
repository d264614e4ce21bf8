import LiveText

/// What stands for several images, each of which has an answer of its own.
struct StreamedSeries: Sendable {
    /// What it holds: the key of the number in its answer.
    enum Kind: Sendable {
        /// Of an archive.
        case images
        /// Of a document.
        case pages
    }

    let id: LineID?
    let name: String?
    let kind: Kind
    let count: Int
}
