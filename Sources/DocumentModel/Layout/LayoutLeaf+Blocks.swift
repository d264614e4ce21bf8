extension LayoutLeaf {
    /// The blocks in reading order: the paragraphs of a column, a table as one.
    var blocks: [TextBlock] {
        switch kind {
        case .column: Paragraph.paragraphs(of: rows).flatMap(\.blocks)
        case .table: Paragraph(rows: rows).blocks
        }
    }
}
