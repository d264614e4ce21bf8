internal import Foundation
internal import GRDB
internal import HTTPTypes
internal import LiveMessages
internal import LiveText

extension ConversationStore {
    /// Takes a message into a conversation.
    ///
    /// - Parameters:
    ///   - draft: What was sent.
    ///   - access: Who sends it.
    ///   - key: What the client calls its request; the same key gets the same message.
    /// - Returns: The message, and whether it is new.
    /// - Throws: ``Problem`` where it may not be sent, or cannot be kept.
    func send(
        _ draft: MessageDraft, by access: ConversationAccess, idempotencyKey key: String?
    ) async throws -> (message: MessageRecord, isNew: Bool) {
        let (id, time, limit) = (Secret.identifier(), time, limits.messages)
        if let expires = draft.expires, Int(expires.timeIntervalSince1970) <= time {
            throw Problem(.badRequest, "invalidMessage", "“expires” is over: give a moment to come.")
        }
        var draft = draft
        draft.summaryText = draft.summaryText ?? draft.text?.inOneLine.shortened(to: 200)
        let (sent, content) = (draft, try OrderedJSONEncoder().encode(draft))
        let result = try await write { database in
            try Self.check(access, in: database)
            if let key {
                let sql = "SELECT id FROM message WHERE sender = ? AND idempotencyKey = ?"
                let known = try String.fetchOne(database, sql: sql, arguments: [access.participant, key])
                if let known { return (message: try Self.message(known, database), isNew: false) }
            }
            let count = "SELECT count(*) FROM message WHERE conversation = ?"
            guard try Int.fetchOne(database, sql: count, arguments: [access.conversation]) ?? 0 < limit else {
                throw ConversationLimits.problem(
                    "The conversation has \(limit) messages: delete some, or begin another.")
            }
            try Self.checkPictures(of: sent, in: access.conversation, database)
            let sequence = try Self.note(.message, id, in: access.conversation, database)
            let replaced = try sent.session.flatMap {
                try Self.latest(of: $0.identifier, in: access.conversation, database)
            }
            let sql = """
                INSERT INTO message (id, conversation, sequence, sender, sent, session, replaces, expires, summaryText,
                content, idempotencyKey) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
            try database.execute(
                sql: sql,
                arguments: [
                    id, access.conversation, sequence, access.participant, time, sent.session?.identifier, replaced?.id,
                    sent.expires.map { Int($0.timeIntervalSince1970) }, sent.summaryText, content, key,
                ])
            for picture in Set(sent.pictures) {
                try database.execute(
                    sql: "INSERT INTO messagePicture (message, picture) VALUES (?, ?)", arguments: [id, picture])
            }
            if let replaced { try Self.reduce(replaced, to: id, sent, database) }
            return (message: try Self.message(id, database), isNew: true)
        }
        // What the earlier message of the session said is erased.
        if result.isNew, result.message.replaces != nil { await forget() }
        return result
    }

    private static func latest(of session: String, in conversation: String, _ database: Database) throws
        -> MessageRecord?
    {
        let sql = "SELECT id FROM message WHERE conversation = ? AND session = ? AND isReplaced = 0"
        return try String.fetchOne(database, sql: sql, arguments: [conversation, session]).map {
            try message($0, database)
        }
    }

    /// Leaves the summary of a message of which there is a later state, for as long as the message was to be there. Answers go along
    /// where the event is at the same time.
    private static func reduce(
        _ old: MessageRecord, to id: String, _ draft: MessageDraft, _ database: Database
    ) throws {
        try database.execute(
            sql: "UPDATE message SET isReplaced = 1, content = '' WHERE id = ?", arguments: [old.id])
        let pictures = try pictures(of: old.id, database)
        try database.execute(sql: "DELETE FROM messagePicture WHERE message = ?", arguments: [old.id])
        try eraseUnshown(pictures, database)
        if let event = draft.event, event.start == old.draft?.event?.start, event.end == old.draft?.event?.end {
            try database.execute(sql: "UPDATE response SET message = ? WHERE message = ?", arguments: [id, old.id])
        } else {
            try database.execute(sql: "DELETE FROM response WHERE message = ?", arguments: [old.id])
        }
    }

    private static func checkPictures(
        of draft: MessageDraft, in conversation: String, _ database: Database
    ) throws {
        let sql = """
            SELECT stickerProblem FROM conversationPicture JOIN picture USING (digest) WHERE id = ? AND conversation = ?
            """
        for picture in draft.pictures {
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [picture, conversation]) else {
                throw Problem(
                    .badRequest, "invalidMessage",
                    "A picture that the message names is not in the conversation: upload it.")
            }
            let problem: String? = row["stickerProblem"]
            if draft.kind == .sticker, let problem { throw Problem(.badRequest, "invalidMessage", problem) }
        }
    }

    static func message(_ id: String, _ database: Database) throws -> MessageRecord {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM message WHERE id = ?", arguments: [id]) else {
            throw notFound("message")
        }
        return try record(row, database)
    }

    static func record(_ row: Row, _ database: Database) throws -> MessageRecord {
        let id: String = row["id"]
        let sql = "SELECT participant, answer FROM response WHERE message = ? ORDER BY participant"
        let responses = try Row.fetchAll(database, sql: sql, arguments: [id]).map { row in
            (participant: row["participant"] as String, answer: row["answer"] as String)
        }
        return try MessageRecord(row, responses: responses)
    }

    /// A message of the conversation.
    func message(_ id: String, for access: ConversationAccess) async throws -> MessageRecord {
        let time = time
        return try await read { try Self.message(id, for: access, at: time, $0) }
    }

    private static func message(
        _ id: String, for access: ConversationAccess, at time: Int, _ database: Database
    ) throws -> MessageRecord {
        let sql = "SELECT * FROM message WHERE id = ? AND conversation = ? AND (expires IS NULL OR expires > ?)"
        let row = try Row.fetchOne(database, sql: sql, arguments: [id, access.conversation, time])
        guard let row else { throw notFound("message") }
        return try record(row, database)
    }

    /// Which messages of a conversation are wanted.
    enum Page: Sendable {
        /// The last ones before a number, or the last ones.
        case before(Int?)
        /// The first ones after a number.
        case after(Int)
    }

    /// Messages in their order, and whether there are more of that kind.
    func messages(
        _ page: Page, limit: Int, for access: ConversationAccess
    ) async throws -> (messages: [MessageRecord], hasMore: Bool) {
        let time = time
        return try await read { database in
            let isAfter = if case .after = page { true } else { false }
            let bound: Int? =
                switch page {
                case .before(let bound): bound
                case .after(let bound): bound
                }
            let sql = """
                SELECT * FROM message WHERE conversation = ? AND (expires IS NULL OR expires > ?)
                AND sequence \(isAfter ? ">" : "<") ? ORDER BY sequence \(isAfter ? "" : "DESC") LIMIT ?
                """
            let rows = try Row.fetchAll(
                database, sql: sql, arguments: [access.conversation, time, bound ?? Int.max, limit + 1])
            let wanted = isAfter ? Array(rows.prefix(limit)) : rows.prefix(limit).reversed()
            return (try wanted.map { try Self.record($0, database) }, rows.count > limit)
        }
    }

    /// Keeps what somebody answers; nil takes an answer back.
    func respond(
        to id: String, answer: MessageAnswer?, by access: ConversationAccess
    ) async throws -> MessageRecord {
        let time = time
        return try await write { database in
            try Self.check(access, in: database)
            let message = try Self.message(id, for: access, at: time, database)
            guard message.draft?.event != nil else {
                throw Problem(.conflict, "conflict", "This message invites to nothing that could be answered.")
            }
            if let answer {
                let sql = "INSERT OR REPLACE INTO response (message, participant, answer) VALUES (?, ?, ?)"
                try database.execute(sql: sql, arguments: [id, access.participant, answer.rawValue])
            } else {
                try database.execute(
                    sql: "DELETE FROM response WHERE message = ? AND participant = ?",
                    arguments: [id, access.participant])
            }
            try Self.note(.response, id, access.participant, in: access.conversation, database)
            return try Self.message(id, database)
        }
    }

    /// Erases a message: one's own, or any as the owner.
    func erase(message id: String, by access: ConversationAccess) async throws {
        let time = time
        try await write { database in
            try Self.check(access, in: database)
            let message = try Self.message(id, for: access, at: time, database)
            guard access.role == .owner || message.sender == access.participant else {
                throw Problem(.forbidden, "forbidden", "Only its sender and the owner may delete a message.")
            }
            try Self.erase(message: id, of: access.conversation, database)
        }
        await forget()
    }

    static func erase(message id: String, of conversation: String, _ database: Database) throws {
        let pictures = try pictures(of: id, database)
        try database.execute(sql: "DELETE FROM message WHERE id = ?", arguments: [id])
        try eraseUnshown(pictures, database)
        try note(.deleted, id, in: conversation, database)
    }

    private static func pictures(of message: String, _ database: Database) throws -> [String] {
        try String.fetchAll(
            database, sql: "SELECT picture FROM messagePicture WHERE message = ?", arguments: [message])
    }
}
