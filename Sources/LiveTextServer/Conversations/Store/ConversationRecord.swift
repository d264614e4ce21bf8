/// A conversation as a participant gets it.
struct ConversationRecord: Hashable, Sendable, Encodable {
    var id: String
    var title: String?
    var created: String
    var expires: String?
    var localParticipantIdentifier: String
    var participants: [ParticipantRecord]
    var latestEvent: Int
    var messageCount: Int
    var pictureBytes: Int
}
