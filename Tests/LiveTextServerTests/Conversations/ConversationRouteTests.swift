import Foundation
import Testing

@testable import LiveTextServer

struct ConversationRouteTests {
    @Test func withoutAFileThereAreNoConversations() async throws {
        try await TestServer.with { server in
            for path in ["/v1/conversations", "/c/abc", "/oembed", "/manifest.webmanifest"] {
                let answer = try await server.ask("POST", path)
                #expect(answer.status == 404)
            }
        }
    }

    @Test func aConversationIsMadeReadRenamedAndErased() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let first = try await ada.ask()
            let object = try first.object
            #expect(object["title"] as? String == "Concert" && object["created"] as? String == "2027-01-15T08:00:00Z")
            #expect(object["localParticipantIdentifier"] as? String == ada.id && object["latestEvent"] as? Int == 1)
            let tag = try #require(first.headers["etag"])
            #expect(try await ada.ask(headers: ["If-None-Match": tag]).status == 304)

            let renamed = try await ada.ask("PATCH", "", #"{"title": "Jazz"}"#, headers: ["If-Match": tag])
            #expect(try renamed.status == 200 && renamed.object["title"] as? String == "Jazz")
            // Another was faster.
            let late = try await ada.ask("PATCH", "", #"{"title": "Rock"}"#, headers: ["If-Match": tag])
            #expect(late.status == 412 && late.code == "changed")
            #expect(try await ada.ask("PATCH", "", #"{"title": null}"#).object["title"] == nil)

            #expect(try await ada.ask("DELETE").status == 204)
            #expect(try await ada.ask().status == 401)
        }
    }

    @Test func strangersGetNothing() async throws {
        try await ConversationSite.with { site in
            let (ada, eve) = (try await site.begin(), try await site.begin())
            let message = try await ada.say("Hello")
            let picture = try await ada.upload()
            for path in [
                "", "/messages", "/messages/\(message)", "/invitations", "/events", "/pictures/\(picture)",
                "/pictures/\(picture)/preview", "/pictures/\(picture)/analysis",
            ] {
                // A token of another conversation, none, and a forged one.
                let forged = ConversationSite.Person(
                    site: site, conversation: ada.conversation, id: ada.id, token: eve.token)
                #expect(try await forged.ask("GET", path).code == "unauthorized", "\(path)")
                let bare = try await site.server.ask("GET", "/v1/conversations/\(ada.conversation)\(path)")
                #expect(bare.status == 401 && bare.headers["www-authenticate"] == "Bearer")
            }
            // Nor does a token of one conversation reach into another by a message's or a picture's name.
            #expect(try await eve.ask("GET", "/messages/\(message)").status == 404)
            #expect(try await eve.ask("DELETE", "/messages/\(message)").status == 404)
            #expect(try await eve.ask("GET", "/pictures/\(picture)").status == 404)
            let stolen = #"{"kind": "attachment", "picture": "\#(picture)"}"#
            #expect(try await eve.ask("POST", "/messages", stolen).code == "invalidMessage")
        }
    }

