import Foundation
import LiveMessages
import Synchronization
import Testing

/// What is asked of a server, and what comes of answers that no server of ours gives. Sending to a real one is what the tool's tests do.
struct ConversationSenderTests {
    /// Answers as it was told, and writes down what it was asked.
    private final class Wire: ConversationTransport {
        private let answers: Mutex<[ConversationAnswer?]>
        private let heard = Mutex<[ConversationRequest]>([])

        init(_ answers: [(Int, String)?]) {
            self.answers = Mutex(answers.map { $0.map { ConversationAnswer(status: $0.0, body: Array($0.1.utf8)) } })
        }

        var requests: [ConversationRequest] { heard.withLock { $0 } }

        func answer(to request: ConversationRequest) async throws -> ConversationAnswer {
            heard.withLock { $0.append(request) }
            let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            guard let answer else { throw CocoaError(.fileReadUnknown) }
            return answer
        }
    }

    private static let entered = #"{"conversation": {"id": "C", "title": null}, "participant": {}, "token": "T"}"#
    private static let picture = #"{"id": "P", "summaryText": "Poster: Thu 24 Dec", "analysis": {}}"#
    private static let sent = #"{"id": "M", "page": "https://a/m/M"}"#

    private static func link(_ text: String) throws -> ConversationLink { try ConversationLink(text) }

    private static func object(_ request: ConversationRequest) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(request.body)) as? [String: Any])
    }

    @Test func aPictureIsUploadedAndSentAsALiveMessage() async throws {
        let wire = Wire([(201, Self.picture), (201, Self.sent)])
        let sender = ConversationSender(to: try Self.link("https://a/x/c/C#t=T"), over: wire)
        let shared = try await sender.share(
            picture: [1, 2, 3], comment: "Look", preview: .full, language: "de&x=1\r\n")
        #expect(shared.page == "https://a/m/M" && shared.conversation == sender.link)
        let requests = wire.requests
        #expect(
            requests.map(\.url) == [
                "https://a/x/v1/conversations/C/pictures?language=dex1", "https://a/x/v1/conversations/C/messages",
            ])
        #expect(requests[0].body == [1, 2, 3])
        #expect(requests.allSatisfy { $0.headers["Authorization"] == "Bearer T" })
        // What was made is what a server takes.
        let draft = try MessageDraft(json: requests[1].body)
        #expect(draft.url?.description == "?picture=P" && draft.comment == "Look" && draft.preview == .full)
        #expect(draft.summaryText == "Poster: Thu 24 Dec" && draft.pictures == ["P"])
        guard case .live(let layout) = draft.layout else { throw CocoaError(.coderInvalidValue) }
        #expect(layout.app == .picture && layout.alternate.caption == "Poster: Thu 24 Dec")
    }

    @Test func withAnInvitationOneJoinsFirst() async throws {
        let wire = Wire([(201, Self.entered), (201, Self.sent)])
        let sender = ConversationSender(to: try Self.link("https://a/c/C#i=S"), name: "Ben", over: wire)
        var draft = MessageDraft(kind: .text)
        draft.text = "Hello"
        #expect(try await sender.send(draft).conversation.description == "https://a/c/C#t=T")
        #expect(wire.requests[0].url == "https://a/v1/conversations/C/participants")
        #expect(wire.requests[0].headers["Authorization"] == nil)
        #expect(try Self.object(wire.requests[0]) as? [String: String] == ["invitation": "S", "name": "Ben"])
        #expect(try Self.object(wire.requests[1])["text"] as? String == "Hello")
    }

    /// A connection that was cut says nothing of whether the message is there.
    @Test func whatGetsNoAnswerIsSentAgainAsTheSameMessage() async throws {
        let wire = Wire([nil, (200, Self.sent)])
        let sender = ConversationSender(to: try Self.link("https://a/c/C#t=T"), over: wire)
        var draft = MessageDraft(kind: .text)
        draft.text = "Hello"
        #expect(try await sender.send(draft).page == "https://a/m/M")
        let keys = wire.requests.map { $0.headers["Idempotency-Key"] }
        #expect(keys.count == 2 && keys[0] != nil && keys[0] == keys[1])
        // Another conversation each time would be one too many.
        let other = Wire([nil, (201, Self.entered)])
        let new = ConversationSender(to: try Self.link("https://a/c/new"), over: other)
        await #expect(throws: MessageError.self) { try await new.send(draft) }
        #expect(other.requests.count == 1)
    }

    @Test(arguments: [
        (
            403, #"{"title": "Forbidden", "detail": "Readers \u001b[31mmay\u0007 not do this."}"#,
            "Readers [31mmay not do this."
        ),
        (500, "", "status 500"), (302, "{}", "status 302"), (401, "[[[[", "status 401"),
        (201, "{}", "cannot be understood"), (201, "<html>", "cannot be understood"), (200, "", "cannot be understood"),
        (201, #"{"page": "javascript:alert(1)"}"#, "cannot be understood"),
        (201, #"{"page": "https://a/\u001b[31m"}"#, "cannot be understood"),
        (201, String(repeating: "[", count: 100_000), "cannot be understood"),
    ])
    func strangeAnswersAreErrors(status: Int, body: String, reason: String) async throws {
        let sender = ConversationSender(to: try Self.link("https://a/c/C#t=T"), over: Wire([(status, body)]))
        var draft = MessageDraft(kind: .text)
        draft.text = "Hello"
        let error = await #expect(throws: MessageError.self) { try await sender.send(draft) }
        #expect(error?.code == .deliveryFailed)
        #expect(error?.message.contains(reason) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["../../x", "", "P?x", "P\r\nX: y"])
    func strangeIdentifiersAreErrors(id: String) async throws {
        let text = String(
            decoding: try JSONSerialization.data(withJSONObject: ["id": id, "summaryText": "a"]), as: UTF8.self)
        let wire = Wire([(201, text), (201, Self.sent)])
        let sender = ConversationSender(to: try Self.link("https://a/c/C#t=T"), over: wire)
        await #expect(throws: MessageError.self) { try await sender.share(picture: [1]) }
        #expect(wire.requests.count == 1)
    }
}
