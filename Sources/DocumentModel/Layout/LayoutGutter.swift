/// White that runs down between two sides of a stretch of bands.
struct LayoutGutter {
    /// The narrowest white considered, in heights of text; less is a space between words.
    static let leastWidth = 0.3

    /// Its extent along the text.
    let span: ClosedRange<Double>
    private let left: [LayoutItem]
    private let right: [LayoutItem]
    /// Bands with items on both sides.
    private let dividedCount: Int
    private let leftCount: Int
    private let rightCount: Int
    /// Whether columns further up are divided by the same white.
    private let isContinued: Bool

    /// nil where the white is a margin, or so narrow that a few rows may share it by chance.
    ///
    /// - Parameters:
    ///   - unit: The height of text.
    ///   - earlier: The gutters between columns further up.
    init?(
        _ span: ClosedRange<Double>, in bands: ArraySlice<LayoutBand>, unit: Double, continuing earlier: [LayoutGutter]
    ) {
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
        isContinued = earlier.contains { gutter in
            min(gutter.span.upperBound, span.upperBound) - max(gutter.span.lowerBound, span.lowerBound)
                >= Self.leastWidth * unit
        }
        guard depth > 0, isContinued || width >= Self.leastWidth(rows: depth) else { return nil }
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
        case 4...5: 1
        case 6...8: 0.6
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
        // A column of numbers belongs to what stands beside it: prices, quantities, line numbers.
        guard !left.isMostlyNumbers, !right.isMostlyNumbers else { return false }
        if isContinued { return true }
        let (leftRows, rightRows) = (LayoutRow.rows(of: left), LayoutRow.rows(of: right))
        if RunningText.fills(leftRows), RunningText.fills(rightRows) { return true }
        let fewer = min(leftRows.count, rightRows.count)
        let aligned =
            leftRows.count <= rightRows.count
            ? leftRows.countAligned(with: rightRows) : rightRows.countAligned(with: leftRows)
        return fewer < 3 ? aligned == 0 : Double(aligned) < 0.7 * Double(fewer)
    }
}

extension [LayoutItem] {
    /// Whether few of the items have more letters than digits and signs.
    fileprivate var isMostlyNumbers: Bool {
        5 * count { 2 * $0.letterCount > $0.characterCount } <= count
    }
}

extension [LayoutRow] {
    /// How many rows are written at the same height as one on the other side of a gutter, both sorted down the page.
    fileprivate func countAligned(with others: [LayoutRow]) -> Int {
        let distances = compactMap { row in
            others.compactMap { row.distance(to: $0) }.min { $0.magnitude < $1.magnitude }
        }
        // A slight tilt that is left shifts all rows by the same.
        guard let shift = distances.median, shift.magnitude < 0.45 else { return 0 }
        return distances.count { ($0 - shift).magnitude <= 0.3 }
    }
}

extension LayoutRow {
    /// How much lower the other row is, in heights of the smaller text, by the items that stand nearest to each other.
    fileprivate func distance(to other: LayoutRow) -> Double? {
        guard box.maxY > other.box.minY, other.box.maxY > box.minY,
            let item = box.minX < other.box.minX ? items.last : items.first,
            let otherItem = box.minX < other.box.minX ? other.items.first : other.items.last
        else { return nil }
        return item.sinking(to: otherItem) / max(1, min(item.height, otherItem.height))
    }
}
