internal import Algorithms

/// A part of a page, divided into parts of its own until only rows are left.
struct LayoutRegion {
    /// Sorted down the page, and mirrored where most letters are of scripts written from right to left.
    private let items: [LayoutItem]
    private let bands: [LayoutBand]
    private let extent: Rectangle
    /// The median height of the text, the measure of all distances.
    private let unit: Double

    /// How many regions the region lies in.
    private let depth: Int

    private init?(_ items: [LayoutItem], depth: Int) {
        let rightToLeft = items.reduce(0) { $0 + $1.rightToLeftCount }
        let letters = items.reduce(0) { $0 + $1.letterCount }
        let oriented = items.map { $0.mirrored(2 * rightToLeft > letters) }.sorted { $0.isBefore($1) }
        guard let extent = oriented.extent else { return nil }
        self.items = oriented
        self.extent = extent
        self.depth = depth
        bands = LayoutBand.bands(of: oriented)
        unit = oriented.medianHeight
    }

    /// The leaves of a page or a part of it in reading order.
    static func leaves(of items: [LayoutItem], depth: Int = 0) -> [LayoutLeaf] {
        guard let region = LayoutRegion(items, depth: depth) else { return [] }
        // Pages are divided a few times at most; lines strewn at random might be, once for each, and exhaust the stack.
        return depth < 24 ? region.leaves : region.plainLeaves(region.bands.indices)
    }

    private var leaves: [LayoutLeaf] {
        var leaves: [LayoutLeaf] = []
        var done = 0
        var index = 0
        var columnGutters: [LayoutGutter] = []
        while index < bands.count {
            if let run = run(around: index, after: done, continuing: columnGutters) {
                leaves += plainLeaves(done..<run.bands.lowerBound) + self.leaves(of: run)
                columnGutters += run.columnGutters
                done = run.bands.upperBound
                index = done
            } else {
                index += 1
            }
        }
        return leaves + plainLeaves(done..<bands.count)
    }

    private func plainLeaves(_ range: Range<Int>) -> [LayoutLeaf] {
        let items = bands[range].flatMap(\.items).sorted { $0.isBefore($1) }
        return items.isEmpty ? [] : [LayoutLeaf(kind: .column, rows: LayoutRow.rows(of: items))]
    }

    /// Bands with the same white stretches between their columns or cells.
    private struct Run {
        var bands: Range<Int>
        var gutters: [LayoutGutter]
        /// Those whose sides are read one after the other.
        var columnGutters: [LayoutGutter] = []
    }

    /// The longest run whose first divided band is given; nil where that band does not begin one.
    private func run(around first: Int, after done: Int, continuing earlier: [LayoutGutter]) -> Run? {
        guard mayBeDivided(first) else { return nil }
        var gutters = WhiteSpans(of: extent)
        var longest = first
        while longest < bands.count {
            let narrowed = gutters.narrowed(by: bands[longest], least: LayoutGutter.leastWidth * unit)
            guard !narrowed.spans.isEmpty else { break }
            gutters = narrowed
            longest += 1
        }
        let dividing = dividing(gutters, first..<longest, continuing: earlier)
        let start = bands[first].box.maxY
        guard dividing.contains(where: { $0.shared.lowerBound <= start }),
            let last = bands[first..<longest].lastIndex(where: { band in
                dividing.contains { $0.shared.contains(band.box.center.y) }
            })
        else { return nil }
        // What stands on one side only, further off, may be a heading or a page number rather than part of a column.
        var end = last + 1
        while end < longest, isClose(end - 1) { end += 1 }
        var run = Run(bands: first..<end, gutters: self.dividing(gutters, first..<end, continuing: earlier))
        while run.bands.lowerBound > done, isClose(run.bands.lowerBound - 1) {
            let longer = run.bands.lowerBound - 1..<run.bands.upperBound
            gutters = gutters.narrowed(by: bands[longer.lowerBound], least: LayoutGutter.leastWidth * unit)
            let dividing = self.dividing(gutters, longer, continuing: earlier)
            guard dividing.count == run.gutters.count else { break }
            run = Run(bands: longer, gutters: dividing)
        }
        run.columnGutters = run.gutters.filter(\.separatesColumns)
        return run
    }

