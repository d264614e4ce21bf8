/// A line, or a block that reads in another direction, with its place in the frame of the page.
struct LayoutItem {
    /// Behind a reference, so that items are cheap to sort.
    indirect enum Content {
        case line(TextLine)
        case block(TextBlock)
    }

    let content: Content
    /// Extent in the frame: x along the text, y down the page. For tilted lines as if they were turned around their
    /// centre to lie straight.
    private(set) var box: Rectangle
    /// How far the line sinks a pixel along the page, beyond the tilt of the page.
    private(set) var slope: Double
    /// Whether `box` is mirrored, so that text written from right to left advances to the right.
    private(set) var isMirrored = false
    /// Letters of any script.
    let letterCount: Int
    /// Those of scripts that are written from right to left.
    let rightToLeftCount: Int
    /// Characters without spaces.
    let characterCount: Int

    init(_ line: TextLine, in frame: ReadingFrame) {
        content = .line(line)
        let quad = line.quad
        if frame.isAlong(quad) {
            let start = frame.point(quad.topLeft.interpolated(to: quad.bottomLeft, by: 0.5))
            let end = frame.point(quad.topRight.interpolated(to: quad.bottomRight, by: 0.5))
            let height = (quad.height + quad.topRight.distance(to: quad.bottomRight)) / 2
            let middle = (start.y + end.y) / 2
            box = Rectangle(minX: start.x, minY: middle - height / 2, maxX: end.x, maxY: middle + height / 2)
            // The ends of a short line are too close together to tell.
            slope = box.width > 8 * height ? (end.y - start.y) / box.width : 0
        } else {
            box = quad.map(frame.point).boundingBox
            slope = 0
        }
        let scalars = line.text.unicodeScalars
        letterCount = scalars.count(where: \.properties.isAlphabetic)
        rightToLeftCount = scalars.count(where: \.isRightToLeft)
        characterCount = scalars.count { !$0.properties.isWhitespace }
    }

    init(_ block: TextBlock, in frame: ReadingFrame) {
        content = .block(block)
        box = block.lines.dropFirst().reduce(block.quad.map(frame.point).boundingBox) {
            $0.union($1.quad.map(frame.point).boundingBox)
        }
        slope = 0
        letterCount = 0
        rightToLeftCount = 0
        characterCount = 0
    }

    /// The height of the text; of a block in another direction, its extent down the page.
    var height: Double { box.height }

    /// The line; nil for a block.
    var line: TextLine? {
        if case .line(let line) = content { line } else { nil }
    }

    /// The block; nil for a line.
    var block: TextBlock? {
        if case .block(let block) = content { block } else { nil }
    }

    /// Whether there are items at the same height, all of them on one side.
    func isBeside(_ items: [LayoutItem]) -> Bool {
        let level = items.filter { $0.box.maxY > box.minY && $0.box.minY < box.maxY }
        guard let extent = level.extent else { return false }
        return extent.maxX <= box.minX || box.maxX <= extent.minX
    }

    /// The item in coordinates that advance with the text of the wanted direction.
    func mirrored(_ isMirrored: Bool) -> LayoutItem {
        guard isMirrored != self.isMirrored else { return self }
        var item = self
        item.isMirrored = isMirrored
        item.box = Rectangle(minX: -box.maxX, minY: box.minY, maxX: -box.minX, maxY: box.maxY)
        item.slope = -slope
        return item
    }

    /// A total order, but for items that are alike: down the page, then along the text.
    func isBefore(_ other: LayoutItem) -> Bool {
        (box.center.y, box.minX, box.maxX, box.minY) < (
            other.box.center.y, other.box.minX, other.box.maxX, other.box.minY
        )
    }

    /// Whether both stand side by side on one line of writing.
    func sharesRow(with other: LayoutItem) -> Bool {
        let smaller = min(height, other.height)
        let overlapAlong = min(box.maxX, other.box.maxX) - max(box.minX, other.box.minX)
        guard overlapAlong <= max(0.5 * smaller, 0.3 * min(box.width, other.box.width)) else { return false }
        let drift = drift(to: other)
        let overlap = min(box.maxY + drift, other.box.maxY) - max(box.minY + drift, other.box.minY)
        return overlap >= 0.55 * smaller
    }

    /// How much lower the other item stands than this one's line of writing.
    func sinking(to other: LayoutItem) -> Double {
        other.box.center.y - box.center.y - drift(to: other)
    }

    /// How much further down one line of writing is where the other item stands.
    private func drift(to other: LayoutItem) -> Double {
        // The longer line tells best where the row continues, but not how the page bends far away from it.
        let longer = box.width >= other.box.width ? self : other
        let distance = other.box.center.x - box.center.x
        return longer.slope * min(max(distance, -3 * longer.box.width), 3 * longer.box.width)
    }
}

extension Collection<LayoutItem> {
    /// The smallest box around all; nil where there are none.
    var extent: Rectangle? {
        guard let first else { return nil }
        return dropFirst().reduce(first.box) { $0.union($1.box) }
    }

    /// The middle one of the heights; zero where there are none.
    var medianHeight: Double { map(\.height).median ?? 0 }
}

extension Collection<Double> {
    /// The upper one of the middle values; nil where there are none.
    var median: Double? {
        let sorted = self.sorted()
        return sorted.isEmpty ? nil : sorted[sorted.count / 2]
    }
}
