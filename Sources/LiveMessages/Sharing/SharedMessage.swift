/// A message that was sent into a conversation.
public struct SharedMessage: Hashable, Sendable {
    /// The address of its page, for everybody.
    public let page: String
    /// The conversation, for whoever sent it: the link holds a secret.
    public let conversation: ConversationLink
}
