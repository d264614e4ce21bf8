public import DocumentModel
internal import Foundation

/// One end of a selection, which a person can drag.
public struct SelectionHandle: Hashable, Sendable {
    /// Which end.
    public let edge: TextSelectionEdge
    /// A quad without width across the line of text, in the view's coordinates: from `topLeft` to `bottomLeft`.
    public let quad: Quad

    /// Where the knob belongs: above the start, below the end.
    public var knob: Point { edge == .start ? quad.topLeft : quad.bottomLeft }

    /// How far a point of the view is from the handle.
    func distance(to point: Point) -> Double {
        let (top, bottom) = (quad.topLeft, quad.bottomLeft)
        let (dx, dy) = (bottom.x - top.x, bottom.y - top.y)
        let square = dx * dx + dy * dy
        let share = square > 0 ? ((point.x - top.x) * dx + (point.y - top.y) * dy) / square : 0
        return point.distance(to: top.interpolated(to: bottom, by: min(1, max(0, share))))
    }
}
