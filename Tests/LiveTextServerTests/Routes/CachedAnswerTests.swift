import Foundation
import Testing

@testable import LiveTextServer

struct CachedAnswerTests {
    @Test func sameImageAndOptionsAreReadOnce() async throws {
        let service = FakeService()
        try await TestServer.with(service) { server in
            let first = try await server.analyze("?languages=en&page=1")
            let again = try await server.analyze("?page=1&languages=en&deadline=9")
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

    @Test func clientThatHasTheAnswerIsToldSo() async throws {
        let service = FakeService()
        try await TestServer.with(service) { settings in
            settings.cacheBytes = 0
        } _: { server in
            let tag = try #require(try await server.analyze().headers["etag"])
            for header in [tag, "W/" + tag, "\"other\", \(tag)"] {
                let answer = try await server.analyze("", ["If-None-Match": header])
                #expect(answer.status == 304 && answer.body.isEmpty && answer.headers["etag"] == tag)
            }
            #expect(service.questions.count == 1)
            let other = try await server.analyze("", ["If-None-Match": "\"other\""])
            #expect(other.status == 200)
            #expect(service.questions.count == 2)
        }
    }

    @Test func failuresAndTimingsAreNotKept() async throws {
        let service = FakeService(failure: "recognitionFailed")
        try await TestServer.with(service) { server in
            for _ in 0..<2 {
                let answer = try await server.analyze()
                #expect(answer.status == 422 && answer.headers["etag"] == nil)
            }
            #expect(service.questions.count == 2)
        }
        let timed = FakeService()
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
