extension Quad {
    /// The rectangle, tilted as `quads` read, that encloses them all; nil where there are none.
    ///
    /// The direction is the mean of the quads' own, weighted by width, so that one short word does not tilt a line.
    public init?(enclosing quads: some Collection<Quad>) {
        guard let first = quads.first else { return nil }
        guard quads.count > 1 else {
            self = first
            return
        }
        var along = Point(x: 0, y: 0)
        for quad in quads {
            along.x += quad.topRight.x - quad.topLeft.x
            along.y += quad.topRight.y - quad.topLeft.y
        }
        let length = (along.x * along.x + along.y * along.y).squareRoot()
        let unit = length > 0 ? Point(x: along.x / length, y: along.y / length) : Point(x: 1, y: 0)
        // Coordinates along the reading direction (u) and across it (v).
        var box: Rectangle?
        for corner in quads.lazy.flatMap(\.corners) {
            let u = corner.x * unit.x + corner.y * unit.y
            let v = corner.y * unit.x - corner.x * unit.y
            let point = Rectangle(minX: u, minY: v, maxX: u, maxY: v)
            box = box?.union(point) ?? point
        }
        guard let box else { return nil }
        self = Quad(box).map { point in
            Point(x: point.x * unit.x - point.y * unit.y, y: point.x * unit.y + point.y * unit.x)
        }
    }
}
