import Foundation
import Testing

@testable import LiveTextServer

struct DetectRouteTests {
    private static func detect(
        _ server: TestServer, _ query: String, _ type: String, _ body: String
    ) async throws -> Answer {
        try await server.ask("POST", "/v1/detect" + query, ["Content-Type": type], body: Data(body.utf8))
    }

    private static func texts(_ object: [String: Any]) -> [String] {
        (object["matches"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
    }

    @Test func plainText() async throws {
        try await TestServer.with { server in
            let answer = try await Self.detect(
                server, "?reference=2026-01-31&region=GB", "text/plain; charset=utf-8",
                "Ring 020 7946 0018 tomorrow, or see example.com.")
            #expect(answer.status == 200)
            #expect(Self.texts(try answer.object) == ["020 7946 0018", "tomorrow", "example.com"])
            #expect(answer.text.contains("+442079460018") && answer.text.contains("2026-02-01"))
        }
    }

    @Test(arguments: [("text/plain", "%@"), ("application/json", #"{"text": "%@"}"#)])
    func moreMatchesThanOneAnswerHolds(type: String, body: String) async throws {
        try await TestServer.with { server in
            let text = String(repeating: "$1 ", count: 10_005)
            let answer = try await Self.detect(server, "", type, body.replacingOccurrences(of: "%@", with: text))
            #expect(try answer.object["truncated"] as? Bool == true)
            #expect(Self.texts(try answer.object).count == 10_000)
        }
    }

    @Test func objectAndLines() async throws {
        try await TestServer.with { server in
            let one = try await Self.detect(
                server, "?types=link", "application/json", #"{"id": 7, "text": "see example.com on 1 May 2026"}"#)
            #expect(try one.object["id"] as? Int == 7)
            #expect(Self.texts(try one.object) == ["example.com"])
            let several = try await Self.detect(
                server, "", "application/jsonl", "{\"id\": \"a\", \"text\": \"a@example.com\"}\n\nnonsense\n")
            let lines = several.text.split(separator: "\n")
            #expect(several.headers["content-type"] == "application/jsonl" && lines.count == 2)
            #expect(lines.first?.contains("\"id\":\"a\"") == true && lines.first?.contains("emailAddress") == true)
            #expect(lines.last?.contains("unreadableLine") == true)
        }
    }

    @Test(arguments: [
        ("?types=words", "text/plain", "x", 400, "invalidOption"),
        ("?page=1", "text/plain", "x", 400, "invalidOption"),
        ("", "application/json", "{}", 400, "invalidRequest"), ("", "application/json", "[", 400, "invalidRequest"),
        ("", "image/png", "x", 415, "unsupportedMediaType"),
    ])
    func refusals(query: String, type: String, body: String, status: Int, code: String) async throws {
        try await TestServer.with { server in
            let answer = try await Self.detect(server, query, type, body)
            #expect(answer.status == status && answer.code == code)
        }
    }

    @Test func textThatIsNoUTF8OrTooLong() async throws {
        try await TestServer.with { settings in
            settings.textLimit = 100
        } _: { server in
            let type = ["Content-Type": "text/plain"]
            let bytes = try await server.ask("POST", "/v1/detect", type, body: Data([0xFF, 0xFE]))
            #expect(bytes.status == 400 && bytes.code == "invalidRequest")
            let long = try await server.ask("POST", "/v1/detect", type, body: Data(repeating: 97, count: 101))
            #expect(long.status == 413 && long.code == "bodyTooLarge")
        }
    }
}
