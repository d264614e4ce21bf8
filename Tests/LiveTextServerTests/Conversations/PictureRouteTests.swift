import Foundation
import GRDB
import Testing

@testable import LiveTextServer

struct PictureRouteTests {
    @Test func aPictureIsReadKeptAndGivenBack() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let answer = try await site.server.ask(
                "POST", "/v1/conversations/\(ada.conversation)/pictures?language=de",
                ["Authorization": "Bearer " + ada.token, "Content-Type": "image/x-portable-anymap"],
                body: ConversationSite.picture)
            #expect(answer.status == 201, "\(answer.text)")
            let object = try answer.object
            #expect(object["width"] as? Int == 8 && object["height"] as? Int == 4)
            #expect(
                object["mediaType"] as? String == "image/x-portable-anymap"
                    && object["summaryText"] as? String == "Bild")
            #expect((object["analysis"] as? [String: Any])?["transcript"] as? String == "")
            let id = try #require(object["id"] as? String)
            let back = try await ada.ask("GET", "/pictures/\(id)")
            #expect(
                back.body == ConversationSite.picture && back.headers["cache-control"]?.contains("immutable") == true)
            let preview = try await ada.ask("GET", "/pictures/\(id)/preview")
            #expect(preview.headers["content-type"] == "image/jpeg" && preview.body.starts(with: [0xFF, 0xD8]))
            let analysis = try await ada.ask("GET", "/pictures/\(id)/analysis")
            #expect(analysis.text == ConversationSite.analysis)
            let tag = try #require(back.headers["etag"])
            #expect(try await ada.ask("GET", "/pictures/\(id)", headers: ["If-None-Match": tag]).status == 304)
        }
    }

    @Test func theSamePictureIsStoredOnce() async throws {
        try await ConversationSite.with { site in
            let (ada, eve) = (try await site.begin(), try await site.begin())
            let first = try await ada.upload()
            #expect(try await ada.upload() == first)
            let elsewhere = try await eve.upload()
            #expect(elsewhere != first)
            let count = try await site.store.read { database in
                try Int.fetchOne(database, sql: "SELECT count(*) FROM picture")
            }
            #expect(count == 1)
            // It stays as long as one conversation has it.
            #expect(try await ada.ask("DELETE").status == 204)
            #expect(try await eve.ask("GET", "/pictures/\(elsewhere)").body == ConversationSite.picture)
        }
    }

    @Test func whatCannotBeReadIsRefused() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            func post(_ bytes: Data, _ type: String = "image/png") async throws -> Answer {
                try await site.server.ask(
                    "POST", "/v1/conversations/\(ada.conversation)/pictures",
                    ["Authorization": "Bearer " + ada.token, "Content-Type": type], body: bytes)
            }
            #expect(try await post(Data("<svg onload='alert(1)'/>".utf8)).status == 415)
            #expect(try await post(Data([0x89, 0x50, 0x4E, 0x47])).status == 422)
            #expect(try await post(ConversationSite.picture, "text/html").status == 415)
            #expect(try await post(ConversationSite.picture, "multipart/form-data; boundary=a").status == 415)
            #expect(try await ada.ask().object["pictureBytes"] as? Int == 0)
        }
    }

    @Test func onlyStickersAreStickers() async throws {
        try await ConversationSite.with { site in
            let ada = try await site.begin()
            let picture = try await ada.upload()
            let refused = try await ada.ask("POST", "/messages", #"{"kind": "sticker", "picture": "\#(picture)"}"#)
            #expect(refused.code == "invalidMessage" && refused.text.contains("PNG, APNG, GIF or JPEG"))
        }
    }

    @Test func roomIsBounded() async throws {
        var limits = ConversationLimits()
        limits.pictureBytes = ConversationSite.picture.count + 10
        try await ConversationSite.with(limits: limits) { site in
            let ada = try await site.begin()
            _ = try await ada.upload()
            let more = try await site.server.ask(
                "POST", "/v1/conversations/\(ada.conversation)/pictures",
                ["Authorization": "Bearer " + ada.token, "Content-Type": "image/x-portable-anymap"],
                body: ConversationSite.picture + Data(" ".utf8))
            #expect(more.status == 413 && more.code == "tooMany")
        }
    }

    @Test func aPictureThatNothingShowsIsErasedAfterADay() async throws {
        let clock = TestClock()
        try await ConversationSite.with(clock: clock) { site in
            let ada = try await site.begin()
            let shown = try await ada.upload()
            _ = try await ada.send(#"{"kind": "attachment", "picture": "\#(shown)"}"#)
            let other = try await ada.upload(ConversationSite.picture + Data("\n".utf8))
            clock.pass(86_401)
            _ = try await site.store.eraseExpired()
            #expect(try await ada.ask("GET", "/pictures/\(shown)").status == 200)
            #expect(try await ada.ask("GET", "/pictures/\(other)").status == 404)
        }
    }

    /// What a system's share sheet sends.
    @Test func aSharedPictureMakesAConversation() async throws {
        try await ConversationSite.with { site in
            var form = Form()
            form.add("title", "A poster")
            form.add("text", "")
            form.addFile("poster.pbm", ConversationSite.picture)
            let client = try RawClient(port: site.server.port)
            let body = String(decoding: form.body, as: UTF8.self)
            client.send(
                "POST /share HTTP/1.1\r\nHost: a\r\nContent-Type: \(form.type)\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
                    + body)
            let head = try await client.read(until: "\r\n\r\n")
            #expect(head.contains("303 See Other"), "\(head)")
            let match = try #require(head.firstMatch(of: /[Ll]ocation: \/c\/(\S+)#t=(\S+)&picture=(\S+)/))
            let owner = ConversationSite.Person(
                site: site, conversation: String(match.1), id: "", token: String(match.2))
            #expect(try await owner.ask("GET", "/pictures/\(match.3)").body == ConversationSite.picture)
            let forged = try await site.server.ask(
                "POST", "/share", ["Content-Type": form.type, "Sec-Fetch-Site": "cross-site"], body: form.body)
            #expect(forged.status == 403)
        }
    }
}
