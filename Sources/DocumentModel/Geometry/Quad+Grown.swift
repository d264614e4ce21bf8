extension Quad {
    /// The quad with its sides moved outwards by a distance.
    package func grown(by distance: Double) -> Quad {
        grown(sideways: distance, above: distance, below: distance)
    }

    /// The quad with its sides moved outwards along its own directions, in pixels.
    package func grown(sideways: Double, above: Double, below: Double) -> Quad {
        guard width > 0, height > 0 else { return self }
        let across = Point(
            x: (topRight.x - topLeft.x) / width * sideways, y: (topRight.y - topLeft.y) / width * sideways)
        let down = Point(x: (bottomLeft.x - topLeft.x) / height, y: (bottomLeft.y - topLeft.y) / height)
        func moved(_ point: Point, _ side: Double, _ rows: Double) -> Point {
            Point(x: point.x + side * across.x + rows * down.x, y: point.y + side * across.y + rows * down.y)
        }
        return Quad(
            topLeft: moved(topLeft, -1, -above), topRight: moved(topRight, 1, -above),
            bottomRight: moved(bottomRight, 1, below), bottomLeft: moved(bottomLeft, -1, below))
    }
}
