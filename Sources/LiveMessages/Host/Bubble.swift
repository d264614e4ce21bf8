public import Foundation

/// What is shown in the place of a message that is on screen.
@MainActor
public enum Bubble {
    /// The app's own instance, and the size that it wants.
    case live(AppInstance, CGSize)
    /// The alternate layout: the app is not there, or gave no size that can be shown.
    case alternate(TemplateLayout)
    /// The summary alone: there is no layout.
    case summary(String)

    /// The instance where there is one.
    public var instance: AppInstance? {
        if case .live(let instance, _) = self { instance } else { nil }
    }

    /// The size where an app says it.
    public var size: CGSize? {
        if case .live(_, let size) = self { size } else { nil }
    }
}
