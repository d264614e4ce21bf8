/// How a view shows an image whose size is not the view's; the names are those of UIView.ContentMode.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// Stretched to the bounds, whatever that does to the shape.
    case scaleToFill
    /// As large as fits into the bounds, in the middle.
    case scaleAspectFit
    /// As small as covers the bounds, in the middle; what sticks out is cut off.
    case scaleAspectFill
    /// At its own size in the middle.
    case center
    /// At its own size, in the middle of the top edge.
    case top
    /// At its own size, in the middle of the bottom edge.
    case bottom
    /// At its own size, in the middle of the left edge.
    case left
    /// At its own size, in the middle of the right edge.
    case right
    /// At its own size in the top left corner.
    case topLeft
    /// At its own size in the top right corner.
    case topRight
    /// At its own size in the bottom left corner.
    case bottomLeft
    /// At its own size in the bottom right corner.
    case bottomRight

    /// The rectangle of the image within the view, as VisionKit's `contentsRect` means it: in unit coordinates of the
    /// view's bounds, origin top left, so that (0, 0, 1, 1) is an image that fills the view exactly.
    ///
    /// An image that does not fill the view has a rectangle within the unit square. One that sticks out, with
    /// `scaleAspectFill` or at its own size, has a rectangle that reaches beyond it, so that image and view stay in
    /// proportion.
    ///
    /// - Parameters:
    ///   - imageSize: extent of the upright image in pixels.
    ///   - bounds: the view's bounds, in view units.
    ///   - scale: image pixels to a view unit, for the modes that show the image at its own size; 2 on a screen with
    ///     twice the usual density.
    /// - Returns: (0, 0, 1, 1) where the image, the bounds or the scale is empty or not finite.
    public func contentsRect(for imageSize: PixelSize, in bounds: Rectangle, scale: Double = 1) -> Rectangle {
        let width = Double(imageSize.width) / scale / bounds.width
        let height = Double(imageSize.height) / scale / bounds.height
        guard !bounds.isEmpty, width > 0, height > 0, width.isFinite, height.isFinite else {
            return Rectangle(x: 0, y: 0, width: 1, height: 1)
        }
        let (fittedX, fittedY) = (1 / width, 1 / height)
        let factor: (x: Double, y: Double) =
            switch self {
            case .scaleToFill: (fittedX, fittedY)
            case .scaleAspectFit: (min(fittedX, fittedY), min(fittedX, fittedY))
            case .scaleAspectFill: (max(fittedX, fittedY), max(fittedX, fittedY))
            default: (1, 1)
            }
        let (shownWidth, shownHeight) = (width * factor.x, height * factor.y)
        return Rectangle(
            x: (1 - shownWidth) * anchor.x, y: (1 - shownHeight) * anchor.y, width: shownWidth, height: shownHeight)
    }

    /// Where the image is held, as shares of what is left of the bounds.
    private var anchor: Point {
        let x: Double =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: Double =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return Point(x: x, y: y)
    }
}
