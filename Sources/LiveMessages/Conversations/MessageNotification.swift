/// What a notification says about a message. A host that shows one takes an earlier one of the same identifier away.
public struct MessageNotification: Hashable, Sendable {
    /// The session's, so that an update takes the place of what it updates; the message's own without a session.
    public let identifier: String
    /// The message's summary.
    public let text: String

    /// The notification of a message.
    public init(of message: Message) {
        identifier = message.session.map { "session:" + $0.identifier } ?? "message:" + message.id.description
        text = message.summaryText
    }
}
