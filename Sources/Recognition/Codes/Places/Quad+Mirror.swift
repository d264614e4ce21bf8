internal import DocumentModel

extension Quad {
    /// The quad clockwise: one that runs the other way, as a mirror shows it, is turned about so that the corner counts
    /// first that looks top left.
    var unmirrored: Quad {
        let turn =
            (bottomRight.x - topLeft.x) * (bottomLeft.y - topRight.y)
            - (bottomRight.y - topLeft.y) * (bottomLeft.x - topRight.x)
        return turn >= 0
            ? self : Quad(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }
}
