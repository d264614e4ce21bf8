internal import DocumentModel
internal import Imaging

/// The parts of a picture whose detail is lost where it is shown at half its size: bars and modules of two to five pixels,
/// small print, leaves.
enum FineParts {
    /// Side of the squares that are asked, in pixels: the smallest code fills some.
    private static let side = 32
    /// How often dark and light change from pixel to pixel in a square of fine detail, 0 to 1. Of generated codes that were
    /// read at their own size and not at half of it, one in twenty had less; large photos have less nearly everywhere.
    private static let leastDetail = 0.1

    /// The boxes around squares of fine detail that touch, with a square more on all sides for quiet zones; none of them
    /// overlap.
    static func boxes(in picture: Picture) -> [Rectangle] {
        let (columns, rows) = (picture.width / side, picture.height / side)
        guard columns > 0, rows > 0 else { return [] }
        var isOpen = (0..<columns * rows).map { isFine($0 % columns, $0 / columns, in: picture) }
        var boxes: [Rectangle] = []
        for seed in isOpen.indices where isOpen[seed] {
            isOpen[seed] = false
            var members = [seed]
            var next = 0
            while next < members.count {
                let (x, y) = (members[next] % columns, members[next] / columns)
                next += 1
                for ny in max(0, y - 1)...min(rows - 1, y + 1) {
                    for nx in max(0, x - 1)...min(columns - 1, x + 1) where isOpen[ny * columns + nx] {
                        isOpen[ny * columns + nx] = false
                        members.append(ny * columns + nx)
                    }
                }
            }
            boxes.append(box(around: members, columns: columns))
        }
        let whole = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        return Rectangle.united(boxes.map { $0.intersection(whole) })
    }

    private static func box(around members: [Int], columns: Int) -> Rectangle {
        let (xs, ys) = (members.map { $0 % columns }, members.map { $0 / columns })
        func edge(_ square: Int?, _ offset: Int) -> Double { Double(((square ?? 0) + offset) * side) }
        return Rectangle(
            minX: edge(xs.min(), -1), minY: edge(ys.min(), -1), maxX: edge(xs.max(), 2), maxY: edge(ys.max(), 2))
    }

    private static func isFine(_ column: Int, _ row: Int, in picture: Picture) -> Bool {
        let width = picture.width
        // The last square has a column and a row less that can be compared.
        let (left, top) = (min(column * side, width - side - 1), min(row * side, picture.height - side - 1))
        guard left >= 0, top >= 0 else { return false }
        var (across, down): (UInt16, UInt16) = (0, 0)
        picture.bytes.withUnsafeBufferPointer { bytes in
            // Every second row tells as much.
            for y in stride(from: top, to: top + side, by: 2) {
                let start = y &* width &+ left
                for index in start..<start &+ side {
                    across &+= CodeWork.clearStep(from: bytes[index], to: bytes[index &+ 1])
                    down &+= CodeWork.clearStep(from: bytes[index], to: bytes[index &+ width])
                }
            }
        }
        return Double(max(across, down)) >= leastDetail * Double(side * side / 2)
    }
}
