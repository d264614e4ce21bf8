/// What of a glyph's picture stands out beyond the part that is aligned with the text: a shadow, the tip of a hat.
///
/// Both are shares of the picture's edge, from 0 to `largest`: a margin on the left and right, and one above and below.
public struct GlyphInset: Hashable, Sendable, Codable {
    /// The margin on either side.
    public let x: Double
    /// The margin above and below.
    public let y: Double

    /// With more than this, a picture in a file of others would spread over the lines around it.
    public static let largest = 0.25
    /// Nothing stands out.
    public static let zero = GlyphInset(x: 0, y: 0)

    /// Makes an inset; what is out of bounds, or not a number, becomes the nearest that is allowed.
    public init(x: Double, y: Double) {
        self.x = Self.allowed(x)
        self.y = Self.allowed(y)
    }

    private static func allowed(_ value: Double) -> Double {
        value > 0 ? min(value, largest) : 0
    }
}
