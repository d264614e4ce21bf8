import DocumentModel

/// Where the text of a page stands, before any of it is read.
struct PageLayout: Sendable {
    /// One line: its box in the pixels of the page that was looked at.
    struct Line: Sendable {
        var box: Rectangle
        /// Index of its block, in reading order.
        let block: Int
        /// Whether the line runs from top to bottom.
        let isVertical: Bool

        /// How high its letters stand.
        var thickness: Double { min(box.width, box.height) }
        /// Its extent along the reading direction.
        var length: Double { max(box.width, box.height) }
    }

    /// All lines, in reading order.
    let lines: [Line]

    /// The median thickness of the lines; 0 where there are none.
    var typicalThickness: Double {
        let sorted = lines.map(\.thickness).sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }
}
