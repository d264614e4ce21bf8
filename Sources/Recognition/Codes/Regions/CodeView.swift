internal import Imaging
internal import DocumentModel

/// One way of showing a part of a picture to the decoders.
struct CodeView {
    /// The part, in pixels of the picture.
    let quad: Quad
    /// The size shown.
    let size: PixelSize
    /// How much larger than the picture it is shown.
    let scale: Double
    /// Whether contrast is made the same everywhere.
    let isEqualized: Bool

    /// Shows a part.
    init(of quad: Quad, scale: Double, isEqualized: Bool = false) {
        self.quad = quad
        self.scale = scale
        self.isEqualized = isEqualized
        size = Self.size(of: quad, scale: scale)
    }

    /// Shows the whole with some white around, which codes at the border lack.
    init(of picture: Picture, scale: Double, isEqualized: Bool = false) {
        let whole = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        let margin = (0.03 * max(whole.width, whole.height)).rounded(.up)
        self.init(of: Quad(whole.insetBy(x: -margin, y: -margin)), scale: scale, isEqualized: isEqualized)
    }

    /// Whether rows of what is shown run between those of the picture.
    var isTilted: Bool { quad.topLeft.y != quad.topRight.y }

    /// The picture as it is shown.
    func plane(of picture: Picture) -> Picture {
        // Shrinking blurs just enough to keep bars from aliasing; between two pixels there is nothing to be seen.
        let factor = max(1, Int(1 / scale))
        let part = quad.map { Point(x: $0.x / Double(factor), y: $0.y / Double(factor)) }
        let drawn = scale < 1 ? Self.size(of: part, scale: 1) : size
        var plane = picture.reduced(by: factor).cut(part, to: drawn)
        if drawn != size { plane = plane.resized(to: size) }
        guard isEqualized else { return plane }
        // A narrow range is more than equalising within limits can widen.
        if plane.isFaint { plane = plane.stretched() }
        // Surroundings of some bars and modules at least, for a rank among others.
        return plane.equalized(tile: max(32, min(plane.width, plane.height) / 4))
    }

    /// The place in the picture of a place in what is shown.
    func original(_ point: Point) -> Point {
        let (u, v) = (point.x / Double(size.width), point.y / Double(size.height))
        return quad.topLeft.interpolated(to: quad.topRight, by: u)
            .interpolated(to: quad.bottomLeft.interpolated(to: quad.bottomRight, by: u), by: v)
    }

    private static func size(of quad: Quad, scale: Double) -> PixelSize {
        PixelSize(
            width: max(1, Int((quad.width * scale).rounded())), height: max(1, Int((quad.height * scale).rounded())))
    }
}
