import Foundation
import Testing

@testable import LiveTextServer

struct ServerTests {
    @Test func pathsThatAreNotThere() async throws {
        try await TestServer.with { server in
            for path in ["/nothing", "/v1/analyze/", "/v1", "/V1/analyze", "/%00"] {
                let answer = try await server.ask("GET", path)
                #expect(answer.status == 404 && answer.code == "notFound", "\(path)")
                #expect(answer.headers["content-type"] == "application/problem+json")
            }
        }
    }

    @Test(arguments: [
        ("GET", "/v1/analyze", "POST, OPTIONS"), ("DELETE", "/v1/detect", "POST, OPTIONS"),
        ("POST", "/healthz", "GET, HEAD, OPTIONS"), ("PATCH", "/metrics", "GET, HEAD, OPTIONS"),
    ])
    func methodsThatAPathDoesNotKnow(method: String, path: String, allow: String) async throws {
        try await TestServer.with { server in
            let answer = try await server.ask(method, path)
            #expect(answer.status == 405 && answer.code == "methodNotAllowed")
            #expect(answer.headers["allow"] == allow)
        }
    }

    @Test func headHasTheHeadersOfGet() async throws {
        try await TestServer.with { server in
            let get = try await server.ask("GET", "/openapi.json")
            let head = try await server.ask("HEAD", "/openapi.json")
            #expect(head.status == 200 && head.body.isEmpty)
            #expect(head.headers["etag"] == get.headers["etag"])
            #expect(head.headers["content-length"] == "\(get.body.count)")
        }
    }

    @Test func everyAnswerHasTheHeadersThatProtectBrowsers() async throws {
        try await TestServer.with { server in
            for answer in [
                try await server.ask("GET", "/healthz"), try await server.ask("GET", "/nothing"),
                try await server.analyze(),
            ] {
                #expect(answer.headers["x-content-type-options"] == "nosniff")
                #expect(answer.headers["content-security-policy"]?.contains("default-src 'none'") == true)
                #expect(answer.headers["referrer-policy"] == "no-referrer")
                #expect(answer.headers["x-request-id"]?.isEmpty == false)
            }
        }
    }

    @Test func healthAndReadiness() async throws {
        try await TestServer.with { server in
            let health = try await server.ask("GET", "/healthz")
            #expect(health.text == "{\"status\":\"ok\"}\n")
            let readiness = try await server.ask("GET", "/readyz")
            #expect(readiness.text == "{\"status\":\"ready\"}\n")
        }
    }

    @Test func isNotReadyWithoutAProcess() async throws {
        let none = WorkerProcesses(count: 1, settings: TestWorkers.settings { $0.executable = "/nonexistent" })
        try await TestServer.with(none) { server in
            let readiness = try await server.ask("GET", "/readyz")
            #expect(readiness.status == 503 && readiness.code == "busy")
            let health = try await server.ask("GET", "/healthz")
            #expect(health.status == 200)
        }
        try await TestServer.with(WorkerProcesses(count: 1, settings: TestWorkers.settings())) { server in
            try await eventually { try await server.ask("GET", "/readyz").status == 200 }
        }
    }

    @Test func reachesNoOtherMachineUnlessTold() async throws {
        try await TestServer.with { server in
            // 127.0.0.2 leads to this machine as well: a server that listens everywhere would answer there.
            #expect(throws: Never.self) { try RawClient(port: server.port) }
            #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port, host: "127.0.0.2") }
        }
    }

    @Test func logsWhatHappenedAndNothingOfTheContent() async throws {
        let log = RecordedLog()
        try await TestServer.with(log: log) { server in
            _ = try await server.analyze("?custom-words=SECRET-QUERY&key=SECRET-KEY", image: Data("SECRET-IMAGE".utf8))
            _ = try await server.ask("GET", "/SECRET-PATH")
            _ = try await server.ask(
                "POST", "/v1/detect", ["Content-Type": "text/plain"], body: Data("SECRET-TEXT".utf8))
        }
        let requests = log.lines.filter { $0.contains("request") && $0.contains("status") }
        #expect(requests.count == 3)
        #expect(requests.contains { $0.contains("/v1/analyze") && $0.contains("200") })
        #expect(!log.lines.contains { $0.contains("SECRET") })
    }
}
