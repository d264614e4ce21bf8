/// White that runs down between two sides of a stretch of bands.
struct LayoutGutter {
    /// The narrowest white considered, in heights of text; less is a space between words.
    static let leastWidth = 0.6

    /// Its extent along the text.
    let span: ClosedRange<Double>
    private let left: [LayoutItem]
    private let right: [LayoutItem]
    /// Bands with items on both sides.
    private let dividedCount: Int
    private let leftCount: Int
    private let rightCount: Int

    /// nil where the white is a margin, or so narrow that a few rows may share it by chance.
    init?(_ span: ClosedRange<Double>, in bands: ArraySlice<LayoutBand>, unit: Double) {
        self.span = span
        var (left, right): ([LayoutItem], [LayoutItem]) = ([], [])
        var (leftCount, rightCount, dividedCount, depth) = (0, 0, 0, 0)
        for band in bands {
            let (before, after) = band.items.partitioned { $0.box.maxX <= span.lowerBound }
            leftCount += before.isEmpty ? 0 : 1
            rightCount += after.isEmpty ? 0 : 1
            dividedCount += before.isEmpty || after.isEmpty ? 0 : 1
            depth += min(before.count, after.count)
            left += before
            right += after
        }
        let width = (span.upperBound - span.lowerBound) / unit
        guard depth > 0, width >= Self.leastWidth(rows: depth) else { return nil }
        self.left = left.sorted { $0.isBefore($1) }
        self.right = right.sorted { $0.isBefore($1) }
        (self.leftCount, self.rightCount, self.dividedCount) = (leftCount, rightCount, dividedCount)
    }

    /// The least width, in heights of text, of white that so many rows share.
    private static func leastWidth(rows: Int) -> Double {
        switch rows {
        case 1: 2.5
        case 2: 2
        case 3: 1.5
        case 4...7: 1
        default: leastWidth
        }
    }

    /// Whether the band has items on both sides.
    func divides(_ band: LayoutBand) -> Bool {
        band.items.contains { $0.box.maxX <= span.lowerBound } && band.items.contains { $0.box.minX >= span.upperBound }
    }

    /// Whether the sides are read one after the other; otherwise they are read row by row.
    var separatesColumns: Bool {
        // Sides that take turns, as the bubbles of a conversation do, are one sequence.
        guard 2 * dividedCount >= min(leftCount, rightCount) else { return false }
        let (leftRows, rightRows) = (LayoutRow.rows(of: left), LayoutRow.rows(of: right))
        if RunningText.fills(leftRows), RunningText.fills(rightRows) { return true }
        let (fewer, more) = leftRows.count <= rightRows.count ? (leftRows, rightRows) : (rightRows, leftRows)
        let aligned = fewer.count { row in more.contains { $0.isAligned(with: row) } }
        return fewer.count < 3 ? aligned == 0 : Double(aligned) < 0.7 * Double(fewer.count)
    }
}

extension LayoutRow {
    /// Whether a row on the other side of a gutter is written at the same height.
    fileprivate func isAligned(with other: LayoutRow) -> Bool {
        items.contains { item in other.items.contains { $0.sharesRow(with: item) } }
    }
}
