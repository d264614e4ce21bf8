extension Quad {
    /// The rectangle of least area, perhaps tilted, that holds all points; nil for fewer than three that span an area.
    ///
    /// Its top edge is the one within 45° of the picture's.
    package init?(minimumAreaAround points: [Point]) {
        let hull = Self.convexHull(of: points)
        guard hull.count > 2 else { return nil }
        var best: (area: Double, quad: Quad)?
        for (from, to) in zip(hull, hull.dropFirst() + hull.prefix(1)) {
            let length = from.distance(to: to)
            guard length > 0 else { continue }
            // Along the side of the hull that the rectangle rests on; turned by quarters to run rightwards.
            var along = Point(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
            if abs(along.y) > abs(along.x) { along = Point(x: along.y, y: -along.x) }
            if along.x < 0 { along = Point(x: -along.x, y: -along.y) }
            var (left, right) = (Double.infinity, -Double.infinity)
            var (top, bottom) = (Double.infinity, -Double.infinity)
            for point in hull {
                let u = point.x * along.x + point.y * along.y
                let v = point.y * along.x - point.x * along.y
                (left, right) = (min(left, u), max(right, u))
                (top, bottom) = (min(top, v), max(bottom, v))
            }
            let area = (right - left) * (bottom - top)
            guard best.map({ area < $0.area }) ?? true else { continue }
            let box = Quad(Rectangle(minX: left, minY: top, maxX: right, maxY: bottom))
            best = (
                area,
                box.map { Point(x: $0.x * along.x - $0.y * along.y, y: $0.x * along.y + $0.y * along.x) }
            )
        }
        guard let best else { return nil }
        self = best.quad
    }

    /// The corners of the convex hull in order, by Andrew's monotone chain.
    private static func convexHull(of points: [Point]) -> [Point] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: some Sequence<Point>) -> [Point] {
            var chain: [Point] = []
            for point in points {
                while let last = chain.last, let previous = chain.dropLast().last,
                    (last.x - previous.x) * (point.y - previous.y) <= (last.y - previous.y) * (point.x - previous.x)
                {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return chain.dropLast()
        }
        return chain(sorted) + chain(sorted.reversed())
    }
}
