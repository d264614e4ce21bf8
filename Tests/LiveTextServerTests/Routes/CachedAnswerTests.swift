import Foundation
import LiveText
import Testing

@testable import LiveTextServer

struct CachedAnswerTests {
    @Test func sameImageAndOptionsAreReadOnce() async throws {
        let service = FakeReader()
        try await TestServer.with(service) { server in
            let first = try await server.analyze("?languages=en&page=1")
            let again = try await server.analyze("?languages=en&page=1&key=x")
            #expect(first.headers["etag"] == again.headers["etag"] && again.text == first.text)
            #expect(service.questions.count == 1)
            // Another image, option or format is another answer.
            var tags: Set = [first.headers["etag"]]
            for answer in [
                try await server.analyze("?languages=en&page=1", image: Data("other".utf8)),
                try await server.analyze("?languages=de&page=1"),
                try await server.analyze("?languages=en&page=1&format=text"),
            ] {
                #expect(tags.insert(answer.headers["etag"]).inserted)
            }
            #expect(service.questions.count == 4)
        }
    }

    /// Whether the answer is kept or not: it is known to be good before the client is told so.
    @Test(arguments: [0, 1_000_000]) func clientThatHasTheAnswerIsToldSo(cacheBytes: Int) async throws {
        let reader = FakeReader()
        try await TestServer.with(reader) { settings in
            settings.cacheBytes = cacheBytes
        } _: { server in
            let tag = try #require(try await server.analyze().headers["etag"])
            for header in [tag, "W/" + tag, "\"other\", \(tag)"] {
                let answer = try await server.analyze("", ["If-None-Match": header])
                #expect(answer.status == 304 && answer.body.isEmpty && answer.headers["etag"] == tag)
            }
            let other = try await server.analyze("", ["If-None-Match": "\"other\""])
            #expect(other.status == 200)
            #expect(reader.questions.count == (cacheBytes == 0 ? 5 : 1))
        }
    }

    /// A tag that follows from the request alone says nothing of whether its image can be read.
    @Test func clientIsNotToldSoOfWhatCannotBeRead() async throws {
        let tags = try await TestServer.with { try await $0.analyze().headers["etag"] }
        let tag = try #require(tags)
        try await TestServer.with(FakeReader(failure: "unreadableImage")) { server in
            let answer = try await server.analyze("", ["If-None-Match": tag])
            #expect(answer.status == 422 && answer.code == "unreadableImage")
        }
    }

    /// No value of an option can say what other options would.
    @Test func optionsCannotBeMistakenForOthers() async throws {
        let reader = FakeReader()
        try await TestServer.with(reader) { server in
            let one = try await server.analyze("?custom-words=A%0Atypes%3Dcodes")
            let other = try await server.analyze("?custom-words=A&types=codes")
            #expect(one.status == 200 && other.status == 200 && one.headers["etag"] != other.headers["etag"])
        }
        #expect(reader.questions.count == 2)
    }

    @Test func keysFollowFromAllThatMatters() async {
        var requests: [WorkerRequest] = []
        var request = WorkerRequest(route: .analyze)
        func change(_ change: (inout WorkerRequest) -> Void) {
            change(&request)
            requests.append(request)
        }
        change { _ in }
        change { $0.query = "a" }
        change { ($0.query, $0.contentType) = ("", "a") }
        change { ($0.contentType, $0.accept) = (nil, "a") }
        change { $0.limits.pixels = 7 }
        change { $0.partLimit = 7 }
        change { $0.answerLimit = 7 }
        var keys: Set<Digest> = []
        for identity in ["this version", "another version"] {
            let answers = AnswerStore(cache: ResultCache(bytes: 0)) { Digest(of: identity) }
            for request in requests {
                #expect(keys.insert(await answers.key(of: request, body: Digest(of: "1"))).inserted)
                #expect(keys.insert(await answers.key(of: request, body: Digest(of: "2"))).inserted)
            }
            // The time that is left changes nothing.
            var late = request
            (late.age, late.deadline) = (.seconds(1), .seconds(2))
            #expect(!keys.insert(await answers.key(of: late, body: Digest(of: "1"))).inserted)
        }
    }

    @Test func failuresAndTimingsAreNotKept() async throws {
        let service = FakeReader(failure: "recognitionFailed")
        try await TestServer.with(service) { server in
            for _ in 0..<2 {
                let answer = try await server.analyze()
                #expect(answer.status == 422 && answer.headers["etag"] == nil)
            }
            #expect(service.questions.count == 2)
        }
        let timed = FakeReader()
        try await TestServer.with(timed) { server in
            for _ in 0..<2 {
                let answer = try await server.analyze("?timings=true")
                #expect(answer.headers["etag"] == nil)
            }
            #expect(timed.questions.count == 2)
        }
    }

    @Test func bundledFilesHaveTagsToo() async throws {
        try await TestServer.with { server in
            let file = try await server.ask("GET", "/openapi.json")
            let tag = try #require(file.headers["etag"])
            let again = try await server.ask("GET", "/openapi.json", ["If-None-Match": tag])
            #expect(again.status == 304 && again.body.isEmpty)
        }
    }
}
