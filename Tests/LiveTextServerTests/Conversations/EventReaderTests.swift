import Foundation
import LiveMessages
import NIOCore
import Testing

@testable import LiveTextServer

/// What 200 streams tell is read once, and never what is not so any more.
struct EventReaderTests {
    private struct Place {
        let clock = TestClock()
        let store: ConversationStore
        let hub = ConversationHub(limit: 1000, patience: .seconds(30))
        let reader: EventReader
        let owner: ConversationAccess
        let listener: ConversationListener

        init(in folder: URL) async throws {
            let path = folder.appending(path: "a.db").path
            store = try ConversationStore(path: path, now: { [clock] in clock.now })
            reader = EventReader(store: store, hub: hub)
            let made = try await store.makeConversation(title: nil, name: "Ada", expires: nil)
            owner = ConversationAccess(
                conversation: made.conversation.id, participant: made.participant.id, role: .owner)
            listener = ConversationListener(to: owner.conversation) {}
            try hub.add(listener, atMost: 10)
        }

        static func with(_ body: (Place) async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "events-" + UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try await body(try await Place(in: folder))
        }

        func say(_ text: String, expires: Date? = nil) async throws {
            var draft = MessageDraft(kind: .text)
            (draft.text, draft.expires) = (text, expires)
            _ = try await store.send(draft, by: owner, idempotencyKey: nil)
            hub.ring(owner.conversation)
        }

        func batch(after last: Int, host: String = "a", in conversation: String? = nil) async throws -> EventBatch {
            try await reader.batch(
                after: last, in: conversation ?? owner.conversation, links: PageLinks(publicURL: nil, authority: host))
        }

        /// What the owner is told.
        func text(after last: Int, host: String = "a") async throws -> String {
            guard
                case .events(let buffer, _, _) = try await batch(after: last, host: host).content(
                    for: owner.participant)
            else { return "" }
            return String(buffer: buffer)
        }
    }

    @Test func twoHundredStreamsAtOnePlaceAreOneReading() async throws {
        try await Place.with { place in
            try await place.say("Hello")
            let before = await place.reader.count
            let texts = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<200 { group.addTask { try await place.text(after: 1) } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(texts.count == 1 && texts.first?.contains("id: 2\nevent: message\n") == true)
            #expect(await place.reader.count == before + 1)
        }
    }

    @Test func whatHappenedSinceIsRead() async throws {
        try await Place.with { place in
            try await place.say("one")
            #expect(try await !place.text(after: 1).contains("two"))
            try await place.say("two")
            #expect(try await place.text(after: 1).contains("two"))
            #expect(try await place.text(after: 2).contains("two"))
            #expect(try await place.text(after: 3).isEmpty)
        }
    }

    @Test func whatIsOverIsNotTold() async throws {
        try await Place.with { place in
            try await place.say("SHORT", expires: place.clock.now.addingTimeInterval(60))
            #expect(try await place.text(after: 1).contains("SHORT"))
            place.clock.pass(61)
            #expect(try await !place.text(after: 1).contains("SHORT"))
        }
    }

    /// A link leads to the host that its client asked.
    @Test func everyHostHasItsOwnLinks() async throws {
        try await Place.with { place in
            try await place.say("Hello")
            #expect(try await place.text(after: 1, host: "one.example").contains("http://one.example/m/"))
            #expect(try await place.text(after: 1, host: "two.example").contains("http://two.example/m/"))
        }
    }

    @Test func oneIsToldThatItIsOverAndOthersAreNot() async throws {
        try await Place.with { place in
            let batch = try await place.batch(after: 0)
            #expect(batch.content(for: "somebody") == .closed(reason: "removed"))
            #expect(batch.content(for: place.owner.participant) != .closed(reason: "removed"))
            let unknown = try await place.batch(after: 0, in: String(repeating: "a", count: 22))
            #expect(unknown.content(for: place.owner.participant) == .closed(reason: "deleted"))
            #expect(try await place.batch(after: 99).content(for: place.owner.participant) == .reset(latestEvent: 1))
        }
    }

    /// A conversation of long messages is told in parts, so that its streams together take little memory.
    @Test func longMessagesComeInParts() async throws {
        try await Place.with { place in
            for number in 0..<60 { try await place.say("\(number) " + String(repeating: "x", count: 9000)) }
            var (last, isWhole, parts, text) = (1, false, 0, "")
            while !isWhole {
                guard
                    case .events(let buffer, let number, let hasMore) = try await place.batch(after: last)
                        .content(for: place.owner.participant)
                else { break }
                #expect(buffer.readableBytes < 250_000)
                (last, isWhole, parts, text) = (number, !hasMore, parts + 1, text + String(buffer: buffer))
            }
            #expect(parts > 2 && last == 61)
            #expect(text.components(separatedBy: "event: message").count == 61)
        }
    }

    /// Clients that come back after a cut are at many places.
    @Test func readingsOfManyPlacesAreForgotten() async throws {
        try await Place.with { place in
            for number in 0..<100 { try await place.say("\(number)") }
            for last in 1..<101 { #expect(try await place.text(after: last).contains("\"99\"")) }
            #expect(await place.reader.count >= 100)
        }
    }
}
