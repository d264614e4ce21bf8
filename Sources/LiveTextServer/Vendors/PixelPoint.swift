package import LiveText

/// A point in whole pixels of the upright image, as both vendors write it.
package struct PixelPoint: Hashable, Sendable, Codable {
    package var x: Int
    package var y: Int

    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }

    package init(_ point: Point) {
        self.init(x: Self.pixel(point.x), y: Self.pixel(point.y))
    }

    /// The nearest pixel, within what readers hold in 32 bits.
    private static func pixel(_ coordinate: Double) -> Int {
        Int(exactly: min(max(coordinate, Double(Int32.min)), Double(Int32.max)).rounded()) ?? 0
    }
}
