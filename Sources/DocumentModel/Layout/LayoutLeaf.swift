/// Rows that follow each other without anything in between: a column of text or a table.
struct LayoutLeaf {
    enum Kind {
        /// Running text, headings, lists: one line a row.
        case column
        /// Cells side by side, read row by row.
        case table
    }

    let kind: Kind
    let rows: [LayoutRow]
}
