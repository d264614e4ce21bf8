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
    /// Who looks at it, one after the other until one of them reads a code.
    let decoders: [Decoder]

    /// What reads codes.
    enum Decoder {
        case zxing
        /// Takes as long, and reads little of what zxing-cpp cannot read in larger or treated views.
        case zbar
        /// Compares bars with what those of retail look like when they are blurred.
        case retail
    }

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
        /// Contrast is made the same everywhere along each row, for bars that stand upright.
        case leveled
        /// The same, and blur is counteracted.
        case leveledAndSharpened
    }

    /// Shows a part.
    init(
        of quad: Quad, scale: Double, _ treatment: Treatment = .plain, isInverted: Bool = false,
        by decoders: [Decoder] = [.zxing]
    ) {
        self.quad = quad
        self.scale = scale
        self.treatment = treatment
        self.isInverted = isInverted
        self.decoders = decoders
        size = Self.size(of: quad, scale: scale)
    }

    /// Shows bars that stand upright, wide and in a few rows: each is the mean of several, in which grain and scratches count
    /// less, and all are read in the time that a small picture takes.
    init(ofBars quad: Quad, scale: Double, _ treatment: Treatment) {
        self.quad = quad
        self.scale = scale
        self.treatment = treatment
        isInverted = false
        decoders = [.zxing]
        let whole = Self.size(of: quad, scale: scale)
        size = PixelSize(width: whole.width, height: min(whole.height, Self.barRows))
    }

    /// Few, yet enough that some miss glare, print and where leaning bars end.
    private static let barRows = 32

    /// Shows the whole with some white around, which codes at the border lack.
    init(of picture: Picture, scale: Double, _ treatment: Treatment = .plain, by decoders: [Decoder] = [.zxing]) {
        let whole = Rectangle(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
        let margin = (0.03 * max(whole.width, whole.height)).rounded(.up)
        self.init(of: Quad(whole.insetBy(x: -margin, y: -margin)), scale: scale, treatment, by: decoders)
    }

    /// Whether rows of what is shown run between those of the picture.
    var isTilted: Bool { quad.topLeft.y != quad.topRight.y }

    /// Whether it shows bars that stand upright, and nothing else is to be looked for.
    var isOfBars: Bool { treatment == .leveled || treatment == .leveledAndSharpened }

    /// Whether it shows pixels of the picture as they are.
    var isAsItIs: Bool { treatment == .plain && !isInverted && !isTilted && scale == 1 }

    /// The picture as it is shown.
    func plane(of picture: Picture) -> Picture {
        shown(drawn(from: picture))
    }

    /// Whether both views show the same pixels, perhaps treated otherwise.
    func isDrawn(like other: CodeView) -> Bool {
        quad == other.quad && size == other.size
    }

    /// The part before its brightness is changed.
    func drawn(from picture: Picture) -> Picture {
        // Shrinking blurs just enough to keep bars from aliasing; between two pixels there is nothing to be seen.
        let factor = max(1, Int(1 / scale))
        let (around, origin) = surroundings(in: picture, gridOf: Double(factor))
        let part = quad.map { Point(x: ($0.x - origin.x) / Double(factor), y: ($0.y - origin.y) / Double(factor)) }
        let drawn = scale < 1 ? Self.size(of: part, scale: 1) : size
        let plane = around.reduced(by: factor).cut(part, to: drawn)
        return drawn == size ? plane : plane.resized(to: size)
    }

    /// What is drawn as it is shown: its brightness changed.
    func shown(_ drawn: Picture) -> Picture {
        isInverted ? treated(drawn).inverted() : treated(drawn)
    }

    /// The upright part of the picture that the view needs, and its first pixel, whose place is a multiple of `step`; all of
    /// the picture where nothing is to be reduced.
    private func surroundings(in picture: Picture, gridOf step: Double) -> (part: Picture, origin: Point) {
        let box = quad.boundingBox
        guard step > 1 else { return (picture, Point(x: 0, y: 0)) }
        let origin = Point(
            x: max(0, (box.minX / step).rounded(.down) * step), y: max(0, (box.minY / step).rounded(.down) * step))
        let part = Rectangle(
            minX: origin.x, minY: origin.y, maxX: ((box.maxX / step).rounded(.up) + 1) * step,
            maxY: ((box.maxY / step).rounded(.up) + 1) * step)
        let cropped = picture.cropped(to: part)
        return cropped.size.area > 0 ? (cropped, origin) : (picture, Point(x: 0, y: 0))
    }

    private func treated(_ plane: Picture) -> Picture {
        // As wide as blur and grain are in the picture, where they can be seen.
        let reach = max(1, Int(scale.rounded()))
        switch treatment {
        case .plain:
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
        case .leveled:
            return plane.leveled()
        case .leveledAndSharpened:
            return plane.leveled().sharpened(reach: reach, isAlongRows: true)
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
