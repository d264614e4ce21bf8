import DocumentModel

/// Where the text of a page stands, before any of it is read.
struct PageLayout: Sendable {
    /// One line: its box in the pixels of the page that was looked at.
    struct Line: Sendable {
        var box: Rectangle
        /// Index of its block, in reading order.
        let block: Int
        /// Whether the line runs from top to bottom.
        let isVertical: Bool

        /// How tall its letters are.
        var thickness: Double { min(box.width, box.height) }
        /// Its extent along the reading direction.
        var length: Double { max(box.width, box.height) }
    }

    /// All lines, in reading order.
    let lines: [Line]

    /// The median thickness of the lines; 0 where there are none.
    var typicalThickness: Double {
        let sorted = lines.map(\.thickness).sorted()
        return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    }

    /// Whether so many lines reach into one another, as on a curved page or in scripts with tall marks, that they can't
    /// be cut apart along straight edges.
    var isTangled: Bool {
        // Frames and stains, many times as thick as a line, reach into everything.
        let typical = typicalThickness
        let boxes = lines.filter { $0.thickness < typical * 3 }.map(\.box)
        let tangled = boxes.indices.filter { index in
            let line = boxes[index]
            return boxes.indices.contains { other in
                let box = boxes[other]
                return other != index
                    && min(line.maxX, box.maxX) - max(line.minX, box.minX) > 0.5 * min(line.width, box.width)
                    && min(line.maxY, box.maxY) - max(line.minY, box.minY) > 0.2 * min(line.height, box.height)
            }
        }
        // A few overlaps are a stamp or a logo, not the way the page is set.
        return tangled.count * 5 > lines.count && tangled.count > 4
    }

    /// Whether most of the longer lines stand upright: a page that lies on its side, or is set vertically.
    var isSideways: Bool {
        let long = lines.filter { $0.length > 3 * $0.thickness }
        return long.count { $0.box.height > $0.box.width } * 2 > long.count
    }
}
