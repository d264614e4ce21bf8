internal import Foundation
internal import LiveMessages

/// `{"role", "uses", "expires"}`: what an invitation is for.
struct InvitationBody: Decodable, Sendable {
    let role: ParticipantRole
    let uses: Int
    let expires: Date?

    private enum CodingKeys: String, CodingKey {
        case role, uses, expires
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
        role = try members.role(.role) ?? .writer
        guard role != .owner else { throw InvalidMessage("“role” is writer or reader: a conversation has one owner.") }
        uses = try members.decodeIfPresent(Int.self, forKey: .uses) ?? 1
        guard (1...1000).contains(uses) else { throw InvalidMessage("“uses” is a number from 1 to 1000.") }
        expires = try members.moment(.expires)
    }
}

extension KeyedDecodingContainer {
    func role(_ key: Key) throws -> ParticipantRole? {
        guard let name = try line(key, longest: 20) else { return nil }
        guard let role = ParticipantRole(rawValue: name) else { throw InvalidMessage("“role” is writer or reader.") }
        return role
    }
}
