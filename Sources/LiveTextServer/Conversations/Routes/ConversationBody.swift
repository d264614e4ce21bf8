internal import Foundation
internal import LiveMessages

/// `{"title", "name", "expires"}`: what is wanted of a conversation. What is left out is nil, and null is a nil within.
struct ConversationBody: Decodable, Sendable {
    let title: String??
    let name: String??
    let expires: Date??

    private enum CodingKeys: String, CodingKey {
        case title, name, expires
    }

    init(from decoder: any Decoder) throws {
        let members = try decoder.strictContainer(keyedBy: CodingKeys.self)
        title = members.contains(.title) ? .some(try members.line(.title, longest: 200)) : nil
        name = members.contains(.name) ? .some(try members.line(.name, longest: 100)) : nil
        expires = members.contains(.expires) ? .some(try members.moment(.expires)) : nil
    }
}
