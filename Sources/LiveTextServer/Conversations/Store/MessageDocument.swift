internal import Foundation
internal import LiveMessages

/// A message as JSON: what the server knows of it, and what was sent.
struct MessageDocument: Encodable {
    let record: MessageRecord
    let page: String

    private enum CodingKeys: String, CodingKey {
        case id, conversation, sequence, sent, senderParticipantIdentifier, isPending, shouldExpire, replaces,
            isReplaced
        case page, responses, kind, session, summaryText
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }

    func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: CodingKeys.self)
        try members.encode(record.id, forKey: .id)
        try members.encode(record.conversation, forKey: .conversation)
        try members.encode(record.sequence, forKey: .sequence)
        try members.encode(Date(timeIntervalSince1970: TimeInterval(record.sent)).isoMoment, forKey: .sent)
        try members.encode(record.sender, forKey: .senderParticipantIdentifier)
        try members.encode(false, forKey: .isPending)
        try members.encode(record.shouldExpire, forKey: .shouldExpire)
        try members.encodeIfPresent(record.replaces, forKey: .replaces)
        try members.encode(record.draft == nil, forKey: .isReplaced)
        try members.encode(page, forKey: .page)
        var responses = members.nestedContainer(keyedBy: Name.self, forKey: .responses)
        for (participant, answer) in record.responses {
            try responses.encode(answer, forKey: Name(stringValue: participant))
        }
        if let draft = record.draft { return try draft.encode(to: encoder) }
        try members.encode(MessageDraft.Kind.message, forKey: .kind)
        try members.encodeIfPresent(record.session, forKey: .session)
        try members.encodeIfPresent(record.summaryText, forKey: .summaryText)
    }
}
