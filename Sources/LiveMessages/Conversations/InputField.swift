/// What the person is about to send, and may still change.
public struct InputField: Hashable, Sendable {
    /// The draft of a message, shown by its own bubble; one at most.
    public internal(set) var message: Message?
    /// The app that the draft came from; it hears how it goes on.
    var app: AppIdentifier?
    /// What the person wrote, and what apps put there.
    public var text = ""
    /// Stickers and files.
    public internal(set) var attached: [MessageContent] = []

    /// Whether there is nothing to send.
    public var isEmpty: Bool { message == nil && text.isEmpty && attached.isEmpty }

    /// Puts something in: a message takes the place of another one, everything else is added.
    mutating func insert(_ content: MessageContent, from app: AppIdentifier) {
        switch content {
        case .message(let message): (self.message, self.app) = (message, app)
        case .text(let text): self.text += text
        case .sticker, .attachment: attached.append(content)
        }
    }
}
