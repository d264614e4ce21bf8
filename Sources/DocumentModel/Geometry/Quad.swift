/// Four corners, clockwise from the content's own top left, in pixels of the upright image.
///
/// "Top left" is that of the text or code, not of the picture: for a line that reads downwards it is the
/// picture's top right corner. The quad therefore also tells the reading direction.
public struct Quad: Hashable, Sendable {
    /// Above the first letter; above the last in scripts written from right to left.
    public var topLeft: Point
    /// Above the last letter; above the first in scripts written from right to left.
    public var topRight: Point
    /// Below `topRight`, as the content stands.
    public var bottomRight: Point
    /// Below `topLeft`, as the content stands.
    public var bottomLeft: Point

    /// Makes a quad from its corners.
    public init(topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// Makes the quad of upright content that fills the rectangle.
    public init(_ rectangle: Rectangle) {
        self.init(
            topLeft: Point(x: rectangle.minX, y: rectangle.minY),
            topRight: Point(x: rectangle.maxX, y: rectangle.minY),
            bottomRight: Point(x: rectangle.maxX, y: rectangle.maxY),
            bottomLeft: Point(x: rectangle.minX, y: rectangle.maxY))
    }

    /// The corners: top left, top right, bottom right, bottom left.
    public var corners: [Point] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The smallest axis-aligned rectangle that holds the quad.
    public var boundingBox: Rectangle {
        Rectangle(
            minX: min(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x),
            minY: min(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y),
            maxX: max(topLeft.x, topRight.x, bottomRight.x, bottomLeft.x),
            maxY: max(topLeft.y, topRight.y, bottomRight.y, bottomLeft.y))
    }

    /// The mean of the corners.
    public var center: Point {
        Point(
            x: (topLeft.x + topRight.x + bottomRight.x + bottomLeft.x) / 4,
            y: (topLeft.y + topRight.y + bottomRight.y + bottomLeft.y) / 4)
    }

    /// Extent along the reading direction, in pixels.
    public var width: Double { topLeft.distance(to: topRight) }

    /// Extent across the reading direction, in pixels: the height of the text.
    public var height: Double { topLeft.distance(to: bottomLeft) }

    /// The reading direction in radians, clockwise from the picture's x axis.
    public var angle: Double { topLeft.angle(to: topRight) }

    /// Whether the point lies inside, whichever way the corners wind. A quad without area holds none.
    public func contains(_ point: Point) -> Bool {
        var isInside = false
        var from = bottomLeft
        for to in [topLeft, topRight, bottomRight, bottomLeft] {
            if (from.y > point.y) != (to.y > point.y),
                point.x < (to.x - from.x) * (point.y - from.y) / (to.y - from.y) + from.x
            {
                isInside.toggle()
            }
            from = to
        }
        return isInside
    }

    /// The part between two fractions of the way along the reading direction.
    ///
    /// - Parameters:
    ///   - start: Where the part begins: 0 is the left edge, as the content reads.
    ///   - end: Where the part ends: 1 is the right edge.
    /// - Returns: The part, which reads in the same direction.
    public func slice(from start: Double, to end: Double) -> Quad {
        Quad(
            topLeft: topLeft.interpolated(to: topRight, by: start),
            topRight: topLeft.interpolated(to: topRight, by: end),
            bottomRight: bottomLeft.interpolated(to: bottomRight, by: end),
            bottomLeft: bottomLeft.interpolated(to: bottomRight, by: start))
    }

    /// The quad with every corner mapped.
    public func map(_ transform: (Point) throws -> Point) rethrows -> Quad {
        Quad(
            topLeft: try transform(topLeft), topRight: try transform(topRight),
            bottomRight: try transform(bottomRight), bottomLeft: try transform(bottomLeft))
    }
}

extension Quad: Codable {
    /// Reads `[[x, y], [x, y], [x, y], [x, y]]`.
    public init(from decoder: any Decoder) throws {
        var corners = try decoder.unkeyedContainer()
        self.init(
            topLeft: try corners.decode(Point.self), topRight: try corners.decode(Point.self),
            bottomRight: try corners.decode(Point.self), bottomLeft: try corners.decode(Point.self))
    }

    /// Writes `[[x, y], [x, y], [x, y], [x, y]]`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for corner in corners { try container.encode(corner) }
    }
}
