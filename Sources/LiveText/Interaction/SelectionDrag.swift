internal import DocumentModel

/// A selection while a finger moves one of its ends.
struct SelectionDrag {
    /// What was selected before.
    let previous: TextSelection
    /// From the finger to the place that it moves, in view units: a knob is grabbed beside the text.
    let offset: Point
    /// Whether a handle was taken; a handle never closes the selection.
    let isHandle: Bool
}
