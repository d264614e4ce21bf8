internal import Foundation
internal import GRDB
internal import LiveText

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

    /// What happened after an event, as it is now: what was erased since is not told.
    func events(
        after number: Int, limit: Int, for access: ConversationAccess, links: PageLinks
    ) async throws -> EventBatch {
        let time = time
        return try await read { database in
            let sql = "SELECT * FROM conversation WHERE id = ?"
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [access.conversation]) else {
                return .closed(reason: "deleted")
            }
            let expires: Int? = row["expires"]
            if let expires, expires <= time { return .closed(reason: "expired") }
            let presence = "SELECT 1 FROM participant WHERE id = ? AND token IS NOT NULL"
            guard try Bool.fetchOne(database, sql: presence, arguments: [access.participant]) != nil else {
                return .closed(reason: "removed")
            }
            let latest: Int = row["latestEvent"]
            guard number <= latest else { return .reset(latestEvent: latest) }
            let events = """
                SELECT number, kind, subject, other FROM event WHERE conversation = ? AND number > ? ORDER BY number LIMIT ?
                """
            let rows = try Row.fetchAll(database, sql: events, arguments: [access.conversation, number, limit])
            return .events(
                try rows.compactMap { row in
                    guard let kind = ConversationEvent.Kind(rawValue: row["kind"]) else { return nil }
                    let data = try Self.data(
                        of: kind, row, conversation: access.conversation, at: time, links, database)
                    return ConversationEvent(number: row["number"], kind: kind, data: data)
                })
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