    /// Whether a band, or it and the next one, leaves white between two sides.
    private func mayBeDivided(_ index: Int) -> Bool {
        let band = bands[index]
        guard band.occupied.count == 1, index + 1 < bands.count else { return band.occupied.count > 1 }
        let next = bands[index + 1]
        return isClose(index)
            && (band.box.maxX < next.box.minX || next.occupied.contains { $0.upperBound < band.box.minX })
    }

    private func dividing(
        _ gutters: WhiteSpans, _ range: Range<Int>, continuing earlier: [LayoutGutter]
    ) -> [LayoutGutter] {
        gutters.widest(32).compactMap { LayoutGutter($0, in: bands[range], unit: unit, continuing: earlier) }
    }

    /// Whether a band and the next one belong to one column by their distance.
    private func isClose(_ index: Int) -> Bool {
        bands[index + 1].box.minY - bands[index].box.maxY < 1.2 * unit
    }

    private func leaves(of run: Run) -> [LayoutLeaf] {
        if !run.columnGutters.isEmpty {
            return innerLeaves(of: bands[run.bands].flatMap(\.items), between: run.columnGutters)
        }
        return groups(of: run.bands).flatMap { group -> [LayoutLeaf] in
            let groupBands = bands[group]
            let items = groupBands.flatMap(\.items)
            if items.count < self.items.count, groupBands.contains(where: { $0.box.minX > extent.minX + unit }) {
                return LayoutRegion.leaves(of: items, depth: depth + 1)
            }
            if holdsLabelsOverValues(groupBands, gutters: run.gutters) {
                return innerLeaves(of: items, between: run.gutters)
            }
            return [LayoutLeaf(kind: .table, rows: groupBands.flatMap { rows(of: $0) })]
        }
    }

    private func innerLeaves(of items: [LayoutItem], between gutters: [LayoutGutter]) -> [LayoutLeaf] {
        slabs(of: items, between: gutters).flatMap { LayoutRegion.leaves(of: $0, depth: depth + 1) }
    }

    /// The items between the gutters, in reading order.
    private func slabs(of items: [LayoutItem], between gutters: [LayoutGutter]) -> [[LayoutItem]] {
        var slabs = [[LayoutItem]](repeating: [], count: gutters.count + 1)
        for item in items {
            slabs[gutters.partitioningIndex { $0.span.upperBound > item.box.minX }].append(item)
        }
        return slabs.filter { !$0.isEmpty }
    }

    /// The rows of a band of a table; cells of several lines are read one after the other.
    private func rows(of band: LayoutBand) -> [LayoutRow] {
        let rows = LayoutRow.rows(of: band.items.sorted { $0.isBefore($1) })
        guard rows.count > 1, band.items.count < items.count else { return rows }
        return LayoutRegion.leaves(of: band.items, depth: depth + 1).flatMap(\.rows)
    }

    /// The bands of a table in groups that a wider gap sets apart.
    private func groups(of range: Range<Int>) -> [Range<Int>] {
        let gaps = range.dropLast().map { bands[$0 + 1].box.minY - bands[$0].box.maxY }
        guard let usual = gaps.median else { return [range] }
        var groups: [Range<Int>] = []
        var start = range.lowerBound
        for (index, gap) in zip(range, gaps) where gap > max(0, usual) + 0.8 * unit {
            groups.append(start..<index + 1)
            start = index + 1
        }
        groups.append(start..<range.upperBound)
        return groups
    }

    /// Whether a group of few rows is small labels over larger values, which belong together more than neighbours in a
    /// row do; or values over labels.
    private func holdsLabelsOverValues(_ group: ArraySlice<LayoutBand>, gutters: [LayoutGutter]) -> Bool {
        guard (2...4).contains(group.count), let upper = group.first else { return false }
        let uppers = slabs(of: upper.items, between: gutters)
        let lowers = slabs(of: group.dropFirst().flatMap(\.items), between: gutters)
        guard uppers.count == lowers.count, uppers.count > 1 else { return false }
        let ratios = zip(uppers, lowers).map { $1.medianHeight / max(1, $0.medianHeight) }
        return ratios.allSatisfy { $0 >= 1.2 } || (group.count == 2 && ratios.allSatisfy { $0 <= 1 / 1.2 })
    }
}
