/// Items between two stretches of white that run all across a region; never empty.
struct LayoutBand {
    private(set) var items: [LayoutItem]
    /// The extent of the items.
    private(set) var box: Rectangle
    /// The extents along the text that are not white, ascending and disjoint.
    private(set) var occupied: [ClosedRange<Double>] = []

    /// The bands of items that are sorted down the page.
    static func bands(of items: [LayoutItem]) -> [LayoutBand] {
        var bands: [LayoutBand] = []
        var end = -Double.infinity
        for item in items.sorted(by: { $0.core.lowerBound < $1.core.lowerBound }) {
            // In perspective the parts of a row may stand apart.
            if let last = bands.indices.last,
                item.core.lowerBound < end || bands[last].items.contains(where: { $0.sharesRow(with: item) })
            {
                bands[last].items.append(item)
                bands[last].box = bands[last].box.union(item.box)
            } else {
                bands.append(LayoutBand(items: [item], box: item.box))
            }
            end = max(end, item.core.upperBound)
        }
        for index in bands.indices { bands[index].findOccupied() }
        return bands
    }

    private mutating func findOccupied() {
        for box in items.map(\.box).sorted(by: { $0.minX < $1.minX }) {
            if let last = occupied.last, box.minX <= last.upperBound {
                occupied[occupied.count - 1] = last.lowerBound...max(last.upperBound, box.maxX)
            } else {
                occupied.append(box.minX...box.maxX)
            }
        }
    }
}

extension LayoutItem {
    /// The part of the vertical extent that neighbouring lines leave alone: detectors draw boxes too large, and lines
    /// that are a little tilted or curved reach into the next one's.
    fileprivate var core: ClosedRange<Double> {
        let margin = line == nil ? 0 : 0.22 * height
        return box.minY + margin...max(box.minY + margin, box.maxY - margin)
    }
}
