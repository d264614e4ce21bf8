extension Quad {
    /// Where a point stands in the quad's own directions: 0 to 1 inside, along the text and across it; nil in a quad
    /// without area.
    ///
    /// Exact where opposite sides are parallel, and close to it in the perspective of a photo.
    func fractions(of point: Point) -> (along: Double, across: Double)? {
        let along = Point(
            x: (topRight.x - topLeft.x + bottomRight.x - bottomLeft.x) / 2,
            y: (topRight.y - topLeft.y + bottomRight.y - bottomLeft.y) / 2)
        let down = Point(
            x: (bottomLeft.x - topLeft.x + bottomRight.x - topRight.x) / 2,
            y: (bottomLeft.y - topLeft.y + bottomRight.y - topRight.y) / 2)
        let area = along.x * down.y - along.y * down.x
        let center = center
        let (x, y) = (point.x - center.x, point.y - center.y)
        let fractions = (
            along: (x * down.y - y * down.x) / area + 0.5, across: (along.x * y - along.y * x) / area + 0.5
        )
        return fractions.along.isFinite && fractions.across.isFinite ? fractions : nil
    }

    /// How far outside a point lies, in pixels along the text and across it; 0 between the sides, infinite where the quad
    /// has no area.
    func gap(to point: Point) -> (along: Double, across: Double) {
        guard let fractions = fractions(of: point) else { return (.infinity, .infinity) }
        return (
            width * max(0, -fractions.along, fractions.along - 1),
            height * max(0, -fractions.across, fractions.across - 1)
        )
    }
}
