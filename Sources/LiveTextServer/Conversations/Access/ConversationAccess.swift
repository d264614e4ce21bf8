internal import HTTPTypes

/// Who asks: a participant of one conversation, whose token was right.
package struct ConversationAccess: Hashable, Sendable {
    let conversation: String
    let participant: String
    let role: ParticipantRole

    func requireOwner() throws(Problem) {
        guard role == .owner else { throw Self.forbidden("Only the conversation's owner may do this.") }
    }

    func requireWriter() throws(Problem) {
        guard role.maySend else { throw Self.forbidden("Readers may not do this: the owner can make you a writer.") }
    }

    private static func forbidden(_ detail: String) -> Problem { Problem(.forbidden, "forbidden", detail) }
}
