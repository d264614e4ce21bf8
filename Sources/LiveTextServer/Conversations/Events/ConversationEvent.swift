/// Something that happened in a conversation, as streams tell it.
struct ConversationEvent: Hashable, Sendable {
    enum Kind: String, Sendable {
        case message, response, deleted, participant, conversation
    }

    /// Numbers of a conversation rise by one.
    let number: Int
    let kind: Kind
    /// JSON in one line.
    let data: String

    /// As a stream has it (HTML, 9.2.5).
    var text: String { "id: \(number)\nevent: \(kind.rawValue)\ndata: \(data)\n\n" }
}
