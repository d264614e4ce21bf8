internal import Algorithms

/// White that runs down between two sides of a stretch of bands.
struct LayoutGutter {
    /// The narrowest white considered, in heights of text; less is a space between words.
    static let leastWidth = 0.3

    /// Its extent along the text.
    let span: ClosedRange<Double>
    private let left: [LayoutItem]
    private let right: [LayoutItem]
    /// The extent down the page of what stands side by side.
    let shared: ClosedRange<Double>
    /// Whether most of what stands on either side has nothing beside it.
    private let takesTurns: Bool
    /// Whether columns further up are divided by the same white.
    private let isContinued: Bool

    /// Makes a gutter of white that runs down the page; nil where the white is a margin, or so narrow that a few rows
    /// may share it by chance.
    ///
    /// - Parameters:
    ///   - span: The white, across the page.
    ///   - bands: The bands through which it runs.
    ///   - unit: The height of text.
    ///   - earlier: The gutters between columns further up.
    init?(
        _ span: ClosedRange<Double>, in bands: ArraySlice<LayoutBand>, unit: Double, continuing earlier: [LayoutGutter]
    ) {
        self.span = span
        var (left, right): ([LayoutItem], [LayoutItem]) = ([], [])
        for band in bands {
            let (after, before) = band.items.partitioned { $0.box.maxX <= span.lowerBound }
            left += before
            right += after
        }
        let leftBeside = left.standing(in: right.stacks(within: 1.2 * unit))
        let rightBeside = right.standing(in: left.stacks(within: 1.2 * unit))
        guard let leftExtent = leftBeside.extent, let rightExtent = rightBeside.extent else { return nil }
        shared = min(leftExtent.minY, rightExtent.minY)...max(leftExtent.maxY, rightExtent.maxY)
        takesTurns = 2 * leftBeside.count < left.count && 2 * rightBeside.count < right.count
        let depth = min(leftBeside.count, rightBeside.count)
        let width = (span.upperBound - span.lowerBound) / unit
        isContinued = earlier.contains { gutter in
            min(gutter.span.upperBound, span.upperBound) - max(gutter.span.lowerBound, span.lowerBound)
                >= Self.leastWidth * unit
        }
        guard isContinued || width >= Self.leastWidth(rows: depth) else { return nil }
        self.left = left.sorted { $0.isBefore($1) }
        self.right = right.sorted { $0.isBefore($1) }
    }

    /// The least width, in heights of text, of white that this many rows share.
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

    /// Whether the sides are read one after the other; otherwise they are read row by row.
    var separatesColumns: Bool {
        // The bubbles of a conversation are one sequence.
        guard !takesTurns else { return false }
        let (leftRows, rightRows) = (LayoutRow.rows(of: left), LayoutRow.rows(of: right))
        let fewer = min(leftRows.count, rightRows.count)
        let aligned =
            leftRows.count <= rightRows.count
            ? leftRows.countAligned(with: rightRows) : rightRows.countAligned(with: leftRows)
        // A column of numbers belongs to what stands beside it: prices, quantities, line numbers.
        if left.isMostlyNumbers || right.isMostlyNumbers { return fewer == 1 && aligned == 0 }
        if isContinued || (RunningText.fills(leftRows) && RunningText.fills(rightRows)) { return true }
        return fewer < 3 ? aligned == 0 && areSideBySide : Double(aligned) < 0.7 * Double(fewer)
    }

    /// Whether the sides stand beside each other for more than half of the lower one's height.
    private var areSideBySide: Bool {
        guard let left = left.extent, let right = right.extent else { return false }
        let common = min(left.maxY, right.maxY) - max(left.minY, right.minY)
        return common > 0.5 * min(left.height, right.height)
    }
}

extension [LayoutItem] {
    /// The extents down the page of items that follow each other with no wider gaps than given; ascending and disjoint.
    fileprivate func stacks(within gap: Double) -> [ClosedRange<Double>] {
        sorted { $0.box.minY < $1.box.minY }.reduce(into: []) { stacks, item in
            if let last = stacks.last, item.box.minY - last.upperBound <= gap {
                stacks[stacks.count - 1] = last.lowerBound...Swift.max(last.upperBound, item.box.maxY)
            } else {
                stacks.append(item.box.minY...item.box.maxY)
            }
        }
    }

    /// The items that reach into one of the extents.
    fileprivate func standing(in stacks: [ClosedRange<Double>]) -> [LayoutItem] {
        filter { item in
            let index = stacks.partitioningIndex { $0.upperBound >= item.box.minY + 0.2 * item.height }
            return index < stacks.count && stacks[index].lowerBound <= item.box.maxY - 0.2 * item.height
        }
    }

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
        // What reads in another direction stands on no line.
        guard item.line != nil, otherItem.line != nil else { return nil }
        return item.sinking(to: otherItem) / max(1, min(item.height, otherItem.height))
    }
}
