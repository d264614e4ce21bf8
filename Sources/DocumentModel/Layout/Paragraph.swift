internal import Algorithms

/// Rows that belong together.
struct Paragraph {
    let rows: [LayoutRow]

    /// The lines as one block; blocks that read in another direction in between stay blocks.
    var blocks: [TextBlock] {
        let widestSpace = widestSpace
        var blocks: [TextBlock] = []
        var lines: [TextLine] = []
        for row in rows {
            for cell in row.cells(widestSpace: widestSpace) {
                switch cell {
                case .line(let line): lines.append(line)
                case .block(let block):
                    if let before = TextBlock(lines: lines) { blocks.append(before) }
                    lines = []
                    blocks.append(block)
                }
            }
        }
        if let last = TextBlock(lines: lines) { blocks.append(last) }
        return blocks
    }

    private var widestSpace: Double {
        if FixedPitch.sets(rows) { return LayoutItem.widestSpaceOfTerminals }
        return RunningText.fills(rows, least: 12) ? LayoutItem.widestSpaceOfText : LayoutItem.widestSpaceOfCells
    }

    /// The paragraphs of a column.
    static func paragraphs(of rows: [LayoutRow]) -> [Paragraph] {
        // Lines of a paragraph stand closer together than paragraphs do: the lower quartile, where few lines are long.
        let pitches = rows.adjacentPairs().filter { $0.hasHeight(of: $1) }.map { $1.middle - $0.middle }.sorted()
        let pitch = pitches.isEmpty ? nil : pitches[pitches.count / 4]
        var paragraphs: [Paragraph] = []
        var start = 0
        for index in rows.indices.dropFirst()
        where isBreak(before: index, of: rows, from: start, usualPitch: pitch) {
            paragraphs.append(Paragraph(rows: Array(rows[start..<index])))
            start = index
        }
        if start < rows.count { paragraphs.append(Paragraph(rows: Array(rows[start...]))) }
        return paragraphs
    }

    private static func isBreak(
        before index: Int, of rows: [LayoutRow], from start: Int, usualPitch: Double?
    ) -> Bool {
        let (previous, row) = (rows[index - 1], rows[index])
        let height = min(previous.height, row.height)
        guard previous.hasHeight(of: row) else { return true }
        let pitch = row.middle - previous.middle
        if pitch > 2.2 * height { return true }
        if let usualPitch, pitch > 1.35 * usualPitch, pitch > usualPitch + 0.3 * height { return true }
        if min(previous.box.maxX, row.box.maxX) < max(previous.box.minX, row.box.minX) { return true }
        // A first line is set in from the lines around it; a list or verse whose lines all differ has no such edge.
        let indent = 0.7 * height
        let isSetIn = row.box.minX > previous.box.minX + indent
        let isOver = index + 1 < rows.count && row.box.minX > rows[index + 1].box.minX + indent
        return isSetIn && (isOver || index + 1 == rows.count) && index - start > 1
    }
}

extension LayoutRow {
    /// Whether both rows are written in one size; the letters that a line happens to have change its box a little.
    fileprivate func hasHeight(of other: LayoutRow) -> Bool {
        max(height, other.height) < 1.4 * min(height, other.height)
    }

    /// The row's items, with fragments of one line joined.
    fileprivate func cells(widestSpace: Double) -> [LayoutItem.Content] {
        var cells: [LayoutItem.Content] = []
        var fragments: [LayoutItem] = []
        for item in items {
            if let last = fragments.last, !last.continues(in: item, widestSpace: widestSpace) {
                cells += LayoutItem.joined(fragments)
                fragments = []
            }
            fragments.append(item)
        }
        return cells + LayoutItem.joined(fragments)
    }
}
