import Foundation
import Testing

@testable import LiveTextServer

struct KeyedServerTests {
    private static func withServer(_ body: @escaping @Sendable (TestServer, URL) async throws -> Void) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "keys-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("first-key\nsecond-key\n".utf8).write(to: file)
        try await TestServer.with { settings in
            settings.keys = try APIKeys(path: file.path)
        } _: { server in
            try await body(server, file)
        }
    }

    @Test(arguments: [
        ("", ["Authorization": "Bearer first-key"]), ("", ["authorization": "bearer second-key"]),
        ("", ["X-API-Key": "second-key"]), ("", ["Ocp-Apim-Subscription-Key": "first-key"]),
        ("?key=first-key", [:]),
    ])
    func acceptsKeysWhereverClientsPutThem(query: String, headers: [String: String]) async throws {
        try await Self.withServer { server, _ in
            let answer = try await server.analyze(query, headers)
            #expect(answer.status == 200)
        }
    }

    @Test(arguments: [
        ("", [:]), ("", ["Authorization": "Bearer third-key"]), ("", ["Authorization": "Basic first-key"]),
        ("", ["X-API-Key": "first-ke"]), ("?key=", [:]),
    ])
    func refusesOthers(query: String, headers: [String: String]) async throws {
        try await Self.withServer { server, _ in
            let answer = try await server.analyze(query, headers)
            #expect(answer.status == 401 && answer.code == "unauthorized")
            #expect(answer.headers["www-authenticate"] == "Bearer")
            #expect(answer.headers["content-type"] == "application/problem+json")
        }
    }

    @Test func changedFileChangesWhoIsLetIn() async throws {
        try await Self.withServer { server, file in
            var answer = try await server.analyze("", ["X-API-Key": "first-key"])
            #expect(answer.status == 200)
            try Data("third-key\n".utf8).write(to: file, options: .atomic)
            answer = try await server.analyze("", ["X-API-Key": "first-key"])
            #expect(answer.status == 401)
            answer = try await server.analyze("", ["X-API-Key": "third-key"])
            #expect(answer.status == 200)
        }
    }

    @Test func whatWatchesTheServerNeedsNoKeyButMetricsDo() async throws {
        try await Self.withServer { server, _ in
            for path in ["/healthz", "/openapi.json"] {
                let answer = try await server.ask("GET", path)
                #expect(answer.status == 200, "\(path)")
            }
            let metrics = try await server.ask("GET", "/metrics")
            #expect(metrics.status == 401)
        }
    }
}
