internal import DocumentModel
internal import Foundation

extension ImageAnalysisInteraction {
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
