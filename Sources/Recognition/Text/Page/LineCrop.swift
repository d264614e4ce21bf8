internal import Imaging
import DocumentModel

/// What is cut out of a page to read one line.
struct LineCrop: Sendable {
    /// The part of the page, in its pixels: the line with room for accents and descenders, clear of other lines' ink.
    let area: Rectangle
    /// Blank pixels to add around it, so that the letters never touch the edge.
    let border: Border

    /// Widths of a blank frame in pixels.
    struct Border: Sendable {
        let left, right, top, bottom: Int
    }
}

extension PageLayout {
    /// What to cut out of the page for each line, in whole pixels.
    func crops(of page: Picture) -> [LineCrop] {
        lines.indices.map { index in
            let line = lines[index]
            // A quarter of the height holds accents and descenders that layout left out of the box; half a height all
            // round is the margin at which Tesseract reads best.
            let roomy = line.box.insetBy(x: -line.thickness / 4, y: -line.thickness / 4)
            let area = page.wholePixels(of: clear(roomy, of: index)) ?? line.box
            let margin = line.thickness / 2
            func missing(_ present: Double) -> Int { Int(max(0, margin - present).rounded(.up)) }
            return LineCrop(
                area: area,
                border: LineCrop.Border(
                    left: missing(line.box.minX - area.minX), right: missing(area.maxX - line.box.maxX),
                    top: missing(line.box.minY - area.minY), bottom: missing(area.maxY - line.box.maxY)))
        }
    }

    /// The area without what belongs to other lines, but never less than the line's own box.
    private func clear(_ area: Rectangle, of index: Int) -> Rectangle {
        let line = lines[index].box
        var area = area
        for (other, neighbour) in lines.enumerated() where other != index {
            let box = neighbour.box
            guard box.minX < area.maxX, box.maxX > area.minX, box.minY < area.maxY, box.maxY > area.minY else {
                continue
            }
            if min(box.maxX, line.maxX) > max(box.minX, line.minX) {
                if box.center.y < line.center.y {
                    area.minY = max(area.minY, min(line.minY, box.maxY))
                } else {
                    area.maxY = min(area.maxY, max(line.maxY, box.minY))
                }
            } else if box.center.x < line.center.x {
                area.minX = max(area.minX, min(line.minX, box.maxX))
            } else {
                area.maxX = min(area.maxX, max(line.maxX, box.minX))
            }
        }
        return area
    }
}
