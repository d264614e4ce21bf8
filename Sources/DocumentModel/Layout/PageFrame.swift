/// The coordinates in which most lines of a page read from left to right: u along the text, v down the page.
///
/// It makes sideways and tilted pages upright. Columns of Chinese or Japanese, which read downwards and follow each
/// other from right to left, become rows that follow each other downwards.
struct ReadingFrame {
    /// The reading direction, of length one.
    private let along: Point

    /// The frame of the lines' most common direction; nil where there is no line.
    init?(lines: [TextLine]) {
        guard !lines.isEmpty else { return nil }
        let directions = lines.compactMap { Direction(of: $0) }
        let peak = Direction.mostCommon(of: directions)
        // The median is not misled by a few lines that lie across.
        let close = directions.filter { $0.angle(from: peak).magnitude < .pi / 6 }
            .map { (angle: $0.angle(from: peak), direction: $0) }.sorted { $0.angle < $1.angle }
        var remaining = close.reduce(0) { $0 + $1.direction.weight } / 2
        along =
            close.first { candidate in
                remaining -= candidate.direction.weight
                return remaining <= 0
            }?.direction.unit ?? Point(x: 1, y: 0)
    }

    /// Whether the lines read down the image rather than along or up it.
    var readsDownwards: Bool { along.y > along.x.magnitude }

    /// A point of the image in the frame's coordinates.
    func point(_ point: Point) -> Point {
        Point(x: point.x * along.x + point.y * along.y, y: point.y * along.x - point.x * along.y)
    }

    /// Whether the line reads in the frame's direction; taken for granted of one or two letters, whose direction
    /// can not be told.
    func holds(_ line: TextLine) -> Bool {
        guard line.text.count > 2 else { return true }
        return isAlong(line.quad)
    }

    /// Whether the quad reads within 45° of the frame's direction.
    func isAlong(_ quad: Quad) -> Bool {
        let direction = point(quad.direction)
        return direction.x >= direction.y.magnitude
    }

    /// Whether the quad reads within 45° of the opposite direction.
    func isReversed(_ quad: Quad) -> Bool {
        let direction = point(quad.direction)
        return -direction.x >= direction.y.magnitude
    }
}

extension Quad {
    /// The vector of the reading direction, twice as long as the quad is wide.
    var direction: Point {
        Point(
            x: topRight.x - topLeft.x + bottomRight.x - bottomLeft.x,
            y: topRight.y - topLeft.y + bottomRight.y - bottomLeft.y)
    }
}

/// The direction in which a line reads and how much that tells about the page.
private struct Direction {
    let unit: Point
    let weight: Double

    /// nil where the line has no length.
    init?(of line: TextLine) {
        let direction = line.quad.direction
        let length = Point(x: 0, y: 0).distance(to: direction)
        guard length > 0 else { return nil }
        unit = Point(x: direction.x / length, y: direction.y / length)
        // The quad of one or two letters may be taller than wide: it counts only where there is nothing else.
        weight = line.text.count > 2 ? length : length * 1e-6
    }

    init(unit: Point) {
        self.unit = unit
        weight = 0
    }

    /// Radians, -π to π, clockwise from the other direction.
    func angle(from other: Direction) -> Double {
        let cosine = unit.x * other.unit.x + unit.y * other.unit.y
        let sine = unit.y * other.unit.x - unit.x * other.unit.y
        return Point(x: 0, y: 0).angle(to: Point(x: cosine, y: sine))
    }

    /// The direction around which most text reads; the upright one of several equals.
    static func mostCommon(of directions: [Direction]) -> Direction {
        let upright = Direction(unit: Point(x: 1, y: 0))
        let steps = 72
        var weights = [Double](repeating: 0, count: steps)
        var longest = [Direction?](repeating: nil, count: steps)
        for direction in directions {
            let step = Int((direction.angle(from: upright) / (2 * .pi) * Double(steps)).rounded())
            let index = (step + steps) % steps
            weights[index] += direction.weight
            if direction.weight > longest[index]?.weight ?? 0 { longest[index] = direction }
        }
        var best: (weight: Double, direction: Direction) = (0, upright)
        for index in weights.indices {
            guard let direction = longest[index] else { continue }
            // Neighbours count too, so that text in perspective, which fans out, is not split.
            let weight = (-3...3).reduce(0) { sum, offset in
                sum + weights[(index + offset + steps) % steps] * Double(4 - offset.magnitude) / 4
            }
            if weight > best.weight * (1 + 1e-9) { best = (weight, direction) }
        }
        return best.direction
    }
}
