internal import Foundation
internal import GRDB
internal import HTTPTypes
internal import LiveMessages
internal import Synchronization

extension ConversationStore {
    /// Makes a conversation and its owner.
    func makeConversation(title: String?, name: String?, expires: Date?) async throws -> NewParticipant {
        let (id, token) = (Secret.identifier(), Secret.token())
        let time = time
        let ends = expires.map { Int($0.timeIntervalSince1970) }
        let limit = limits.conversations
        return try await write { database in
            guard try Int.fetchOne(database, sql: "SELECT count(*) FROM conversation") ?? 0 < limit else {
                throw ConversationLimits.problem("This server has as many conversations as it may have: delete one.")
            }
            try database.execute(
                sql: "INSERT INTO conversation (id, title, created, expires) VALUES (?, ?, ?, ?)",
                arguments: [id, title, time, ends])
            let participant = try Self.addParticipant(
                name: name, role: .owner, token: token, to: id, at: time, database)
            return NewParticipant(
                conversation: try Self.conversation(id, for: participant.id, database), participant: participant,
                token: token)
        }
    }

    /// The conversation as somebody gets it.
    func conversation(for access: ConversationAccess) async throws -> ConversationRecord {
        try await read { try Self.conversation(access.conversation, for: access.participant, $0) }
    }

    /// Changes what can be changed of a conversation, where it is in the state that the client knows. What is nil stays; a nil
    /// within takes it away.
    func change(
        _ access: ConversationAccess, title: String??, expires: Date??,
        where isExpected: @escaping @Sendable (ConversationRecord) throws -> Bool
    ) async throws -> ConversationRecord {
        // The title before is in the log until that is emptied.
        defer { owesForgetting.store(true, ordering: .relaxed) }
        return try await write { database in
            try Self.check(access, in: database)
            guard try isExpected(Self.conversation(access.conversation, for: access.participant, database)) else {
                throw Problem(.preconditionFailed, "changed", "Another was faster: read the conversation again.")
            }
            if let title {
                try database.execute(
                    sql: "UPDATE conversation SET title = ? WHERE id = ?", arguments: [title, access.conversation])
            }
            if let expires {
                try database.execute(
                    sql: "UPDATE conversation SET expires = ? WHERE id = ?",
                    arguments: [expires.map { Int($0.timeIntervalSince1970) }, access.conversation])
            }
            try Self.note(.conversation, access.conversation, in: access.conversation, database)
            return try Self.conversation(access.conversation, for: access.participant, database)
        }
    }

    /// Erases a conversation with all that belongs to it.
    func erase(_ access: ConversationAccess) async throws {
        try await write { database in
            try Self.check(access, in: database)
            try Self.erase(conversation: access.conversation, database)
        }
        await forget()
    }

    static func erase(conversation: String, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM conversation WHERE id = ?", arguments: [conversation])
        try eraseUnusedContents(database)
    }

    static func conversation(_ id: String, for participant: String, _ database: Database) throws -> ConversationRecord {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM conversation WHERE id = ?", arguments: [id])
        else {
            throw unauthorized
        }
        let participants = try Row.fetchAll(
            database, sql: "SELECT * FROM participant WHERE conversation = ? ORDER BY joined, id", arguments: [id])
        let messages = try Int.fetchOne(
            database, sql: "SELECT count(*) FROM message WHERE conversation = ?", arguments: [id])
        let expires: Double? = row["expires"]
        return ConversationRecord(
            id: id, title: row["title"], created: Date(timeIntervalSince1970: row["created"]).isoMoment,
            expires: expires.map { Date(timeIntervalSince1970: $0).isoMoment }, localParticipantIdentifier: participant,
            participants: participants.map(ParticipantRecord.init), latestEvent: row["latestEvent"],
            messageCount: messages ?? 0, pictureBytes: try pictureBytes(in: id, database))
    }

    static func pictureBytes(in conversation: String, _ database: Database) throws -> Int {
        let sql = "SELECT coalesce(sum(byteCount), 0) FROM conversationPicture WHERE conversation = ?"
        return try Int.fetchOne(database, sql: sql, arguments: [conversation]) ?? 0
    }
}
