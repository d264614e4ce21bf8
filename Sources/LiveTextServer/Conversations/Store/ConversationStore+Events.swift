internal import Foundation
internal import GRDB
internal import LiveText
internal import NIOCore

extension ConversationStore {
    private struct Answered: Encodable {
        var message: String
        var participant: String?
        var answer: String?
    }
    private struct Erased: Encodable {
        var id: String
        var sequence: Int
        var isDeleted = true
    }
    private struct Changed: Encodable {
        var title: String?
        var expires: String?
    }

    /// The number of the latest event.
    func latestEvent(for access: ConversationAccess) async throws -> Int {
        try await read { database in
            let sql = "SELECT latestEvent FROM conversation WHERE id = ?"
            return try Int.fetchOne(database, sql: sql, arguments: [access.conversation]) ?? 0
        }
    }

    /// What is read at once: events, and about how many bytes of them, since all of it is in memory until it is sent.
    private static let portion = (events: 100, bytes: 200_000)

    /// What happened after an event, as it is now: what was erased since is not told.
    func events(after number: Int, in conversation: String, links: PageLinks) async throws -> EventBatch {
        let time = time
        return try await read { database in
            let sql = "SELECT * FROM conversation WHERE id = ?"
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [conversation]) else {
                return EventBatch(.closed(reason: "deleted"))
            }
            let expires: Int? = row["expires"]
            if let expires, expires <= time { return EventBatch(.closed(reason: "expired")) }
            let presence = "SELECT id FROM participant WHERE conversation = ? AND token IS NOT NULL"
            let participants = try String.fetchSet(database, sql: presence, arguments: [conversation])
            let latest: Int = row["latestEvent"]
            guard number <= latest else { return EventBatch(.reset(latestEvent: latest), participants: participants) }
            let events = """
                SELECT number, kind, subject, other FROM event WHERE conversation = ? AND number > ? ORDER BY number LIMIT ?
                """
            let rows = try Row.fetchCursor(
                database, sql: events, arguments: [conversation, number, Self.portion.events])
            var (text, last) = (ByteBuffer(), number)
            while text.readableBytes < Self.portion.bytes, let row = try rows.next() {
                last = row["number"]
                guard let kind = ConversationEvent.Kind(rawValue: row["kind"]) else { continue }
                let data = try Self.data(of: kind, row, conversation: conversation, at: time, links, database)
                text.writeString(ConversationEvent(number: last, kind: kind, data: data).text)
            }
            let hasMore = last > number && last < latest
            return EventBatch(.events(text, last: last, hasMore: hasMore), participants: participants)
        }
    }

    private static func data(
        of kind: ConversationEvent.Kind, _ event: Row, conversation: String, at time: Int, _ links: PageLinks,
        _ database: Database
    ) throws -> String {
        let encoder = OrderedJSONEncoder()
        let subject: String = event["subject"]
        switch kind {
        case .message:
            let sql = "SELECT * FROM message WHERE id = ? AND (expires IS NULL OR expires > ?)"
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [subject, time]) else {
                return try encoder.encode(Erased(id: subject, sequence: event["number"]))
            }
            return try encoder.encode(try record(row, database).document(links))
        case .response:
            let sql = "SELECT answer FROM response WHERE message = ? AND participant = ?"
            let other: String? = event["other"]
            let answer = try String.fetchOne(database, sql: sql, arguments: [subject, other])
            return try encoder.encode(Answered(message: subject, participant: other, answer: answer))
        case .deleted: return try encoder.encode(Answered(message: subject))
        case .participant: return try encoder.encode(try participant(subject, database))
        case .conversation:
            let record = try self.conversation(conversation, for: "", database)
            return try encoder.encode(Changed(title: record.title, expires: record.expires))
        }
    }
}
