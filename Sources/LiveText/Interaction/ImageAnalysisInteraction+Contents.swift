internal import DocumentModel
public import Foundation

extension ImageAnalysisInteraction {
    /// The image's place in the view, in unit coordinates of the bounds: what the content mode makes of it, or what the
    /// delegate said last; (0, 0, 1, 1) at first.
    public var contentsRect: CGRect {
        guard let contentMode, let size = imageSize ?? analysis?.size else { return delegateContentsRect }
        return CGRect(contentMode.contentsRect(for: size, in: Rectangle(bounds), scale: displayScale))
    }

    /// Asks the delegate for the contents rectangle; to be called when the image moves or grows within the same bounds.
    public func setContentsRectNeedsUpdate() {
        if contentMode == nil {
            delegateContentsRect = delegate?.contentsRect(for: self) ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        settle()
    }

    /// The map between view and image; nil without an analysis, and where nothing of the image can be seen.
    var transform: ContentsTransform? {
        analysis.flatMap {
            ContentsTransform(imageSize: $0.size, bounds: Rectangle(bounds), contentsRect: Rectangle(contentsRect))
        }
    }

    /// The pixel place at a point of the view, which may lie outside the image.
    func imagePoint(of point: CGPoint) -> Point? {
        transform?.imagePoint(of: Point(x: point.x, y: point.y))
    }

    /// The same, for what a person can point at: only within the bounds.
    func visibleImagePoint(at point: CGPoint) -> Point? {
        Rectangle(bounds).contains(Point(x: point.x, y: point.y)) ? imagePoint(of: point) : nil
    }

    /// Places in the image as they stand in the view.
    func viewQuads(_ quads: [Quad]) -> [Quad] {
        transform.map { quads.map($0.viewQuad) } ?? []
    }
}
