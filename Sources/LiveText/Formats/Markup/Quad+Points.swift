internal import DocumentModel

extension Quad {
    /// The corners as SVG lists points.
    var svgPoints: String {
        corners.map { $0.x.tenth + "," + $0.y.tenth }.joined(separator: " ")
    }
}
