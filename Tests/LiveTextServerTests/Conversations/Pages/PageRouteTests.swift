import Foundation
import Testing

@testable import LiveTextServer

/// What people get who have no token.
struct PageRouteTests {
    private static func message(_ preview: String, picture: String? = nil, rest: String = "") -> String {
        let image = picture.map { #", "image": "\#($0)""# } ?? ""
        return #"{"kind": "message", "summaryText": "Poster", "preview": "\#(preview)", "#
            + #""layout": {"type": "live", "app": "picture", "alternate": {"caption": "Concert"\#(image)}}\#(rest)}"#
    }

    private static let event =
        #", "event": {"title": "Concert", "start": "2027-12-24T19:30:00", "timeZone": "Europe/Berlin"}"#

    @Test func aPageIsForEverybodyAndForNoSearchEngine() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let picture = try await ada.upload()
            let id = try #require(try await ada.send(Self.message("full", picture: picture))["id"] as? String)
            let page = try await site.server.ask("GET", "/m/\(id)", ["Accept-Language": "de, en;q=0.5"])
            #expect(page.status == 200 && page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.text.contains("<html lang=\"de\"") && page.headers["vary"] == "Accept-Language")
            #expect(page.headers["x-robots-tag"] == "noindex")
            let policy = try #require(page.headers["content-security-policy"])
            #expect(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"))
            #expect(!policy.contains("script-src"))
            let embedded = try await site.server.ask("GET", "/m/\(id)/embed")
            #expect(embedded.headers["content-security-policy"]?.contains("frame-ancestors *") == true)
            for part in ["picture", "thumbnail"] {
                let answer = try await site.server.ask("GET", "/m/\(id)/\(part)")
                #expect(answer.status == 200 && answer.headers["content-type"] == "image/jpeg")
                #expect(answer.headers["cache-control"] == "public, max-age=3600")
            }
        }
    }

    @Test(arguments: ["none", "summary"]) func whatIsNotShownIsNotThere(preview: String) async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let picture = try await ada.upload()
            let id = try #require(try await ada.send(Self.message(preview, picture: picture))["id"] as? String)
            for part in ["embed", "picture", "thumbnail", "event.ics"] {
                #expect(try await site.server.ask("GET", "/m/\(id)/\(part)").status == 404, "\(part)")
            }
            let page = try await site.server.ask("GET", "/m/\(id)").text
            #expect(page.contains("Poster") == (preview == "summary") && !page.contains("Concert"))
            let url = "http://127.0.0.1:\(site.server.port)/m/\(id)"
            let embedding = try await site.server.ask("GET", "/oembed?url=\(url)")
            #expect(embedding.status == (preview == "summary" ? 200 : 401))
            #expect(!embedding.text.contains("Concert"))
        }
    }

    /// A summary says less than an event does, with its place and its notes.
    @Test func anEventIsForCalendarsWhereAllIsShown() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let shown = try #require(
                try await ada.send(Self.message("full", rest: Self.event))["id"] as? String)
            let file = try await site.server.ask("GET", "/m/\(shown)/event.ics")
            #expect(file.status == 200 && file.headers["content-type"] == "text/calendar; charset=utf-8")
            #expect(file.headers["content-disposition"] == "attachment; filename=\"event.ics\"")
            #expect(file.text.contains("DTSTART;TZID=Europe/Berlin:20271224T193000\r\n"))
            #expect(file.text.contains("SUMMARY:Concert\r\n") && file.text.contains("UID:\(shown)@livetext\r\n"))
            #expect(try await site.server.ask("GET", "/m/\(shown)").text.contains("event.ics"))
            let token = ["Authorization": "Bearer " + ada.token]
            let stranger = try await site.begin()
            let other = ["Authorization": "Bearer " + stranger.token]
            for preview in ["none", "summary"] {
                let hidden = try #require(
                    try await ada.send(Self.message(preview, rest: Self.event))["id"] as? String)
                #expect(try await site.server.ask("GET", "/m/\(hidden)/event.ics").status == 401)
                #expect(try await site.server.ask("GET", "/m/\(hidden)/event.ics", token).status == 200)
                #expect(try await site.server.ask("GET", "/m/\(hidden)/event.ics", other).status == 401)
                #expect(try await !site.server.ask("GET", "/m/\(hidden)").text.contains("event.ics"))
            }
        }
    }

    /// A calendar takes the later state of an event for the same one.
    @Test func anUpdateIsTheSameEvent() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let session = Self.event + #", "session": "party""#
            var identifiers: Set<String> = []
            for _ in 0..<2 {
                let id = try #require(
                    try await ada.send(Self.message("full", rest: session))["id"] as? String)
                let file = try await site.server.ask("GET", "/m/\(id)/event.ics").text
                identifiers.insert(String(try #require(file.firstMatch(of: /UID:(\S+)/)).1))
            }
            #expect(identifiers.count == 1)
        }
    }

    @Test func aDeletedMessageHasNoPage() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let id = try #require(try await ada.send(Self.message("full"))["id"] as? String)
            _ = try await ada.ask("DELETE", "/messages/\(id)")
            #expect(try await site.server.ask("GET", "/m/\(id)").status == 404)
        }
    }

    @Test(arguments: [
        ("?format=json", 404), ("?url=http://elsewhere/m/abcdefghijklmnopqrstuv", 404), ("?url=SERVER/m/short", 404),
        ("?url=SERVER/m/abcdefghijklmnopqrstuv", 404), ("?url=SERVER/m/ID&format=yaml", 501),
        ("?url=SERVER/m/ID&maxwidth=0", 400), ("?url=SERVER/m/ID&maxheight=-5", 400),
        ("?url=SERVER/m/ID&maxwidth=1e9", 400),
        ("?url=SERVER/m/ID&maxwidth=99999999999999999999", 400), ("?url=SERVER/m/ID", 200),
        ("?url=SERVER/m/ID?x=1%23y", 200),
        ("?url=SERVER/m/ID&format=xml&maxwidth=300", 200),
    ])
    func questionsOfEmbeddingAreChecked(query: String, status: Int) async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let id = try #require(try await ada.send(Self.message("full"))["id"] as? String)
            let asked = query.replacing("SERVER", with: "http://127.0.0.1:\(site.server.port)").replacing(
                "ID", with: id)
            #expect(try await site.server.ask("GET", "/oembed" + asked).status == status)
        }
    }
}
