internal import Foundation
internal import GRDB
internal import LiveMessages

extension ConversationStore {
    /// Whether a conversation may take so many bytes more.
    func checkRoom(for count: Int, access: ConversationAccess) async throws {
        let limit = limits.pictureBytes
        try await read { database in
            guard try Self.pictureBytes(in: access.conversation, database) + count <= limit else {
                throw Self.tooManyBytes(limit)
            }
        }
    }

    private static func tooManyBytes(_ limit: Int) -> Problem {
        ConversationLimits.problem("The pictures of a conversation have at most \(limit) bytes: delete some messages.")
    }

    /// The picture that a conversation has of these bytes; nil where it has none.
    func picture(of digest: Digest, for access: ConversationAccess) async throws -> PictureRecord? {
        try await read { try Self.picture(where: "digest = ?", digest.hex, in: access.conversation, $0) }
    }

    /// Keeps a picture: its bytes once, however many conversations have it.
    func keep(
        _ picture: SharedPicture, bytes: Data, digest: Digest, by access: ConversationAccess
    ) async throws -> PictureRecord {
        let (id, time, limit) = (Secret.identifier(), time, limits.pictureBytes)
        return try await write { database in
            try Self.check(access, in: database)
            let known = try Self.picture(where: "digest = ?", digest.hex, in: access.conversation, database)
            if let known { return known }
            guard try Self.pictureBytes(in: access.conversation, database) + bytes.count <= limit else {
                throw Self.tooManyBytes(limit)
            }
            let content = """
                INSERT OR IGNORE INTO picture (digest, bytes, mediaType, width, height, preview, thumbnail, stickerProblem)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """
            try database.execute(
                sql: content,
                arguments: [
                    digest.hex, bytes, picture.mediaType, picture.width, picture.height, picture.preview,
                    picture.thumbnail, picture.stickerProblem,
                ])
            let place = """
                INSERT INTO conversationPicture (id, conversation, digest, added, byteCount, summaryText, analysis)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """
            try database.execute(
                sql: place,
                arguments: [
                    id, access.conversation, digest.hex, time, bytes.count, picture.summaryText, picture.analysis,
                ])
            guard let kept = try Self.picture(where: "id = ?", id, in: access.conversation, database) else {
                throw Self.notFound("picture")
            }
            return kept
        }
    }

    /// A picture of the conversation.
    func picture(_ id: String, for access: ConversationAccess) async throws -> PictureRecord {
        try await read { database in
            guard let found = try Self.picture(where: "id = ?", id, in: access.conversation, database) else {
                throw Self.notFound("picture")
            }
            return found
        }
    }

    /// A picture's bytes.
    enum Content: String, Sendable {
        case bytes, preview, thumbnail
    }

    /// A picture's bytes with their media type, and what tells them from others.
    func content(_ content: Content, of id: String, in conversation: String) async throws -> (
        Data, type: String, tag: String
    ) {
        try await read { database in
            // A picture that an older version kept has no thumbnail.
            let column = content == .thumbnail ? "coalesce(thumbnail, preview)" : content.rawValue
            let sql = """
                SELECT \(column) AS content, mediaType, digest FROM conversationPicture JOIN picture USING (digest)
                WHERE id = ? AND conversation = ?
                """
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [id, conversation]) else {
                throw Self.notFound("picture")
            }
            let type: String = content == .bytes ? row["mediaType"] : "image/jpeg"
            return (row["content"], type, Digest(of: content.rawValue + (row["digest"] as String)).hex)
        }
    }

    static func picture(
        where condition: String, _ value: String, in conversation: String, _ database: Database
    ) throws -> PictureRecord? {
        let sql = """
            SELECT id, mediaType, byteCount, width, height, summaryText, analysis FROM conversationPicture
            JOIN picture USING (digest) WHERE \(condition) AND conversation = ?
            """
        return try Row.fetchOne(database, sql: sql, arguments: [value, conversation]).map { row in
            PictureRecord(
                id: row["id"], mediaType: row["mediaType"], byteCount: row["byteCount"], width: row["width"],
                height: row["height"], summaryText: row["summaryText"], analysis: row["analysis"])
        }
    }

    /// A message that anybody may ask for, with its picture's size.
    func publicMessage(_ id: String) async throws -> (message: MessageRecord, picture: PictureRecord?) {
        let time = time
        return try await read { database in
            let sql = """
                SELECT message.* FROM message JOIN conversation ON conversation.id = message.conversation
                WHERE message.id = ? AND (message.expires IS NULL OR message.expires > ?)
                AND (conversation.expires IS NULL OR conversation.expires > ?)
                """
            guard let row = try Row.fetchOne(database, sql: sql, arguments: [id, time, time]) else {
                throw Self.notFound("message")
            }
            let message = try Self.record(row, database)
            let picture = try message.draft?.pictures.first.flatMap {
                try Self.picture(where: "id = ?", $0, in: message.conversation, database)
            }
            return (message, picture)
        }
    }
}
