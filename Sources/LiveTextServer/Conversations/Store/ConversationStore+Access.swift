internal import Foundation
internal import GRDB
internal import HTTPTypes

extension ConversationStore {
    /// Reads; what is read is of one moment.
    func read<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await pool.read(body)
    }

    /// Writes all of it or nothing; it is on the disk when this returns.
    ///
    /// - Throws: Also where the file was removed or replaced: what is written to one without a name is lost.
    func write<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        guard FileIdentity(path: path) == identity else {
            throw DatabaseError(
                resultCode: .SQLITE_READONLY_DBMOVED,
                message: "The file was moved, removed or replaced: put it back, or start the server again.")
        }
        return try await pool.write(body)
    }

    /// The time as the file has it.
    var time: Int { Int(now().timeIntervalSince1970) }

    /// Who has a token.
    ///
    /// - Throws: ``Problem`` where nobody of the conversation has it.
    func access(to conversation: String, token: String?) async throws -> ConversationAccess {
        guard let token, Secret.isIdentifier(conversation) else { throw Self.unauthorized }
        let digest = Digest(of: token).hex
        let time = time
        return try await read { database in
            let sql = """
                SELECT participant.id, role FROM participant JOIN conversation ON conversation.id = participant.conversation
                WHERE conversation.id = ? AND token = ? AND (expires IS NULL OR expires > ?)
                """
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [conversation, digest, time]),
                let role = ParticipantRole(rawValue: row["role"])
            else { throw Self.unauthorized }
            return ConversationAccess(conversation: conversation, participant: row["id"], role: role)
        }
    }

    /// Whether somebody still takes part, as far as a transaction that is under way sees.
    static func check(_ access: ConversationAccess, in database: Database) throws {
        let sql = "SELECT 1 FROM participant WHERE id = ? AND conversation = ? AND role = ? AND token IS NOT NULL"
        guard
            try Bool.fetchOne(
                database, sql: sql, arguments: [access.participant, access.conversation, access.role.rawValue]) != nil
        else { throw unauthorized }
    }

    /// Gives an event its number.
    @discardableResult
    static func note(
        _ kind: ConversationEvent.Kind, _ subject: String, _ other: String? = nil, in conversation: String,
        _ database: Database
    ) throws -> Int {
        try database.execute(
            sql: "UPDATE conversation SET latestEvent = latestEvent + 1 WHERE id = ?", arguments: [conversation])
        guard
            let number = try Int.fetchOne(
                database, sql: "SELECT latestEvent FROM conversation WHERE id = ?", arguments: [conversation])
        else { throw unauthorized }
        try database.execute(
            sql: "INSERT INTO event (conversation, number, kind, subject, other) VALUES (?, ?, ?, ?, ?)",
            arguments: [conversation, number, kind.rawValue, subject, other])
        return number
    }

    static var unauthorized: Problem {
        Problem(
            .unauthorized, "unauthorized",
            "A token of this conversation is needed: send it as “Authorization: Bearer …”, or join with an invitation.",
            headers: [.wwwAuthenticate: "Bearer"])
    }

    static func notFound(_ what: String) -> Problem {
        Problem(.notFound, "notFound", "There is no such \(what) here, or it was erased.")
    }
}
