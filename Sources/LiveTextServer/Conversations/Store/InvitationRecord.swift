/// An invitation as the owner gets it.
struct InvitationRecord: Hashable, Sendable, Encodable {
    var id: String
    var role: ParticipantRole
    var usesLeft: Int
    var expires: String
    /// Given once, when it is made.
    var secret: String?
    /// The link to give away, with the secret.
    var url: String?
}
