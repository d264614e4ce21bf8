internal import Foundation
internal import GRDB
internal import LiveMessages

/// A message as participants get it.
struct MessageRecord: Sendable {
    let id: String
    let conversation: String
    let sequence: Int
    let sent: Int
    let sender: String
    let replaces: String?
    /// What was sent; nil where a later message took its place.
    let draft: MessageDraft?
    let session: String?
    let summaryText: String?
    /// Whether it is erased one day.
    let shouldExpire: Bool
    let responses: [(participant: String, answer: String)]

    /// The record as JSON with links of an origin.
    func document(_ links: PageLinks) throws -> MessageDocument {
        MessageDocument(record: self, page: links.message(id))
    }
}

extension MessageRecord {
    init(_ row: Row, responses: [(participant: String, answer: String)]) throws {
        id = row["id"]
        conversation = row["conversation"]
        sequence = row["sequence"]
        sent = row["sent"]
        sender = row["sender"]
        replaces = row["replaces"]
        session = row["session"]
        summaryText = row["summaryText"]
        shouldExpire = (row["expires"] as Int?) != nil
        self.responses = responses
        let content: String = row["content"]
        draft = content.isEmpty ? nil : try JSONDecoder().decode(MessageDraft.self, from: Data(content.utf8))
    }
}
