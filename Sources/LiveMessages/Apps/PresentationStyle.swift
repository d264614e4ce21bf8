/// Where an app's instance is shown. The raw values are those of `MSMessagesAppPresentationStyle`.
public enum PresentationStyle: Int, Hashable, Sendable {
    /// Below the conversation, where the keyboard would be.
    case compact
    /// Over the whole conversation.
    case expanded
    /// In a bubble of the conversation, or of the input field.
    case transcript
}
