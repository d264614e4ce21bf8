/// How a message is shown.
public enum MessageLayout: Hashable, Sendable {
    /// By the host, from texts and a picture.
    case template(TemplateLayout)
    /// By an app, where it is installed.
    case live(LiveLayout)

    /// What is shown where no app draws the message.
    public var alternate: TemplateLayout {
        switch self {
        case .template(let layout): layout
        case .live(let layout): layout.alternate
        }
    }
}
