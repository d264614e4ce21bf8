import Foundation
import GRDB
import Testing

@testable import LiveTextServer

struct ConversationStoreTests {
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

    /// An update leaves the summary of what was there, and nothing else of it in any file.
    @Test func whatWasReplacedIsInNoFile() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            func picture(_ text: String) async throws -> String {
                try await ada.upload(ConversationSite.picture + Data("\n# \(text)\n".utf8))
            }
            let (replaced, shared) = (try await picture("PICTURETOERASE"), try await picture("PICTURETOKEEP"))
            for (text, image) in [("TEXTTOERASE", replaced), ("TEXTTOERASE", shared), ("Later", shared)] {
                _ = try await ada.send(
                    """
                    {"kind": "message", "session": "s", "summaryText": "Summary of \(text)",
                    "layout": {"type": "template", "caption": "CAPTION \(text)", "image": "\(image)"}}
                    """)
            }
            #expect(try site.stored.range(of: Data("PICTURETOERASE".utf8)) == nil)
            #expect(try await ada.ask("GET", "/pictures/\(replaced)").status == 404)
            #expect(try await ada.ask("GET", "/pictures/\(shared)").status == 200)
            #expect(try site.stored.range(of: Data("Summary of TEXTTOERASE".utf8)) != nil)
            #expect(try site.stored.range(of: Data("CAPTION TEXTTOERASE".utf8)) == nil)
            #expect(try site.stored.range(of: Data("CAPTION Later".utf8)) != nil)
        }
    }

    /// What a conversation and its people were called before is forgotten with the next look for what is over.
    @Test func formerNamesAreInNoFile() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin(#"{"title": "TITLETOERASE", "name": "NAMETOERASE"}"#)
            let participant = try #require(try await ada.ask().object["localParticipantIdentifier"] as? String)
            _ = try await site.store.eraseExpired()
            #expect(try await ada.ask("PATCH", "", #"{"title": "Later"}"#).status == 200)
            let renamed = try await ada.ask("PATCH", "/participants/\(participant)", #"{"name": "Grace"}"#)
            #expect(renamed.status == 200)
            _ = try await site.store.eraseExpired()
            for text in ["TITLETOERASE", "NAMETOERASE"] {
                #expect(try site.stored.range(of: Data(text.utf8)) == nil, "\(text)")
            }
        }
    }

    /// Whoever copies the file meanwhile holds the log; it is emptied once they have done.
    @Test func whatAReaderHoldsIsForgottenLater() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let message = try await ada.say("TEXTTOERASE")
            var configuration = Configuration()
            configuration.allowsUnsafeTransactions = true
            let copier = try DatabaseQueue(path: site.file.path, configuration: configuration)
            try await copier.writeWithoutTransaction { database in
                try database.execute(sql: "BEGIN")
                _ = try Int.fetchOne(database, sql: "SELECT count(*) FROM message")
            }
            #expect(try await ada.ask("DELETE", "/messages/\(message)").status == 204)
            #expect(try site.stored.range(of: Data("TEXTTOERASE".utf8)) != nil)
            // Others go on.
            try await ada.say("Still here")
            try await copier.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
            _ = try await site.store.eraseExpired()
            #expect(try site.stored.range(of: Data("TEXTTOERASE".utf8)) == nil)
        }
    }

    /// What is written to a file without a name is lost when the server ends: nothing is acknowledged that will not be there.
    @Test func aFileThatIsMovedAwayTakesNothing() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let kept = try await ada.say("Kept")
            let elsewhere = site.file.appendingPathExtension("moved")
            try FileManager.default.moveItem(at: site.file, to: elsewhere)
            for _ in 0..<2 {
                let refused = try await ada.ask("POST", "/messages", #"{"kind": "text", "text": "a"}"#)
                #expect(refused.status == 507 && refused.code == "storageFull")
                // Another file in its place is not the one.
                FileManager.default.createFile(atPath: site.file.path, contents: nil)
            }
            #expect(try await ada.ask("GET", "/messages/\(kept)").status == 200)
            try FileManager.default.removeItem(at: site.file)
            try FileManager.default.moveItem(at: elsewhere, to: site.file)
            try await ada.say("Again")
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
