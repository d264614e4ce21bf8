internal import Algorithms

/// Items that stand side by side on one line of writing, in reading order; never empty.
struct LayoutRow {
    private(set) var items: [LayoutItem]
    private(set) var box: Rectangle

    init(_ item: LayoutItem) {
        items = [item]
        box = item.box
    }

    /// The rows of items that are sorted down the page.
    static func rows(of items: [LayoutItem]) -> [LayoutRow] {
        var rows: [LayoutRow] = []
        for item in items {
            if let index = rows.lastIndex(where: { $0.box.maxY > item.box.minY && $0.takes(item) }) {
                rows[index].insert(item)
            } else {
                rows.append(LayoutRow(item))
            }
        }
        return rows
    }

    /// Whether the item stands beside its nearest neighbours in the row and over or under none of the items.
    private func takes(_ item: LayoutItem) -> Bool {
        let index = items.partitioningIndex { $0.box.minX > item.box.minX }
        return items[max(0, index - 1)..<min(items.count, index + 1)].allSatisfy { $0.sharesRow(with: item) }
    }

    private mutating func insert(_ item: LayoutItem) {
        items.insert(item, at: items.partitioningIndex { $0.box.minX > item.box.minX })
        box = box.union(item.box)
    }

    /// The height of the text.
    var height: Double { items.medianHeight }
    /// The middle of the row.
    var middle: Double { (items.reduce(0) { $0 + $1.box.center.y }) / Double(items.count) }
}
