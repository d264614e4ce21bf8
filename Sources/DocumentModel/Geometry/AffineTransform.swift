/// A map of the plane that keeps lines straight: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct AffineTransform: Hashable, Sendable {
    /// How x′ grows with x.
    public var a: Double
    /// How y′ grows with x.
    public var b: Double
    /// How x′ grows with y.
    public var c: Double
    /// How y′ grows with y.
    public var d: Double
    /// Added to x′.
    public var tx: Double
    /// Added to y′.
    public var ty: Double

    /// Makes a transform from its six numbers; without arguments the identity.
    public init(a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Moves by `x`, `y`.
    public static func translation(x: Double, y: Double) -> AffineTransform {
        AffineTransform(tx: x, ty: y)
    }

    /// Stretches about the origin.
    public static func scale(x: Double, y: Double) -> AffineTransform {
        AffineTransform(a: x, d: y)
    }

    /// The map that applies this one first and `next` after it.
    public func then(_ next: AffineTransform) -> AffineTransform {
        AffineTransform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b,
            c: next.a * c + next.c * d, d: next.b * c + next.d * d,
            tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
    }

    /// Where a point goes.
    public func callAsFunction(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// Where a quad goes, corner by corner.
    public func callAsFunction(_ quad: Quad) -> Quad {
        quad.map { self($0) }
    }
}
