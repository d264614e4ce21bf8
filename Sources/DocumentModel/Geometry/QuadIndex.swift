internal import Algorithms

/// Quads in a tree of boxes, so that the one at a point is found without looking at all of them.
///
/// A packed R-tree: it takes the same memory however the quads lie and overlap, which a grid does not. Quads with
/// coordinates that are not finite are nowhere.
package struct QuadIndex: Sendable {
    private struct Entry {
        let owner: Int
        let quad: Quad
        let box: Rectangle
    }

    /// How many boxes one box of the next level holds.
    private static let fanOut = 8

    /// Neighbours in the picture are neighbours here.
    private let entries: [Entry]
    /// The boxes around `fanOut` entries each, then those around `fanOut` of these, and so on.
    private let levels: [[Rectangle]]

    /// Makes an index.
    ///
    /// - Parameter quads: The quads, each with the number by which its owner is known; an owner may have several.
    package init(_ quads: some Sequence<(owner: Int, quad: Quad)>) {
        let entries = quads.filter(\.quad.isFinite).map {
            Entry(owner: $0.owner, quad: $0.quad, box: $0.quad.boundingBox)
        }
        self.entries = Self.packed(entries)
        var levels: [[Rectangle]] = []
        var boxes = Self.enclosing(self.entries.map(\.box))
        while boxes.count > 1 {
            levels.append(boxes)
            boxes = Self.enclosing(boxes)
        }
        self.levels = levels + [boxes]
    }

    /// The least owner of a quad that contains the point; nil where there is none.
    package func firstOwner(at point: Point) -> Int? {
        var least = Int.max
        search(0..<(levels.last?.count ?? 0), level: levels.count - 1, point, &least)
        return least < .max ? least : nil
    }

    private func search(_ range: Range<Int>, level: Int, _ point: Point, _ least: inout Int) {
        guard level >= 0 else {
            for entry in entries[range]
            where entry.owner < least && entry.box.contains(point) && entry.quad.contains(point) {
                least = entry.owner
            }
            return
        }
        let end = level > 0 ? levels[level - 1].count : entries.count
        for index in range where levels[level][index].contains(point) {
            let first = index * Self.fanOut
            search(first..<min(first + Self.fanOut, end), level: level - 1, point, &least)
        }
    }

    /// Sorted into strips across the picture and along each strip, so that runs of `fanOut` entries have small boxes.
    private static func packed(_ entries: [Entry]) -> [Entry] {
        let leaves = Double(entries.count) / Double(fanOut)
        let strip = max(fanOut, Int(leaves.squareRoot().rounded(.up)) * fanOut)
        // Keys are sorted instead of entries, which are large.
        var order = entries.indices.map { (key: entries[$0].box.center.y, index: $0) }
        order.sort { $0.key < $1.key }
        for place in order.indices { order[place].key = entries[order[place].index].box.center.x }
        for start in stride(from: 0, to: order.count, by: strip) {
            order[start..<min(start + strip, order.count)].sort { $0.key < $1.key }
        }
        return order.map { entries[$0.index] }
    }

    private static func enclosing(_ boxes: [Rectangle]) -> [Rectangle] {
        boxes.chunks(ofCount: fanOut).map { boxes in boxes.dropFirst().reduce(boxes[boxes.startIndex]) { $0.union($1) }
        }
    }
}

extension Quad {
    fileprivate var isFinite: Bool {
        topLeft.isFinite && topRight.isFinite && bottomRight.isFinite && bottomLeft.isFinite
    }
}

extension Point {
    fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}
