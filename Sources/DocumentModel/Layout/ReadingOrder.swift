internal import Algorithms

/// Puts recognised lines into the order in which a person reads them.
package enum ReadingOrder {
    /// Groups lines into blocks in reading order. Fragments of a row that belong together become one line.
    ///
    /// Lines may read in any direction and come in any order: the same lines give the same blocks. Each line comes out
    /// once, alone or as part of a longer one.
    ///
    /// - Parameter lines: Lines or fragments of lines as detected, with quads in pixels of the upright image.
    /// - Returns: The blocks. Lines with infinite coordinates, or coordinates that are not numbers, come last, each as
    ///   a block of its own.
    package static func blocks(from lines: [TextLine]) -> [TextBlock] {
        // A total order to begin with makes sums, and so the result, independent of the order of the input.
        let (placeless, placed) = lines.partitioned(by: \.quad.isPlaceable)
        return blocks(fromPlaced: placed.sorted { $0.quad.isBefore($1.quad) ?? ($0.text < $1.text) }, depth: 0)
            + placeless.sorted { $0.text < $1.text }.compactMap { TextBlock(lines: [$0]) }
    }

    /// Most lines read in one direction and form the page; those that read in others form blocks which are put on
    /// that page as they are.
    private static func blocks(fromPlaced lines: [TextLine], depth: Int) -> [TextBlock] {
        guard let frame = ReadingFrame(lines: lines) else { return lines.compactMap { TextBlock(lines: [$0]) } }
        var (across, along) = lines.partitioned { depth >= 4 || frame.holds($0) }
        let (sideways, reversed) = across.partitioned { frame.isReversed($0.quad) }
        if 4 * reversed.count < lines.count {
            // Few lines upside down are mistakes about their direction, which leave them where they stand.
            along += reversed
            across = sideways
        }
        let upright = along.map { LayoutItem($0, in: frame) }
        let turned = blocks(fromPlaced: across, depth: depth + 1).map { LayoutItem($0, in: frame) }
        // A stamp along the edge of the page tells nothing about its columns.
        let (between, beside) = turned.partitioned { $0.isBeside(upright) }
        let leaves = LayoutRegion.leaves(of: (upright + between).sorted { $0.isBefore($1) })
        // Over columns that are written downwards, what stands at their beginning is a heading.
        let start = upright.extent?.center.x ?? 0
        let (after, before) = beside.partitioned {
            frame.readsDownwards && along.isVerticalScript && $0.box.maxX < start
        }
        return before.compactMap(\.block) + leaves.flatMap(\.blocks) + after.compactMap(\.block)
    }
}

extension [TextLine] {
    /// Whether most letters are of scripts that may be written in columns.
    fileprivate var isVerticalScript: Bool {
        let letters = lazy.flatMap(\.text.unicodeScalars).filter(\.properties.isAlphabetic)
        return 2 * letters.count(where: \.isWrittenWithoutSpaces) > letters.count { _ in true }
    }
}

extension Quad {
    /// Whether the corners are numbers that can be reckoned with.
    fileprivate var isPlaceable: Bool {
        corners.allSatisfy { abs($0.x) < 1e9 && abs($0.y) < 1e9 }
    }

    /// Whether the first coordinate that differs is the smaller one; nil where none differs.
    fileprivate func isBefore(_ other: Quad) -> Bool? {
        for (corner, otherCorner) in zip(corners, other.corners) {
            if corner.y != otherCorner.y { return corner.y < otherCorner.y }
            if corner.x != otherCorner.x { return corner.x < otherCorner.x }
        }
        return nil
    }
}
