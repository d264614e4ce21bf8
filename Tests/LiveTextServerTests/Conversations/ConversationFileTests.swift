import Foundation
import GRDB
import Testing

@testable import LiveTextServer

/// Files that a server may find when it starts: none, old ones, newer ones, damaged ones, and those that it may not write.
struct ConversationFileTests {
    private static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "file-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
    }

    /// Why a file cannot be used; nil where it can be.
    private static func failure(_ file: URL) -> String? {
        do throws(ConversationStore.Failure) {
            _ = try ConversationStore(path: file.path)
            return nil
        } catch {
            return error.description
        }
    }

    /// A file that has pages of everything, closed in order.
    private static func makeFile(in folder: URL) async throws -> URL {
        let file = folder.appending(path: "made.db")
        let store = try ConversationStore(path: file.path)
        for number in 0..<200 {
            _ = try await store.makeConversation(title: "Title \(number)", name: "Ada", expires: nil)
        }
        try store.pool.close()
        return file
    }

    @Test func whatWasKeptIsThereTheNextTime() async throws {
        try await Self.withFolder { folder in
            let path = folder.appending(path: "a.db").path
            var made: NewParticipant?
            do {
                let store = try ConversationStore(path: path)
                made = try await store.makeConversation(title: "Kept", name: nil, expires: nil)
            }
            let store = try ConversationStore(path: path)
            let access = try await store.access(to: made?.conversation.id ?? "", token: made?.token)
            #expect(try await store.conversation(for: access).title == "Kept")
        }
    }

    @Test func anEmptyFileIsABeginning() async throws {
        try await Self.withFolder { folder in
            let file = folder.appending(path: "empty.db")
            try Data().write(to: file)
            let store = try ConversationStore(path: file.path)
            let made = try await store.makeConversation(title: "First", name: nil, expires: nil)
            let access = try await store.access(to: made.conversation.id, token: made.token)
            #expect(try await store.conversation(for: access).title == "First")
            let mode = try await store.pool.read { try Int.fetchOne($0, sql: "PRAGMA auto_vacuum") }
            #expect(mode == 2)
        }
    }

    @Test func whatIsAnsweredIsWrittenThrough() async throws {
        try await Self.withFolder { folder in
            let store = try ConversationStore(path: folder.appending(path: "a.db").path)
            let settings = try await store.pool.writeWithoutTransaction { database in
                try ["journal_mode", "synchronous", "secure_delete", "auto_vacuum", "foreign_keys"].map { name in
                    try String.fetchOne(database, sql: "PRAGMA \(name)")
                }
            }
            // 2 is FULL for synchronous, and INCREMENTAL for auto_vacuum.
            #expect(settings == ["wal", "2", "1", "2", "1"])
        }
    }

    /// The file as the first version wrote it, of which nothing may be lost: what is in it works as what is new does.
    @Test func aFileOfTheFirstVersionIsBroughtUpToDate() async throws {
        try await ConversationSite.with(preparing: { try FirstVersion.write(to: $0, token: "token") }) { site in
            let ada = ConversationSite.Person(
                site: site, conversation: FirstVersion.conversation, id: FirstVersion.owner, token: "token")
            let before = try await ada.ask().object
            #expect(before["title"] as? String == "Old" && before["latestEvent"] as? Int == 3)
            let listed = try await ada.ask("GET", "/messages").object
            let messages = try #require(listed["messages"] as? [[String: Any]])
            #expect(messages.map { $0["text"] as? String } == ["From long ago", nil])
            #expect(messages.last?["picture"] as? String == FirstVersion.picture)
            #expect(try await ada.ask("GET", "/pictures/\(FirstVersion.picture)").text == "bytes")
            // A thumbnail is new: the preview stands in.
            let thumbnail = try await site.store.content(
                .thumbnail, of: FirstVersion.picture, in: FirstVersion.conversation)
            #expect(thumbnail.0 == Data("preview".utf8))
            // It goes on where it was.
            #expect(try await ada.say("Once more", key: "key") == messages.first?["id"] as? String)
            try await ada.say("New")
            let picture = try await ada.upload()
            _ = try await ada.send(#"{"kind": "attachment", "picture": "\#(picture)"}"#)
            let after = try await ada.ask().object
            #expect(after["latestEvent"] as? Int == 5 && after["messageCount"] as? Int == 4)
        }
    }

    @Test func aNewerFileIsLeftAlone() async throws {
        try await Self.withFolder { folder in
            let file = folder.appending(path: "newer.db")
            let newer = try DatabasePool(path: file.path)
            var migrator = ConversationStore.migrator
            migrator.registerMigration("99 later") { try $0.execute(sql: "CREATE TABLE later (a)") }
            try migrator.migrate(newer)
            let content =
                "SELECT type || name || coalesce(sql, '') FROM sqlite_schema UNION SELECT identifier FROM grdb_migrations"
            let before = try await newer.read { try String.fetchSet($0, sql: content) }
            try newer.close()
            #expect(Self.failure(file)?.contains("newer version of this program: use that one") == true)
            let after = try await DatabaseQueue(path: file.path).read { try String.fetchSet($0, sql: content) }
            #expect(after == before && after.contains("99 later"))
        }
    }

    @Test func whatIsNoSuchFileIsLeftAlone() async throws {
        try await Self.withFolder { folder in
            let letter = folder.appending(path: "letter")
            try Data("This is a letter, and no database at all. ".utf8).write(to: letter)
            #expect(Self.failure(letter)?.contains("name another file") == true)
            #expect(try Data(contentsOf: letter).starts(with: Data("This is".utf8)))
            #expect(Self.failure(folder.appending(path: "no/such/folder.db"))?.contains("No such file") == true)
            let inside = folder.appending(path: "folder")
            try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
            #expect(Self.failure(inside)?.contains("cannot be written") == true)
        }
    }

    @Test func aFileHasOneServer() async throws {
        try await Self.withFolder { folder in
            let file = folder.appending(path: "held.db")
            let held = try ConversationStore(path: file.path)
            #expect(Self.failure(file)?.contains("another server") == true)
            _ = held
        }
    }

    /// What is left of a file after a copy that broke off, or a header that was overwritten.
    @Test func aDamagedFileIsAClearError() async throws {
        try await Self.withFolder { folder in
            let whole = try Data(contentsOf: try await Self.makeFile(in: folder))
            let damages: [(String, Data)] = [
                ("half", whole.prefix(whole.count / 2)),
                ("page", whole.prefix(4096)),
                ("header", Data(repeating: 0x5A, count: 100) + whole.dropFirst(100)),
                ("schema", whole.prefix(100) + Data(repeating: 0x5A, count: 3996) + whole.dropFirst(4096)),
            ]
            for (name, bytes) in damages {
                let file = folder.appending(path: name)
                try bytes.write(to: file)
                let reason = Self.failure(file)
                #expect(
                    reason?.contains("name another file, or put a copy of it back") == true, "\(name): \(reason ?? "")")
                #expect(try Data(contentsOf: file) == bytes, "\(name)")
            }
        }
    }

    /// A page that was damaged since, and is met later, costs the requests that need it; they are told what has to be done.
    @Test func aPageThatIsDamagedIsAClearError() async throws {
        let log = RecordedLog()
        try await ConversationSite.with(log: log) { site in
            let ada = try await site.begin()
            let kept = try await ada.say("Kept")
            try await site.store.pool.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            let root = try await site.store.pool.read { database in
                try Int.fetchOne(database, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'message'")
            }
            let page = UInt64(try #require(root)) - 1
            let file = try FileHandle(forWritingTo: site.file)
            try file.seek(toOffset: page * 4096)
            try file.write(contentsOf: Data(repeating: 0x5A, count: 4096))
            try file.close()
            site.store.pool.releaseMemory()
            let answer = try await ada.ask("GET", "/messages/\(kept)")
            #expect(answer.status == 500 && answer.code == "internal")
            #expect(answer.text.contains("put a copy of it back"))
            // Who runs the server finds SQLite's words in the log, and nobody's text.
            let lines = log.lines.filter { $0.contains("malformed") }
            #expect(!lines.isEmpty && !lines.contains { $0.contains("Kept") })
            #expect(try await site.server.ask("GET", "/healthz").status == 200)
        }
    }

    /// Where the file or its folder may not be written. Root may write everything: a disk that nobody can write is with the
    /// tool's tests.
    @Test(.enabled(if: geteuid() != 0)) func whatMayNotBeWrittenIsAClearError() async throws {
        try await Self.withFolder { folder in
            let file = try await Self.makeFile(in: folder)
            let permissions = FileManager.default
            try permissions.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
            #expect(Self.failure(file)?.contains("cannot be written (Permission denied): check the folder") == true)
            try permissions.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            try permissions.removeItem(atPath: file.path + "-lock")
            try permissions.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
            defer { try? permissions.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
            #expect(Self.failure(file)?.contains("their folder cannot be written") == true)
            try permissions.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
            let store = try ConversationStore(path: file.path)
            let count = try await store.pool.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM conversation") }
            #expect(count == 200)
            // What becomes so later holds up nothing: the files are there.
            try permissions.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
            _ = try await store.makeConversation(title: nil, name: nil, expires: nil)
        }
    }
}
