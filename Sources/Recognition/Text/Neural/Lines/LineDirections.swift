import DocumentModel

/// The lines of a picture by the axis along which they run.
struct LineDirections {
    /// Lines that run across the picture, as they read from left to right.
    private(set) var across: [Quad] = []
    /// Lines that run down the picture, as they read downwards.
    private(set) var down: [Quad] = []

    /// Sorts lines; those about as tall as wide go with the longer lines.
    init(_ regions: [TextRegion]) {
        var length = (across: 0.0, down: 0.0)
        for quad in regions.lazy.map(\.quad) {
            if Self.isLong(quad.width, quad.height) { length.across += quad.width }
            if Self.isLong(quad.height, quad.width) { length.down += quad.height }
        }
        let isSideways = length.down > length.across
        for quad in regions.lazy.map(\.quad) {
            if isSideways ? Self.isLong(quad.width, quad.height) : !Self.isLong(quad.height, quad.width) {
                across.append(quad)
            } else {
                down.append(quad.turned(quarterTurns: 1))
            }
        }
    }

    /// Whether a region is so much longer than thick that its text can only run along it.
    private static func isLong(_ length: Double, _ thickness: Double) -> Bool {
        length >= 1.5 * thickness
    }
}
