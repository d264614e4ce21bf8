internal import DocumentModel

/// Where the text of a page stands, before any of it is read.
struct PageLayout: Sendable {
    /// One line: its box in the pixels of the page that was looked at.
    struct Line: Sendable {
        let box: Rectangle
        /// Index of its block, in reading order.
        let block: Int
        /// Whether the line runs from top to bottom.
        let isVertical: Bool
    }

    /// All lines, in reading order.
    let lines: [Line]
}