    @Test(arguments: [
        "%2e%2e", "' OR 1=1 --", "x", String(repeating: "a", count: 23), "aaaaaaaaaaaaaaaaaaaaa%00",
        "%F0%9F%98%80",
    ])
    func forgedIdentifiersFindNothing(id: String) async throws {
        let escaped = id.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.union(["%"])) ?? ""
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            for path in [
                "/messages/\(escaped)", "/pictures/\(escaped)", "/participants/\(escaped)", "/invitations/\(escaped)",
            ] {
                let answer = try await ada.ask("DELETE", path)
                #expect([400, 404, 405].contains(answer.status), "\(path): \(answer.status)")
            }
            let answer = try await site.server.ask("GET", "/m/\(escaped)")
            #expect(answer.status == 404)
        }
    }

    @Test func rolesSayWhatPeopleMayDo() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let (ben, cleo) = (try await site.join(ada), try await site.join(ada, role: "reader", name: "Cleo"))
            let message = try await ada.say("Hello")
            let own = try await ben.say("Hi")
            let text = #"{"kind": "text", "text": "a"}"#
            for (person, method, path, json, status) in [
                (cleo, "GET", "/messages", nil, 200), (cleo, "POST", "/messages", text, 403),
                (ben, "POST", "/invitations", "{}", 403), (ben, "GET", "/invitations", nil, 403),
                (ben, "PATCH", "", "{}", 403), (ben, "DELETE", "", nil, 403),
                (ben, "DELETE", "/messages/\(message)", nil, 403), (ben, "DELETE", "/messages/\(own)", nil, 204),
                (ben, "DELETE", "/participants/\(cleo.id)", nil, 403),
                (ben, "PATCH", "/participants/\(ben.id)", #"{"role": "reader"}"#, 403),
                (ben, "PATCH", "/participants/\(cleo.id)", #"{"name": "Eve"}"#, 403),
                (ben, "PATCH", "/participants/\(ben.id)", #"{"name": "Benno"}"#, 200),
                (ada, "PATCH", "/participants/\(cleo.id)", #"{"role": "owner"}"#, 400),
                (ada, "PATCH", "/participants/\(cleo.id)", #"{"role": "writer"}"#, 200),
                (cleo, "POST", "/messages", text, 201),
                (ada, "PATCH", "/participants/\(ada.id)", #"{"role": "reader"}"#, 409),
                (ada, "DELETE", "/participants/\(ada.id)", nil, 409),
                (ada, "DELETE", "/participants/\(ben.id)", nil, 204),
                (ben, "GET", "/messages", nil, 401), (cleo, "DELETE", "/participants/\(cleo.id)", nil, 204),
                (cleo, "GET", "", nil, 401),
            ] as [(ConversationSite.Person, String, String, String?, Int)] {
                let answer = try await person.ask(method, path, json)
                #expect(answer.status == status, "\(method) \(path): \(answer.text)")
            }
            // Who has left is known by nothing but what they did.
            let people = try #require(try await ada.ask().object["participants"] as? [[String: Any]])
            let left = people.filter { $0["hasLeft"] as? Bool == true }
            #expect(left.count == 2 && left.allSatisfy { $0["name"] == nil })
        }
    }

    @Test func invitationsAreUsedUpWithdrawnAndTooOld() async throws {
        let clock = TestClock()
        try await ConversationSite.with(clock: clock) { site in
            let ada = try await site.begin()
            let once = try await ada.ask("POST", "/invitations", "{}").object
            let secret = try #require(once["secret"] as? String)
            #expect(once["url"] as? String == "http://127.0.0.1:\(site.server.port)/c/\(ada.conversation)#i=\(secret)")
            #expect(try await site.join(ada.conversation, secret: secret).status == 201)
            #expect(try await site.join(ada.conversation, secret: secret).code == "expired")

            let other = try await ada.ask("POST", "/invitations", #"{"uses": 2}"#).object
            let id = try #require(other["id"] as? String)
            let listed = try await ada.ask("GET", "/invitations")
            #expect(listed.text.contains(id) && !listed.text.contains("secret"))
            #expect(try await ada.ask("DELETE", "/invitations/\(id)").status == 204)
            #expect(try await site.join(ada.conversation, secret: other["secret"] as? String ?? "").status == 410)

            let third = try await ada.ask("POST", "/invitations", "{}").object
            // Not for another conversation.
            let eve = try await site.begin()
            let elsewhere = try await site.join(eve.conversation, secret: third["secret"] as? String ?? "")
            #expect(elsewhere.status == 410)
            clock.pass(7 * 86_400 + 1)
            #expect(try await site.join(ada.conversation, secret: third["secret"] as? String ?? "").status == 410)
        }
    }

    @Test func secretsAreNotInTheFile() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let secret = try await ada.ask("POST", "/invitations", "{}").object["secret"] as? String
            let stored = try site.stored
            #expect(stored.range(of: Data(ada.conversation.utf8)) != nil)
            for secret in [ada.token, try #require(secret)] { #expect(stored.range(of: Data(secret.utf8)) == nil) }
            // Its owner's alone.
            let attributes = try FileManager.default.attributesOfItem(atPath: site.file.path)
            #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        }
    }

    @Test func makingOneAsksForAKeyWhereThereAreKeys() async throws {
        let keys = FileManager.default.temporaryDirectory.appending(path: "keys-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: keys) }
        try Data("the-key\n".utf8).write(to: keys)
        try await ConversationSite.with({ $0.keys = try APIKeys(path: keys.path) }) { site in
            let headers = ["Content-Type": "application/json"]
            let refused = try await site.server.ask("POST", "/v1/conversations", headers, body: Data("{}".utf8))
            #expect(refused.status == 401)
            let made = try await site.server.ask(
                "POST", "/v1/conversations", headers.merging(["X-API-Key": "the-key"]) { first, _ in first },
                body: Data("{}".utf8))
            #expect(made.status == 201)
            // What follows asks for the token alone.
            #expect(try await site.person(made).ask().status == 200)
        }
    }

    @Test(arguments: [
        (#"{"title": "\#(String(repeating: "x", count: 201))"}"#, 400), (#"{"titel": "a"}"#, 400), ("[]", 400),
        (#"{"name": "a\u0000b"}"#, 400), (#"{"expires": "2020-01-01T00:00:00Z"}"#, 400), ("", 400),
        (String(repeating: " ", count: 70_000), 413), (#"{"title": "<script>alert(1)</script>"}"#, 201),
    ])
    func bodiesAreChecked(json: String, status: Int) async throws {
        try await ConversationSite.with { site in
            let answer = try await site.server.ask(
                "POST", "/v1/conversations", ["Content-Type": "application/json"], body: Data(json.utf8))
            #expect(answer.status == status, "\(answer.text)")
        }
    }

    /// A form of another page is not taken: browsers send JSON elsewhere only where they are allowed to.
    @Test func otherMediaTypesAreRefused() async throws {
        try await ConversationSite.with { site in
            for type in ["text/plain", "application/x-www-form-urlencoded"] {
                let answer = try await site.server.ask(
                    "POST", "/v1/conversations", ["Content-Type": type], body: Data("{}".utf8))
                #expect(answer.status == 415)
            }
        }
    }

    @Test func limitsHold() async throws {
        var limits = ConversationLimits()
        (limits.conversations, limits.participants, limits.messages, limits.invitations) = (2, 2, 2, 3)
        try await ConversationSite.with(limits: limits) { site in
            let ada = try await site.begin()
            _ = try await site.begin()
            let third = try await site.server.ask(
                "POST", "/v1/conversations", ["Content-Type": "application/json"], body: Data("{}".utf8))
            #expect(third.status == 413 && third.code == "tooMany")
            _ = try await site.join(ada)
            let secret = try await ada.ask("POST", "/invitations", "{}").object["secret"] as? String ?? ""
            #expect(try await site.join(ada.conversation, secret: secret).code == "tooMany")
            for _ in 0..<2 { try await ada.say("a") }
            #expect(try await ada.ask("POST", "/messages", #"{"kind": "text", "text": "a"}"#).code == "tooMany")
            _ = try await ada.ask("POST", "/invitations", "{}")
            _ = try await ada.ask("POST", "/invitations", "{}")
            #expect(try await ada.ask("POST", "/invitations", "{}").code == "tooMany")
        }
    }

    @Test func nothingThatIsSaidIsLogged() async throws {
        let log = RecordedLog()
        try await ConversationSite.with(log: log) { site in
            let ada = try await site.begin(#"{"title": "SECRETTITLE", "name": "SECRETNAME"}"#)
            try await ada.say("SECRETTEXT")
            _ = try await ada.ask("GET", "/messages?before=SECRETQUERY")
            let lines = log.lines.joined(separator: "\n")
            #expect(lines.contains("/v1/conversations/{conversation}/messages"))
            for secret in ["SECRET", ada.token, ada.conversation, ada.id] { #expect(!lines.contains(secret)) }
        }
    }
}
