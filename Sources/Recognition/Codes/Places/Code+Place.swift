internal import DocumentModel

extension Code {
    /// Whether both stand at the same place, so that one of them is misread or a repetition.
    func shares(placeWith other: Code) -> Bool {
        quad.contains(other.quad.center) || other.quad.contains(quad.center)
    }

    /// Whether both are parts of one barcode that glare or a fold divides: with the same content one above the other, less
    /// than half as far apart as they are tall.
    func continues(_ other: Code) -> Bool {
        guard symbology == other.symbology, symbology.isLinear, payloadBytes == other.payloadBytes else { return false }
        let (center, distant) = (quad.center, other.quad.center)
        let along =
            ((distant.x - center.x) * (quad.topRight.x - quad.topLeft.x)
                + (distant.y - center.y) * (quad.topRight.y - quad.topLeft.y)) / max(1, quad.width)
        return abs(along) < 0.2 * quad.width
            && center.distance(to: distant) < (quad.height + other.quad.height + max(quad.height, other.quad.height))
                / 2
    }
}
