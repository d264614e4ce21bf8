/// What can be put into the input field, and what can be sent: the same.
public enum MessageContent: Hashable, Sendable {
    /// A message that an app or a template draws.
    case message(Message)
    /// A sticker.
    case sticker(Sticker)
    /// Plain text.
    case text(String)
    /// A file.
    case attachment(Attachment)
}
