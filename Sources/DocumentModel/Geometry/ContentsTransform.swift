/// The map between the coordinates of a view and the pixels of the image that it shows.
public struct ContentsTransform: Hashable, Sendable {
    /// The image's place in the view, in view units.
    public let frame: Rectangle
    /// Extent of the upright image in pixels.
    public let imageSize: PixelSize

    /// Makes the map; nil where nothing of the image can be seen: an empty image, view or rectangle, or coordinates that
    /// are not finite.
    ///
    /// - Parameters:
    ///   - imageSize: extent of the upright image in pixels.
    ///   - bounds: the view's bounds, in view units, y downwards.
    ///   - contentsRect: the image's rectangle within the view in unit coordinates of the bounds, as
    ///     ``ContentMode/contentsRect(for:in:scale:)`` gives it; the whole view unless given.
    public init?(
        imageSize: PixelSize, bounds: Rectangle,
        contentsRect: Rectangle = Rectangle(x: 0, y: 0, width: 1, height: 1)
    ) {
        frame = Rectangle(
            x: bounds.minX + contentsRect.minX * bounds.width, y: bounds.minY + contentsRect.minY * bounds.height,
            width: contentsRect.width * bounds.width, height: contentsRect.height * bounds.height)
        self.imageSize = imageSize
        guard imageSize.width > 0, imageSize.height > 0, frame.width > 0, frame.height > 0,
            frame.minX.isFinite, frame.minY.isFinite, frame.maxX.isFinite, frame.maxY.isFinite
        else { return nil }
    }

    /// The pixel place of a place in the view; outside the image where the view shows none there.
    public func imagePoint(of viewPoint: Point) -> Point {
        Point(
            x: (viewPoint.x - frame.minX) / frame.width * Double(imageSize.width),
            y: (viewPoint.y - frame.minY) / frame.height * Double(imageSize.height))
    }

    /// The place in the view of a pixel place.
    public func viewPoint(of imagePoint: Point) -> Point {
        Point(
            x: frame.minX + imagePoint.x / Double(imageSize.width) * frame.width,
            y: frame.minY + imagePoint.y / Double(imageSize.height) * frame.height)
    }

    /// The place in the view of a quad of pixel places.
    public func viewQuad(of imageQuad: Quad) -> Quad {
        imageQuad.map(viewPoint)
    }
}
