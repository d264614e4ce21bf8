public import DocumentModel
public import Foundation

/// What a person does with the image; points are in the view's coordinates.
public enum InteractionEvent: Hashable, Sendable {
    /// One tap or click.
    case tap(CGPoint)
    /// The second of two quick taps; the first is told as ``tap(_:)`` too.
    case doubleTap(CGPoint)
    /// The third of three quick taps.
    case tripleTap(CGPoint)
    /// A press that is held, or a click of the other mouse button.
    case longPress(CGPoint)
    /// The pointer begins to move, pressed down; the text is then selected in such steps.
    case dragBegan(CGPoint, by: TextGranularity = .character)
    /// The pointer moved.
    case dragChanged(CGPoint)
    /// The pointer was released.
    case dragEnded(CGPoint)
    /// The system took the pointer away: the selection goes back to what it was.
    case dragCancelled
    /// A key.
    case key(InteractionKey)
}
