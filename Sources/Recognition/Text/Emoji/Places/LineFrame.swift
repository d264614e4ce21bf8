import DocumentModel

/// Coordinates along a line of text: x from where it begins, y down from its middle.
struct LineFrame: Sendable {
    let origin: Point
    /// A pixel's step along the line.
    let along: Point

    /// The frame of a line whose place is known; nil where it has no direction.
    init?(_ quad: Quad) {
        let length = quad.topLeft.distance(to: quad.topRight)
        guard length > 0, length.isFinite else { return nil }
        origin = quad.topLeft.interpolated(to: quad.bottomLeft, by: 0.5)
        let (x, y) = ((quad.topRight.x - quad.topLeft.x) / length, (quad.topRight.y - quad.topLeft.y) / length)
        // What lies so nearly straight does lie straight, and its pixels need not be interpolated.
        along = x > 0 && abs(y) < 0.01 ? Point(x: 1, y: 0) : Point(x: x, y: y)
    }

    /// Where a point of the picture lies.
    func local(_ point: Point) -> Point {
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        return Point(x: x * along.x + y * along.y, y: y * along.x - x * along.y)
    }

    /// The smallest rectangle along the line around a quad.
    func local(_ quad: Quad) -> Rectangle { quad.map(local).boundingBox }

    /// The place in the picture of a point along the line.
    func place(_ point: Point) -> Point {
        Point(x: origin.x + point.x * along.x - point.y * along.y, y: origin.y + point.x * along.y + point.y * along.x)
    }

    /// The place in the picture of a rectangle along the line.
    func place(_ rectangle: Rectangle) -> Quad { Quad(rectangle).map(place) }
}
