/// A point of the upright image: pixels, origin top left, y downwards.
public struct Point: Hashable, Sendable {
    /// Pixels to the right of the left edge.
    public var x: Double
    /// Pixels below the top edge.
    public var y: Double

    /// Makes a point from its coordinates in pixels.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}

extension Point: Codable {
    /// Reads `[x, y]`.
    public init(from decoder: any Decoder) throws {
        var pair = try decoder.unkeyedContainer()
        self.init(x: try pair.decode(Double.self), y: try pair.decode(Double.self))
    }

    /// Writes `[x, y]`, rounded to a tenth of a pixel: finer digits are noise that triples the size of the JSON.
    ///
    /// Coordinates that are not finite numbers make a JSON encoder throw.
    public func encode(to encoder: any Encoder) throws {
        var pair = encoder.unkeyedContainer()
        // Adding zero turns a rounded -0 into 0.
        try pair.encode((x * 10).rounded() / 10 + 0)
        try pair.encode((y * 10).rounded() / 10 + 0)
    }
}
