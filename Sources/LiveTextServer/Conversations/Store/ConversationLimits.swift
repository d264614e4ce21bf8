internal import HTTPTypes

/// What conversations may cost.
package struct ConversationLimits: Hashable, Sendable {
    /// Conversations of a server.
    package var conversations = 10_000
    /// Participants of a conversation at once.
    package var participants = 250
    /// Messages of a conversation.
    package var messages = 100_000
    /// Bytes of a conversation's pictures.
    package var pictureBytes = 1_000_000_000
    /// Invitations of a conversation that hold.
    package var invitations = 100
    /// Streams of events of a conversation.
    package var streams = 1000
    /// Messages of a participant in a minute.
    package var messagesPerMinute = 60

    package init() {}

    static func problem(_ detail: String) -> Problem { Problem(.contentTooLarge, "tooMany", detail) }
}
