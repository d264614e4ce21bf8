import Foundation
import Testing

@testable import LiveTextServer

struct MessageRouteTests {
    private static func live(_ summary: String, session: String? = nil, rest: String = "") -> String {
        let session = session.map { #""session": "\#($0)", "# } ?? ""
        return #"{"kind": "message", \#(session)"summaryText": "\#(summary)", "#
            + #""layout": {"type": "live", "app": "event", "alternate": {"caption": "\#(summary)"}}\#(rest)}"#
    }

    private static let event = #", "event": {"title": "Concert", "start": "2027-12-24T19:30:00Z"}"#

    @Test func aMessageIsKeptAndToldAsItWasSent() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let sent = try await ada.ask("POST", "/messages", Self.live("Concert", rest: #", "url": "?a=b""#))
            #expect(sent.status == 201)
            let object = try sent.object
            let id = try #require(object["id"] as? String)
            #expect(sent.headers["location"] == "/v1/conversations/\(ada.conversation)/messages/\(id)")
            #expect(object["senderParticipantIdentifier"] as? String == ada.id && object["sequence"] as? Int == 2)
            #expect(object["isPending"] as? Bool == false && object["isReplaced"] as? Bool == false)
            #expect(object["page"] as? String == "http://127.0.0.1:\(site.server.port)/m/\(id)")
            let layout = try #require(object["layout"] as? [String: Any])
            #expect((layout["alternate"] as? [String: Any])?["caption"] as? String == "Concert")
            let read = try await ada.ask("GET", "/messages/\(id)")
            #expect(read.body == sent.body)
            let tag = try #require(read.headers["etag"])
            #expect(try await ada.ask("GET", "/messages/\(id)", headers: ["If-None-Match": tag]).status == 304)
        }
    }

    @Test func theSameKeyIsTheSameMessage() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let ben = try await site.join(ada)
            let first = try await ada.say("Hello", key: "key-1")
            let again = try await ada.ask(
                "POST", "/messages", #"{"kind": "text", "text": "Hello"}"#, headers: ["Idempotency-Key": "key-1"])
            #expect(try again.status == 200 && again.object["id"] as? String == first)
            // Another's key is another key.
            #expect(try await ben.say("Hello", key: "key-1") != first)
            let bad = try await ada.ask("POST", "/messages", "{}", headers: ["Idempotency-Key": "a b"])
            #expect(bad.status == 400)
            // At once, as clients do that hear nothing.
            let ids = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<8 { group.addTask { try await ada.say("At once", key: "key-2") } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(ids.count == 1)
            #expect(try await ada.ask().object["messageCount"] as? Int == 3)
        }
    }

    @Test func pagesComeInOrder() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            for number in 1...7 { try await ada.say("\(number)") }
            func texts(_ query: String) async throws -> (texts: [String], hasMore: Bool, first: Int) {
                let object = try await ada.ask("GET", "/messages?" + query).object
                let messages = try #require(object["messages"] as? [[String: Any]])
                return (
                    messages.compactMap { $0["text"] as? String }, object["hasMore"] as? Bool == true,
                    messages.first?["sequence"] as? Int ?? 0
                )
            }
            let last = try await texts("limit=3")
            #expect(last.texts == ["5", "6", "7"] && last.hasMore)
            let before = try await texts("limit=3&before=\(last.first)")
            #expect(before.texts == ["2", "3", "4"] && before.hasMore)
            let start = try await texts("limit=3&before=\(before.first)")
            #expect(start.texts == ["1"] && !start.hasMore)
            let after = try await texts("limit=2&after=\(before.first)")
            #expect(after.texts == ["3", "4"] && after.hasMore)
            for query in [
                "limit=0", "limit=201", "limit=x", "before=-1", "after=99999999999999999999", "before=1&after=1",
            ] {
                #expect(try await ada.ask("GET", "/messages?" + query).code == "invalidRequest", "\(query)")
            }
        }
    }

    /// What stands for a text in lists is one short line, whatever is in it.
    @Test(arguments: [
        (#"\u0000"#, ""), (#"a\u0000b\u0085c"#, "a b c"), (#" One\n\ttwo  "#, "One two"),
        ("a" + String(repeating: "\u{301}", count: 4000), "…"),
        (String(repeating: "👩‍👩‍👧‍👦", count: 800), String(repeating: "👩‍👩‍👧‍👦", count: 18) + "…"),
    ])
    func aTextIsSummedUp(text: String, summary: String) async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let sent = try await ada.send(#"{"kind": "text", "text": "\#(text)"}"#)
            #expect(sent["summaryText"] as? String == summary)
            let listed = try #require(try await ada.ask("GET", "/messages").object["messages"] as? [[String: Any]])
            #expect(listed.count == 1)
        }
    }

    /// Behaviours 14 and 15: an update takes the place, and the summary of what was there stays.
    @Test func aSessionHasOneBubbleAndLeavesSummaries() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let ben = try await site.join(ada)
            let picture = try await ada.upload()
            let first = try await ada.send(
                Self.live("At seven", session: "s", rest: Self.event).replacing(
                    #""caption""#, with: #""image": "\#(picture)", "caption""#))
            let id = try #require(first["id"] as? String)
            _ = try await ben.ask("PUT", "/messages/\(id)/response", #"{"answer": "accepted"}"#)
            // Anybody may go on with a session, as in a game; the answers go along while the time stays.
            let second = try await ben.send(Self.live("At seven, room 5", session: "s", rest: Self.event))
            #expect(second["replaces"] as? String == id)
            #expect((second["responses"] as? [String: String]) == [ben.id: "accepted"])
            let old = try await ada.ask("GET", "/messages/\(id)").object
            #expect(old["isReplaced"] as? Bool == true && old["summaryText"] as? String == "At seven")
            #expect(old["layout"] == nil && old["event"] == nil && (old["responses"] as? [String: String]) == [:])
            let moved = Self.event.replacing("19:30", with: "20:30")
            let third = try await ada.send(Self.live("At eight", session: "s", rest: moved))
            #expect((third["responses"] as? [String: String]) == [:])
            let listed = try #require(try await ada.ask("GET", "/messages").object["messages"] as? [[String: Any]])
            #expect(listed.map { $0["isReplaced"] as? Bool } == [true, true, false])
        }
    }

    /// Behaviour 16: an answer is seen by sender and receiver.
    @Test func answersAreKeptAndTakenBack() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let ben = try await site.join(ada, role: "reader")
            let id = try #require(try await ada.send(Self.live("Concert", rest: Self.event))["id"] as? String)
            func answer(_ json: String) async throws -> Answer {
                try await ben.ask("PUT", "/messages/\(id)/response", json)
            }
            for word in ["accepted", "tentative", "declined"] {
                #expect(try await answer(#"{"answer": "\#(word)"}"#).status == 200)
                let seen = try await ada.ask("GET", "/messages/\(id)").object
                #expect((seen["responses"] as? [String: String]) == [ben.id: word])
            }
            let back = try await answer(#"{"answer": null}"#).object
            #expect((back["responses"] as? [String: String]) == [:])
            #expect(try await answer(#"{"answer": "maybe"}"#).status == 400)
            #expect(try await answer("{}").status == 400)
            let text = try await ada.say("Hello")
            let wrong = try await ben.ask("PUT", "/messages/\(text)/response", #"{"answer": "accepted"}"#)
            #expect(wrong.status == 409)
        }
    }

    @Test func messagesExpire() async throws {
        let clock = TestClock()
        try await ConversationSite.with(clock: clock) { site in
            let ada = try await site.begin()
            let soon = clock.now.addingTimeInterval(60).formatted(.iso8601)
            let sent = try await ada.send(#"{"kind": "text", "text": "SOONGONE", "expires": "\#(soon)"}"#)
            let id = try #require(sent["id"] as? String)
            #expect(sent["shouldExpire"] as? Bool == true)
            let late = try await ada.ask(
                "POST", "/messages", #"{"kind": "text", "text": "a", "expires": "2020-01-01T00:00:00Z"}"#)
            #expect(late.code == "invalidMessage")
            clock.pass(61)
            #expect(try await ada.ask("GET", "/messages/\(id)").status == 404)
            #expect(try await ada.ask("GET", "/messages").text.contains("SOONGONE") == false)
            #expect(try await site.server.ask("GET", "/m/\(id)").status == 404)
            #expect(try await ada.ask("DELETE", "/messages/\(id)").status == 404)
            _ = try await site.store.eraseExpired()
            #expect(try site.stored.range(of: Data("SOONGONE".utf8)) == nil)
        }
    }

    /// The summary that an update leaves is there no longer than the message was to be, nor can what is over be answered.
    @Test func whatWasReplacedExpires() async throws {
        let clock = TestClock()
        try await ConversationSite.with(clock: clock) { site in
            let ada = try await site.begin()
            let soon = clock.now.addingTimeInterval(60).formatted(.iso8601)
            let rest = Self.event + #", "expires": "\#(soon)""#
            let first = try await ada.send(Self.live("SOONGONE", session: "s", rest: rest))
            let id = try #require(first["id"] as? String)
            _ = try await ada.send(Self.live("Stays", session: "s", rest: Self.event))
            let old = try await ada.ask("GET", "/messages/\(id)").object
            #expect(old["isReplaced"] as? Bool == true && old["shouldExpire"] as? Bool == true)
            let other = try #require(try await ada.send(Self.live("Other", rest: rest))["id"] as? String)
            clock.pass(61)
            #expect(try await ada.ask("GET", "/messages/\(id)").status == 404)
            let late = try await ada.ask("PUT", "/messages/\(other)/response", #"{"answer": "accepted"}"#)
            #expect(late.status == 404)
            _ = try await site.store.eraseExpired()
            #expect(try site.stored.range(of: Data("SOONGONE".utf8)) == nil)
            let listed = try #require(try await ada.ask("GET", "/messages").object["messages"] as? [[String: Any]])
            #expect(listed.map { $0["summaryText"] as? String } == ["Stays"])
        }
    }

    @Test func aParticipantIsNotTooFast() async throws {
        var limits = ConversationLimits()
        limits.messagesPerMinute = 3
        let clock = TestClock()
        try await ConversationSite.with(limits: limits, clock: clock) { site in
            let ada = try await site.begin()
            for _ in 0..<3 { try await ada.say("a") }
            let refused = try await ada.ask("POST", "/messages", #"{"kind": "text", "text": "a"}"#)
            #expect(refused.status == 429 && refused.code == "tooFast" && refused.headers["retry-after"] == "60")
            clock.pass(60)
            try await ada.say("a")
        }
    }

    @Test func hugeMessagesAreRefused() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let caption = String(repeating: "x", count: 5_000_000)
            let huge = try await ada.ask("POST", "/messages", Self.live(caption))
            #expect(huge.status == 413 && huge.code == "bodyTooLarge")
            let long = try await ada.ask("POST", "/messages", Self.live(String(repeating: "x", count: 1001)))
            #expect(long.status == 400 && long.code == "invalidMessage")
            #expect(try await ada.ask().object["messageCount"] as? Int == 0)
        }
    }
}
