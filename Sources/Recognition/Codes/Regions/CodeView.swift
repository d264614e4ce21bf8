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
    /// What is done to brightness.
    let treatment: Treatment
    /// Whether dark and light are exchanged.
    let isInverted: Bool

    /// What may be done to brightness before decoders see it.
    enum Treatment {
        /// Nothing.
        case plain
        /// Contrast is made the same everywhere.
        case equalized
        /// Blur is counteracted.
        case sharpened
        /// Grain, and gaps between round modules, are blurred away.
        case smoothed
        /// Nothing, for retail barcodes to be matched with what they should look like.
        case matched
    }

    /// Shows a part.
    init(of quad: Quad, scale: Double, _ treatment: Treatment = .plain, isInverted: Bool = false) {
        self.quad = quad
        self.scale = scale
        self.treatment = treatment
        self.isInverted = isInverted
        size = Self.size(of: quad, scale: scale)
    }

    /// Shows the whole with some white around, which codes at the border lack.
    init(of picture: Picture, scale: Double, _ treatment: Treatment = .plain) {
        let whole = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        let margin = (0.03 * max(whole.width, whole.height)).rounded(.up)
        self.init(of: Quad(whole.insetBy(x: -margin, y: -margin)), scale: scale, treatment)
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
        return isInverted ? treated(plane).inverted() : treated(plane)
    }

    private func treated(_ plane: Picture) -> Picture {
        // As wide as blur and grain are in the picture, where they can be seen.
        let reach = max(1, Int(scale.rounded()))
        switch treatment {
        case .plain, .matched:
            return plane
        case .equalized:
            // A narrow range is more than equalising within limits can widen.
            let plane = plane.isFaint ? plane.stretched() : plane
            // Surroundings of some bars and modules at least, for a rank among others.
            return plane.equalized(tile: max(32, min(plane.width, plane.height) / 4))
        case .sharpened:
            return plane.stretched().sharpened(reach: reach)
        case .smoothed:
            return plane.smoothed(reach: reach)
        }
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
