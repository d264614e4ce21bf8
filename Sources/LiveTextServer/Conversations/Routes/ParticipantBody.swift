internal import LiveMessages

/// `{"invitation", "name", "role"}`: somebody who joins, or is to be changed.
struct ParticipantBody: Decodable, Sendable {
    let invitation: String?
    let name: String??
    let role: ParticipantRole?

    private enum CodingKeys: String, CodingKey {
        case invitation, name, role
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
        invitation = try members.line(.invitation, longest: 64)
        name = members.contains(.name) ? .some(try members.line(.name, longest: 100)) : nil
        role = try members.role(.role)
        guard role != .owner else { throw InvalidMessage("“role” is writer or reader: a conversation has one owner.") }
    }
}
