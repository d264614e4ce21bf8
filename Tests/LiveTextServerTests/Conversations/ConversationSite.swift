import Foundation
import Testing

@testable import LiveTextServer

/// A server that keeps conversations in a file of its own, and what tests ask it.
struct ConversationSite: Sendable {
    let server: TestServer
    let store: ConversationStore
    let file: URL

    /// Somebody in a conversation.
    struct Person: Sendable {
        let site: ConversationSite
        let conversation: String
        let id: String
        let token: String

        func ask(
            _ method: String = "GET", _ path: String = "", _ json: String? = nil, headers: [String: String] = [:]
        ) async throws -> Answer {
            var headers = headers
            headers["Authorization"] = "Bearer " + token
            if json != nil { headers["Content-Type"] = "application/json" }
            return try await site.server.ask(
                method, "/v1/conversations/\(conversation)\(path)", headers, body: json.map { Data($0.utf8) })
        }

        /// Sends a text.
        ///
        /// - Returns: The message's identifier.
        @discardableResult
        func say(_ text: String, key: String? = nil) async throws -> String {
            let headers = key.map { ["Idempotency-Key": $0] } ?? [:]
            let answer = try await ask("POST", "/messages", #"{"kind": "text", "text": "\#(text)"}"#, headers: headers)
            return try #require(try answer.object["id"] as? String, "\(answer.text)")
        }

        func send(_ json: String) async throws -> [String: Any] {
            let answer = try await ask("POST", "/messages", json)
            #expect(answer.status == 201, "\(answer.text)")
            return try answer.object
        }

        func upload(_ picture: Data = ConversationSite.picture) async throws -> String {
            let answer = try await site.server.ask(
                "POST", "/v1/conversations/\(conversation)/pictures",
                ["Authorization": "Bearer " + token, "Content-Type": "image/x-portable-anymap"], body: picture)
            #expect([200, 201].contains(answer.status), "\(answer.text)")
            return try #require(try answer.object["id"] as? String)
        }
    }

    /// A picture of 8 × 4 pixels.
    static let picture = Data("P1\n8 4\n0 0 0 0 0 0 0 0\n0 1 1 0 0 1 0 0\n0 0 1 0 0 0 0 0\n0 0 0 0 0 0 0 0\n".utf8)
    static let analysis = #"{"width":8,"height":4,"transcript":"","blocks":[],"lines":[],"codes":[],"data":[]}"#

    /// Runs a server with an empty file, or the one that is prepared.
    static func with(
        limits: ConversationLimits = ConversationLimits(), clock: TestClock = TestClock(),
        preparing prepare: (URL) throws -> Void = { _ in },
        _ change: @escaping @Sendable (inout ServerSettings) throws -> Void = { _ in },
        log: RecordedLog = RecordedLog(),
        _ body: @escaping @Sendable (ConversationSite) async throws -> Void
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "conversations-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "conversations.db")
        try prepare(file)
        let store = try ConversationStore(path: file.path, limits: limits, now: { clock.now })
        try await TestServer.with(FakeReader { _, _ in Array(analysis.utf8) }, log: log) { settings in
            settings.conversations = store
            try change(&settings)
        } _: { server in
            try await body(ConversationSite(server: server, store: store, file: file))
        }
    }

    /// Somebody makes a conversation.
    func begin(_ json: String = #"{"title": "Concert", "name": "Ada"}"#) async throws -> Person {
        let answer = try await server.ask(
            "POST", "/v1/conversations", ["Content-Type": "application/json"], body: Data(json.utf8))
        #expect(answer.status == 201, "\(answer.text)")
        return try person(answer)
    }

    /// Somebody joins.
    func join(_ owner: Person, role: String = "writer", name: String = "Ben") async throws -> Person {
        let invitation = try await owner.ask("POST", "/invitations", #"{"role": "\#(role)"}"#).object
        let secret = try #require(invitation["secret"] as? String)
        return try person(try await join(owner.conversation, secret: secret, name: name))
    }

    func join(_ conversation: String, secret: String, name: String = "Ben") async throws -> Answer {
        try await server.ask(
            "POST", "/v1/conversations/\(conversation)/participants", ["Content-Type": "application/json"],
            body: Data(#"{"invitation": "\#(secret)", "name": "\#(name)"}"#.utf8))
    }

    func person(_ answer: Answer) throws -> Person {
        let object = try answer.object
        let conversation = try #require((object["conversation"] as? [String: Any])?["id"] as? String, "\(answer.text)")
        let participant = try #require((object["participant"] as? [String: Any])?["id"] as? String)
        return Person(
            site: self, conversation: conversation, id: participant, token: try #require(object["token"] as? String))
    }

    /// All bytes of the file and of what lies beside it.
    var stored: Data {
        get throws {
            let folder = file.deletingLastPathComponent()
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
                .sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }.reduce(Data(), +)
        }
    }
}
