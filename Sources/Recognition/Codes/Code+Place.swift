internal import DocumentModel

extension Code {
    /// Whether both stand at the same place, so that one of them is misread or a repetition.
    func shares(placeWith other: Code) -> Bool {
        quad.contains(other.quad.center) || other.quad.contains(quad.center)
    }
}
