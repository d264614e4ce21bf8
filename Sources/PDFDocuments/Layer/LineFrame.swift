internal import DocumentModel

/// Where a line stands on a page: its baseline's direction, what is above it, and how tall it is.
struct LineFrame {
    /// Where the line begins, at its foot, in the page's user space.
    let origin: Point
    /// The direction of reading, of length 1.
    private(set) var along: Point
    /// The direction from the foot to the head, at a right angle to it.
    private(set) var up: Point
    /// The height in units of the page.
    let height: Double
    /// Where pixels of the picture are on the page.
    let map: AffineTransform

    /// Nil where the quad has no place or no extent on a page.
    init?(_ quad: Quad, on map: AffineTransform) {
        self.map = map
        let quad = map(quad)
        guard quad.corners.allSatisfy({ $0.x.magnitude < 1e6 && $0.y.magnitude < 1e6 }) else { return nil }
        let across = Point(
            x: (quad.topRight.x - quad.topLeft.x + quad.bottomRight.x - quad.bottomLeft.x) / 2,
            y: (quad.topRight.y - quad.topLeft.y + quad.bottomRight.y - quad.bottomLeft.y) / 2)
        let length = (across.x * across.x + across.y * across.y).squareRoot()
        guard length > 1e-3 else { return nil }
        along = Point(x: across.x / length, y: across.y / length)
        let upright = Point(x: -along.y, y: along.x)
        let head = Point(
            x: (quad.topLeft.x - quad.bottomLeft.x + quad.topRight.x - quad.bottomRight.x) / 2,
            y: (quad.topLeft.y - quad.bottomLeft.y + quad.topRight.y - quad.bottomRight.y) / 2)
        let rise = head.x * upright.x + head.y * upright.y
        // In a mirrored picture the head is on the other side.
        up = rise < 0 ? Point(x: -upright.x, y: -upright.y) : upright
        height = rise.magnitude
        origin = quad.bottomLeft
        guard height > 1e-3 else { return nil }
    }

    /// Turns to the page's axis next to it where a page lay askew by up to five degrees, and no end of a word gets off by more
    /// than a quarter of the height: poppler takes letters of a line that is tilted for words of their own.
    mutating func level(for words: [TextWord]) {
        let widths = words.map { word in
            let quad = map(word.quad)
            return place(of: quad.bottomRight).along - place(of: quad.bottomLeft).along
        }
        let tilt = min(along.x.magnitude, along.y.magnitude)
        guard let longest = widths.max(), tilt < 0.09, longest * tilt < height / 2 else { return }
        func axis(_ direction: Point) -> Point {
            direction.x.magnitude > direction.y.magnitude
                ? Point(x: direction.x < 0 ? -1 : 1, y: 0) : Point(x: 0, y: direction.y < 0 ? -1 : 1)
        }
        (along, up) = (axis(along), axis(up))
    }

    /// How far a point of the page is from the beginning, along the line and above its foot.
    func place(of point: Point) -> (along: Double, above: Double) {
        let (x, y) = (point.x - origin.x, point.y - origin.y)
        return (x * along.x + y * along.y, x * up.x + y * up.y)
    }

    /// The point of the page at a place.
    func point(along distance: Double, above rise: Double) -> Point {
        Point(
            x: origin.x + along.x * distance + up.x * rise, y: origin.y + along.y * distance + up.y * rise)
    }
}
