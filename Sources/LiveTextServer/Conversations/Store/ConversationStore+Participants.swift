internal import Foundation
internal import GRDB
internal import HTTPTypes
internal import LiveMessages
internal import Synchronization

extension ConversationStore {
    static func addParticipant(
        name: String?, role: ParticipantRole, token: String, to conversation: String, at time: Int, _ database: Database
    ) throws -> ParticipantRecord {
        let id = Secret.identifier()
        try database.execute(
            sql: "INSERT INTO participant (id, conversation, name, role, joined, token) VALUES (?, ?, ?, ?, ?, ?)",
            arguments: [id, conversation, name, role.rawValue, time, Digest(of: token).hex])
        try note(.participant, id, in: conversation, database)
        return try participant(id, database)
    }

    static func participant(_ id: String, _ database: Database) throws -> ParticipantRecord {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM participant WHERE id = ?", arguments: [id])
        else {
            throw notFound("participant")
        }
        return ParticipantRecord(row)
    }

    /// Somebody with an invitation joins.
    func join(_ conversation: String, invitation secret: String, name: String?) async throws -> NewParticipant {
        let token = Secret.token()
        let time = time
        let limit = limits.participants
        return try await write { database in
            let sql = """
                SELECT invitation.id, role FROM invitation JOIN conversation ON conversation.id = invitation.conversation
                WHERE secret = ? AND conversation = ? AND usesLeft > 0 AND invitation.expires > ?
                AND (conversation.expires IS NULL OR conversation.expires > ?)
                """
            let arguments: StatementArguments = [Digest(of: secret).hex, conversation, time, time]
            guard let row = try Row.fetchOne(database, sql: sql, arguments: arguments),
                let role = ParticipantRole(rawValue: row["role"])
            else {
                throw Problem(
                    .gone, "expired",
                    "The invitation is used up, withdrawn or too old: ask whoever sent it for another.")
            }
            let count = "SELECT count(*) FROM participant WHERE conversation = ? AND token IS NOT NULL"
            guard try Int.fetchOne(database, sql: count, arguments: [conversation]) ?? 0 < limit else {
                throw ConversationLimits.problem("The conversation has as many participants as it may have.")
            }
            let id: String = row["id"]
            try database.execute(sql: "UPDATE invitation SET usesLeft = usesLeft - 1 WHERE id = ?", arguments: [id])
            try database.execute(sql: "DELETE FROM invitation WHERE id = ? AND usesLeft < 1", arguments: [id])
            let participant = try Self.addParticipant(
                name: name, role: role, token: token, to: conversation, at: time, database)
            return NewParticipant(
                conversation: try Self.conversation(conversation, for: participant.id, database),
                participant: participant, token: token)
        }
    }

    /// Changes a participant. What is nil stays; a nil within takes the name away.
    func change(
        participant id: String, by access: ConversationAccess, name: String??, role: ParticipantRole?
    ) async throws -> ParticipantRecord {
        // What somebody was called before is in the log until that is emptied.
        defer { owesForgetting.store(true, ordering: .relaxed) }
        return try await write { database in
            try Self.check(access, in: database)
            try Self.requirePresent(id, in: access.conversation, database)
            if let name {
                try database.execute(sql: "UPDATE participant SET name = ? WHERE id = ?", arguments: [name, id])
            }
            if let role {
                try database.execute(
                    sql: "UPDATE participant SET role = ? WHERE id = ?", arguments: [role.rawValue, id])
            }
            try Self.note(.participant, id, in: access.conversation, database)
            return try Self.participant(id, database)
        }
    }

    /// Somebody leaves, or is removed.
    func remove(participant id: String, by access: ConversationAccess) async throws {
        try await write { database in
            try Self.check(access, in: database)
            try Self.requirePresent(id, in: access.conversation, database)
            try database.execute(
                sql: "UPDATE participant SET token = NULL, name = NULL WHERE id = ?", arguments: [id])
            try Self.note(.participant, id, in: access.conversation, database)
        }
        await forget()
    }

    private static func requirePresent(_ id: String, in conversation: String, _ database: Database) throws {
        let sql = "SELECT 1 FROM participant WHERE id = ? AND conversation = ? AND token IS NOT NULL"
        guard try Bool.fetchOne(database, sql: sql, arguments: [id, conversation]) != nil else {
            throw notFound("participant")
        }
    }

    /// Makes an invitation; its record has the secret.
    func invite(
        by access: ConversationAccess, role: ParticipantRole, uses: Int, expires: Date
    ) async throws -> InvitationRecord {
        let (id, secret, time, limit) = (Secret.identifier(), Secret.token(), time, limits.invitations)
        return try await write { database in
            try Self.check(access, in: database)
            let count = "SELECT count(*) FROM invitation WHERE conversation = ? AND expires > ?"
            guard try Int.fetchOne(database, sql: count, arguments: [access.conversation, time]) ?? 0 < limit else {
                throw ConversationLimits.problem("There are \(limit) invitations already: withdraw one.")
            }
            try database.execute(
                sql:
                    "INSERT INTO invitation (id, conversation, role, usesLeft, expires, secret) VALUES (?, ?, ?, ?, ?, ?)",
                arguments: [
                    id, access.conversation, role.rawValue, uses, Int(expires.timeIntervalSince1970),
                    Digest(of: secret).hex,
                ])
            return InvitationRecord(id: id, role: role, usesLeft: uses, expires: expires.isoMoment, secret: secret)
        }
    }

    /// The invitations that hold.
    func invitations(for access: ConversationAccess) async throws -> [InvitationRecord] {
        let time = time
        return try await read { database in
            let sql = "SELECT * FROM invitation WHERE conversation = ? AND expires > ? ORDER BY expires, id"
            return try Row.fetchAll(database, sql: sql, arguments: [access.conversation, time]).map { row in
                InvitationRecord(
                    id: row["id"], role: ParticipantRole(rawValue: row["role"]) ?? .reader, usesLeft: row["usesLeft"],
                    expires: Date(timeIntervalSince1970: row["expires"]).isoMoment)
            }
        }
    }

    /// Takes an invitation back.
    func withdraw(invitation id: String, by access: ConversationAccess) async throws {
        try await write { database in
            try Self.check(access, in: database)
            try database.execute(
                sql: "DELETE FROM invitation WHERE id = ? AND conversation = ?", arguments: [id, access.conversation])
            guard database.changesCount > 0 else { throw Self.notFound("invitation") }
        }
    }
}
