/// What somebody gets who makes a conversation or joins one.
struct NewParticipant: Sendable, Encodable {
    var conversation: ConversationRecord
    var participant: ParticipantRecord
    var token: String
}
