/// An axis-aligned rectangle in pixels, origin top left, y downwards.
public struct Rectangle: Hashable, Sendable, Codable {
    /// The left edge.
    public var minX: Double
    /// The top edge.
    public var minY: Double
    /// The right edge; never left of `minX`.
    public var maxX: Double
    /// The bottom edge; never above `minY`.
    public var maxY: Double

    /// Makes a rectangle from its edges; a negative extent becomes an empty one.
    public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        self.minX = minX
        self.minY = minY
        self.maxX = max(minX, maxX)
        self.maxY = max(minY, maxY)
    }

    /// Makes a rectangle from its top left corner and its extent.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
    }

    /// The horizontal extent.
    public var width: Double { maxX - minX }
    /// The vertical extent.
    public var height: Double { maxY - minY }
    /// The middle.
    public var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }
    /// Whether the rectangle has no area.
    public var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Whether the point lies inside or on the edge.
    public func contains(_ point: Point) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rectangle) -> Rectangle {
        Rectangle(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// What both share; empty where they are apart.
    public func intersection(_ other: Rectangle) -> Rectangle {
        Rectangle(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// The rectangle with its sides moved inwards, at most to the middle; negative amounts move them outwards.
    public func insetBy(x: Double, y: Double) -> Rectangle {
        let (dx, dy) = (min(x, width / 2), min(y, height / 2))
        return Rectangle(minX: minX + dx, minY: minY + dy, maxX: maxX - dx, maxY: maxY - dy)
    }
}
