/// What somebody may do in a conversation.
package enum ParticipantRole: String, Sendable, Codable {
    /// All: invites, removes, renames, deletes.
    case owner
    /// Sends.
    case writer
    /// Reads.
    case reader

    var maySend: Bool { self != .reader }
}
