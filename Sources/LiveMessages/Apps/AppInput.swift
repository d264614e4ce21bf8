public import Foundation

/// What a person does to an app's instance, in its own view units.
public enum AppInput: Hashable, Sendable {
    /// A tap or a click.
    case tap(CGPoint)
    /// A stretch of a drag.
    case drag(from: CGPoint, to: CGPoint)
    /// Text from a keyboard.
    case text(String)

    /// Whether an instance of this style may get it. In the transcript a drag scrolls the conversation and the keyboard belongs to
    /// the input field; a compact instance stands where the keyboard would be.
    public func isAllowed(in style: PresentationStyle) -> Bool {
        switch (self, style) {
        case (.tap, _), (_, .expanded), (.drag, .compact): true
        default: false
        }
    }
}
