#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension Point {
    /// The straight-line distance in pixels.
    public func distance(to other: Point) -> Double {
        let dx = other.x - x
        let dy = other.y - y
        return (dx * dx + dy * dy).squareRoot()
    }

    /// The direction towards `other` in radians, clockwise from the x axis.
    public func angle(to other: Point) -> Double {
        atan2(other.y - y, other.x - x)
    }

    /// The point `fraction` of the way to `other`.
    public func interpolated(to other: Point, by fraction: Double) -> Point {
        Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }
}
