/// A layout that an app draws itself. It cannot be made without the one that everybody else sees.
///
/// Counterpart of `MSMessageLiveLayout`.
public struct LiveLayout: Hashable, Sendable {
    /// The app that draws it: 1 to 64 lower case letters, digits, "-" and ".".
    public let app: AppIdentifier
    /// What receivers see that don't have the app.
    public let alternate: TemplateLayout

    /// Makes a layout.
    public init(app: AppIdentifier, alternate: TemplateLayout) {
        self.app = app
        self.alternate = alternate
    }
}
