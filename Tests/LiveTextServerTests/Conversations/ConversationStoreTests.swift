import Foundation
import GRDB
import Testing

@testable import LiveTextServer

struct ConversationStoreTests {
    private static func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "store-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder)
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

    @Test func anOlderFileIsBroughtUpToDate() async throws {
        try await Self.withFolder { folder in
            let path = folder.appending(path: "a.db").path
            do {
                let old = try DatabasePool(path: path)
                try ConversationStore.migrator.migrate(old, upTo: "1 conversations")
                try await old.write { database in
                    try database.execute(
                        sql: """
                            INSERT INTO conversation (id, title, created) VALUES ('c', 'Old', 0);
                            INSERT INTO participant (id, conversation, role, joined, token)
                            VALUES ('p', 'c', 'owner', 0, '\(Digest(of: "token").hex)');
                            INSERT INTO picture (digest, bytes, mediaType, width, height, preview)
                            VALUES ('d', 'bytes', 'image/png', 1, 1, 'preview');
                            INSERT INTO conversationPicture VALUES ('i', 'c', 'd', 0, 5, 'Picture', '{}');
                            """)
                }
                try old.close()
            }
            let store = try ConversationStore(path: path)
            let access = ConversationAccess(conversation: "c", participant: "p", role: .owner)
            #expect(try await store.conversation(for: access).title == "Old")
            // A thumbnail is new: the preview stands in.
            #expect(try await store.content(.thumbnail, of: "i", in: "c").0 == Data("preview".utf8))
        }
    }

    @Test func filesThatCannotBeUsedAreClearErrors() async throws {
        try await Self.withFolder { folder in
            func failure(_ name: String) -> String? {
                do throws(ConversationStore.Failure) {
                    _ = try ConversationStore(path: folder.appending(path: name).path)
                    return nil
                } catch {
                    return error.description
                }
            }
            try Data("This is a letter, and no database at all. ".utf8).write(to: folder.appending(path: "letter"))
            #expect(failure("letter")?.contains("name another file") == true)
            #expect(try Data(contentsOf: folder.appending(path: "letter")).starts(with: Data("This is".utf8)))
            #expect(failure("no/such/folder.db")?.contains("No such file") == true)
            try FileManager.default.createDirectory(
                at: folder.appending(path: "folder"), withIntermediateDirectories: true)
            #expect(failure("folder")?.contains("cannot be written") == true)

            let newer = try DatabasePool(path: folder.appending(path: "newer.db").path)
            var migrator = ConversationStore.migrator
            migrator.registerMigration("99 later") { _ in }
            try migrator.migrate(newer)
            try newer.close()
            #expect(failure("newer.db")?.contains("newer version") == true)

            let held = try ConversationStore(path: folder.appending(path: "held.db").path)
            #expect(failure("held.db")?.contains("another server") == true)
            _ = held
        }
    }

    /// A full disk, as SQLite meets it: nothing of the request is kept, all that was acknowledged is, and it goes on when there
    /// is room again.
    @Test func aFullDiskLosesNothing() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let kept = try await ada.say("Kept")
            func bound(_ pages: Int) async throws {
                try await site.store.pool.writeWithoutTransaction { database in
                    _ = try Int.fetchOne(database, sql: "PRAGMA max_page_count = \(pages)")
                }
            }
            try await bound(1)
            var refused: Answer?
            for number in 0..<200 where refused == nil {
                let text = String(repeating: "\(number) ", count: 2000)
                let answer = try await ada.ask("POST", "/messages", #"{"kind": "text", "text": "\#(text)"}"#)
                if answer.status != 201 { refused = answer }
                if number > 40 { break }
            }
            let problem = try #require(refused)
            #expect(problem.status == 507 && problem.code == "storageFull")
            let before = try await ada.ask().object
            #expect(try await ada.ask("GET", "/messages/\(kept)").status == 200)
            try await bound(1_000_000)
            try await ada.say("Again")
            let after = try await ada.ask().object
            #expect((after["messageCount"] as? Int ?? 0) - (before["messageCount"] as? Int ?? 0) == 1)
            // The numbers have no gap.
            #expect((after["latestEvent"] as? Int ?? 0) - (before["latestEvent"] as? Int ?? 0) == 1)
        }
    }

    @Test func aFileThatBecomesReadOnlyIsAClearError() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let kept = try await ada.say("Kept")
            try await site.store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA query_only = ON") }
            let refused = try await ada.ask("POST", "/messages", #"{"kind": "text", "text": "a"}"#)
            #expect(refused.status == 507 && refused.code == "storageFull")
            #expect(try await ada.ask("GET", "/messages/\(kept)").status == 200)
        }
    }

    @Test func whatIsErasedIsInNoFile() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin(#"{"title": "TITLETOERASE", "name": "NAMETOERASE"}"#)
            let picture = try await ada.upload(ConversationSite.picture + Data("\n# PICTURETOERASE\n".utf8))
            let message = try await ada.send(
                #"{"kind": "attachment", "picture": "\#(picture)", "comment": "TEXTTOERASE"}"#)
            for text in ["TITLETOERASE", "NAMETOERASE", "PICTURETOERASE", "TEXTTOERASE"] {
                #expect(try site.stored.range(of: Data(text.utf8)) != nil, "\(text)")
            }
            let id = try #require(message["id"] as? String)
            #expect(try await ada.ask("DELETE", "/messages/\(id)").status == 204)
            for text in ["PICTURETOERASE", "TEXTTOERASE"] {
                #expect(try site.stored.range(of: Data(text.utf8)) == nil, "\(text)")
            }
            #expect(try await ada.ask("GET", "/pictures/\(picture)").status == 404)
            #expect(try await ada.ask("DELETE").status == 204)
            for text in ["TITLETOERASE", "NAMETOERASE"] {
                #expect(try site.stored.range(of: Data(text.utf8)) == nil, "\(text)")
            }
        }
    }

    @Test func anExpiredConversationIsErased() async throws {
        let clock = TestClock()
        try await ConversationSite.with(clock: clock) { site in
            let ends = clock.now.addingTimeInterval(100).formatted(.iso8601)
            let ada = try await site.begin(#"{"title": "TITLETOERASE", "expires": "\#(ends)"}"#)
            try await ada.say("TEXTTOERASE")
            clock.pass(101)
            #expect(try await ada.ask().status == 401)
            let result = try await site.store.eraseExpired()
            #expect(result.conversations == [ada.conversation] && !result.hasMore)
            for text in ["TITLETOERASE", "TEXTTOERASE"] { #expect(try site.stored.range(of: Data(text.utf8)) == nil) }
        }
    }
}
