internal import Foundation
internal import GRDB
internal import Synchronization

extension ConversationStore {
    /// How long a picture waits for a message that shows it, in seconds.
    private static let patience = 86_400
    /// How much is erased at once: others are to come through in between.
    private static let portion = 200

    /// Erases what is over: conversations, messages, invitations, and pictures that nothing shows.
    ///
    /// - Returns: The conversations where something changed, and whether there is more to erase.
    func eraseExpired() async throws -> (conversations: Set<String>, hasMore: Bool) {
        let time = time
        let result: (Set<String>, Bool, Bool) = try await write { database in
            let sql = "SELECT id FROM conversation WHERE expires <= ? LIMIT ?"
            let ended = try String.fetchAll(database, sql: sql, arguments: [time, Self.portion])
            for conversation in ended { try Self.erase(conversation: conversation, database) }
            let over = try Row.fetchAll(
                database, sql: "SELECT id, conversation FROM message WHERE expires <= ? LIMIT ?",
                arguments: [time, Self.portion])
            for row in over { try Self.erase(message: row["id"], of: row["conversation"], database) }
            try database.execute(sql: "DELETE FROM invitation WHERE expires <= ?", arguments: [time])
            let unused = """
                DELETE FROM conversationPicture WHERE added <= ? AND NOT EXISTS
                (SELECT 1 FROM messagePicture WHERE picture = conversationPicture.id)
                """
            try database.execute(sql: unused, arguments: [time - Self.patience])
            let pictures = database.changesCount
            if pictures > 0 { try Self.eraseUnusedContents(database) }
            let changed = Set(ended + over.map { $0["conversation"] as String })
            let hasMore = ended.count == Self.portion || over.count == Self.portion
            return (changed, hasMore, pictures > 0)
        }
        if !result.0.isEmpty || result.2 || owesForgetting.load(ordering: .relaxed) { await forget() }
        return (result.0, result.1)
    }

    /// Erases those of a conversation's pictures that no message shows.
    static func eraseUnshown(_ pictures: [String], _ database: Database) throws {
        let sql = """
            DELETE FROM conversationPicture WHERE id = ? AND NOT EXISTS
            (SELECT 1 FROM messagePicture WHERE picture = conversationPicture.id)
            """
        for picture in pictures { try database.execute(sql: sql, arguments: [picture]) }
        if !pictures.isEmpty { try eraseUnusedContents(database) }
    }

    /// Erases the bytes of pictures that no conversation has.
    static func eraseUnusedContents(_ database: Database) throws {
        let sql = """
            DELETE FROM picture WHERE NOT EXISTS (SELECT 1 FROM conversationPicture WHERE digest = picture.digest)
            """
        try database.execute(sql: sql)
    }

    /// Has the file forget what was erased: gives its pages back, and empties the log, which holds earlier states of them.
    /// What a reader keeps from it is done with the next time that something is looked for that is over.
    func forget() async {
        do {
            try await pool.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA incremental_vacuum")
                // Nobody else can write while this waits for readers.
                try database.execute(sql: "PRAGMA busy_timeout = 200")
                defer { try? database.execute(sql: "PRAGMA busy_timeout = 5000") }
                _ = try database.checkpoint(.truncate)
            }
            owesForgetting.store(false, ordering: .relaxed)
        } catch {
            owesForgetting.store(true, ordering: .relaxed)
        }
    }
}
