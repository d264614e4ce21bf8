import Foundation
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(2))) struct EventStreamTests {
    /// What a stream told: number, kind and data.
    struct Told: Equatable {
        let number: Int?
        let kind: String
        let data: String
    }

    private static func events(in text: String) -> [Told] {
        let body = text.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
        // Chunked: lengths stand on lines of their own.
        let lines = body.split(separator: "\r\n").filter { $0.wholeMatch(of: /[0-9A-Fa-f]+/) == nil }.joined()
        return lines.components(separatedBy: "\n\n").compactMap { event in
            var fields: [String: String] = [:]
            for line in event.split(separator: "\n") {
                let parts = line.split(separator: ":", maxSplits: 1)
                if parts.count == 2 { fields[String(parts[0])] = parts[1].trimmingCharacters(in: .whitespaces) }
            }
            guard let kind = fields["event"], let data = fields["data"] else { return nil }
            return Told(number: fields["id"].flatMap { Int($0) }, kind: kind, data: data)
        }
    }

    private static func open(_ person: ConversationSite.Person, after: Int?, header: Bool = false) throws -> RawClient {
        let client = try RawClient(port: person.site.server.port)
        let query = header ? "" : after.map { "?after=\($0)" } ?? ""
        let last = header ? "Last-Event-ID: \(after ?? 0)\r\n" : ""
        client.send(
            "GET /v1/conversations/\(person.conversation)/events\(query) HTTP/1.1\r\nHost: a\r\n\(last)"
                + "Authorization: Bearer \(person.token)\r\n\r\n")
        return client
    }

    @Test func whatHappensIsToldAtOnce() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let client = try Self.open(ada, after: nil)
            let head = try await client.read(until: "retry")
            #expect(head.contains("200 OK") && head.contains("text/event-stream") && head.contains("no-store"))
            let start = ContinuousClock.now
            try await ada.say("Hello")
            let told = Self.events(in: "\r\n\r\n" + (try await client.read(until: "Hello")))
            #expect(ContinuousClock.now - start < .seconds(5))
            #expect(told.first?.kind == "message" && told.first?.number == 2)
        }
    }

    @Test func everythingIsToldOnceInOrder() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let ben = try await site.join(ada)
            let picked =
                #"{"kind": "message", "summaryText": "Party", "layout": {"type": "template", "caption": "Party"}, "#
                + #""event": {"title": "Party", "start": "2027-06-01"}}"#
            let invitation = try #require(try await ada.send(picked)["id"] as? String)
            _ = try await ben.ask("PUT", "/messages/\(invitation)/response", #"{"answer": "accepted"}"#)
            let gone = try await ben.say("ERASED")
            _ = try await ben.ask("DELETE", "/messages/\(gone)")
            _ = try await ada.ask("PATCH", "", #"{"title": "Fête"}"#)
            for header in [true, false] {
                let client = try Self.open(ada, after: 0, header: header)
                let told = Self.events(in: try await client.read(until: "Fête\""))
                #expect(told.map(\.number) == Array(1...7))
                #expect(
                    told.map(\.kind)
                        == ["participant", "participant", "message", "response", "message", "deleted", "conversation"])
                #expect(told[3].data == #"{"message":"\#(invitation)","participant":"\#(ben.id)","answer":"accepted"}"#)
                // What was erased is not told again.
                #expect(told[4].data == #"{"id":"\#(gone)","sequence":5,"isDeleted":true}"#)
            }
        }
    }

    /// A client that is cut off again and again, while others send, has everything once in the end.
    @Test func nothingIsLostOrDoubledWhenAClientIsCutOff() async throws {
        var limits = ConversationLimits()
        limits.messagesPerMinute = 1000
        try await ConversationSite.with(limits: limits) { site in
            let ada = try await site.begin()
            let sending = Task { for number in 0..<120 { try await ada.say("text \(number)") } }
            var told: [Told] = []
            while told.count < 120 {
                let client = try Self.open(ada, after: told.last?.number ?? 1)
                // Reads a little, and cuts in the middle of whatever comes.
                let text = try await client.read(until: "text \(min(119, told.count + 7))\"")
                client.cut()
                // An event counts once its empty line has come.
                let whole = text.components(separatedBy: "\n\n").dropLast().joined(separator: "\n\n") + "\n\n"
                told += Self.events(in: whole)
            }
            try await sending.value
            #expect(told.map(\.number) == Array(2...121))
        }
    }

    @Test func theStreamSaysWhenItIsOver() async throws {
        let clock = TestClock()
        try await ConversationSite.with(clock: clock) { site in
            let ada = try await site.begin()
            let ben = try await site.join(ada)
            let removed = try Self.open(ben, after: nil)
            _ = try await removed.read(until: "retry")
            _ = try await ada.ask("DELETE", "/participants/\(ben.id)")
            #expect(try await removed.read(until: "closed").contains("closed"))
            let deleted = try Self.open(ada, after: nil)
            _ = try await deleted.read(until: "retry")
            _ = try await ada.ask("DELETE")
            #expect(try await deleted.read(until: "}").contains(#"{"reason":"deleted"}"#))
            let eve = try await site.begin()
            let reset = try Self.open(eve, after: 99)
            #expect(try await reset.read(until: "}").contains(#"{"latestEvent":1}"#))
        }
    }

    @Test func streamsAreCountedAndForgotten() async throws {
        var limits = ConversationLimits()
        limits.streams = 2
        try await ConversationSite.with(limits: limits) { site in
            let ada = try await site.begin()
            let (one, two) = (try Self.open(ada, after: nil), try Self.open(ada, after: nil))
            _ = try await one.read(until: "retry")
            _ = try await two.read(until: "retry")
            let three = try Self.open(ada, after: 0)
            #expect(try await three.read(until: "\r\n0\r\n").contains("retry") == false)
            one.cut()
            // Its place is free once the server has seen it go.
            try await eventually {
                let next = try Self.open(ada, after: 0)
                return try await next.read(until: "\n\n").contains("retry")
            }
        }
    }

    @Test func theServerEndsWithStreamsOpen() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let client = try Self.open(ada, after: nil)
            _ = try await client.read(until: "retry")
            async let end: Void = site.server.endGracefully()
            #expect(try await client.read().contains("0\r\n"))
            await end
        }
    }

    @Test(arguments: ["x", "-1", "1e3", "99999999999999999999"])
    func numbersAreChecked(text: String) async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let answer = try await ada.ask("GET", "/events", headers: ["Last-Event-ID": text])
            #expect(answer.status == 400)
        }
    }
}
