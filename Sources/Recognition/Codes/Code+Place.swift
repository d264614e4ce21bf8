internal import DocumentModel

extension Code {
    /// The code with its corners mapped.
    func map(_ transform: (Point) -> Point) -> Code {
        Code(symbology: symbology, payload: payload, payloadBytes: payloadBytes, quad: quad.map(transform))
    }

    /// Whether both stand at the same place, so that one of them is misread or a repetition.
    func shares(placeWith other: Code) -> Bool {
        quad.contains(other.quad.center) || other.quad.contains(quad.center)
    }
}
