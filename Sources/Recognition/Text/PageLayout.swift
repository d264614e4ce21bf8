internal import DocumentModel

/// Where the text of a page stands, before any of it is read.
struct PageLayout: Sendable {
    /// One line: its box in the pixels of the page that was looked at.
    struct Line: Sendable {
        let box: Rectangle
        /// Index of its block, in reading order.
        let block: Int
        /// Whether the line runs from top to bottom.
        let isVertical: Bool
    }

    /// All lines, in reading order.
    let lines: [Line]
}

extension PageLayout {
    /// What to cut out for each line: its box with room for accents and descenders, but no more than half the way to
    /// the next line, whose ink would be read as well.
    var crops: [Rectangle] {
        lines.indices.map { index in
            let line = lines[index].box
            let room = min(line.width, line.height) * labMargin
            var crop = line.insetBy(x: -room, y: -room)
            guard labGap > 0 else { return crop }
            for (other, neighbour) in lines.enumerated() where other != index {
                let box = neighbour.box
                guard !crop.intersection(box).isEmpty else { continue }
                if min(box.maxX, line.maxX) > max(box.minX, line.minX) {
                    if box.center.y < line.center.y {
                        crop.minY = max(crop.minY, min(line.minY, (box.maxY + line.minY) / 2))
                    } else {
                        crop.maxY = min(crop.maxY, max(line.maxY, (box.minY + line.maxY) / 2))
                    }
                } else if box.center.x < line.center.x {
                    crop.minX = max(crop.minX, min(line.minX, (box.maxX + line.minX) / 2))
                } else {
                    crop.maxX = min(crop.maxX, max(line.maxX, (box.minX + line.maxX) / 2))
                }
            }
            return crop
        }
    }
}

extension PageLayout {
    /// Without slivers: underscores, accents and rules that layout took for lines of their own join the line that
    /// they touch.
    func withoutSlivers() -> PageLayout {
        guard labAbsorb > 0 else { return self }
        var boxes = lines.map(\.box)
        var absorbed = Set<Int>()
        let typical = lines.map { min($0.box.height, $0.box.width) }.sorted()[safe: lines.count / 2] ?? 0
        for (index, line) in lines.enumerated() where line.box.height * 3 < typical {
            let sliver = line.box
            for (other, host) in lines.enumerated() where other != index && !absorbed.contains(other) {
                let box = host.box
                let near = box.height * 0.3
                guard sliver.height * 3 < box.height, box.height < typical * 3, sliver.minX > box.minX - near, sliver.maxX < box.maxX + near,
                    sliver.maxY > box.minY - near, sliver.minY < box.maxY + near
                else { continue }
                boxes[other] = boxes[other].union(sliver)
                absorbed.insert(index)
                break
            }
        }
        let kept = lines.indices.filter { !absorbed.contains($0) }
        return PageLayout(lines: kept.map { Line(box: boxes[$0], block: lines[$0].block, isVertical: lines[$0].isVertical) })
    }
}

extension Array { subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil } }
