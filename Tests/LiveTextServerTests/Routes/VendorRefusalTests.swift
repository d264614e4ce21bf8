import Foundation
import Testing

@testable import LiveTextServer

/// Clients of other services are refused in the words that they know.
@Suite(.timeLimit(.minutes(1))) struct VendorRefusalTests {
    static let paths = ["/v1/images:annotate", "/computervision/imageanalysis:analyze?features=read"]

    /// The error of a body in the shape that the path's clients read; nil where it has another.
    private func vendorError(in body: Data, of path: String) throws -> (code: String, message: String)? {
        let object = try JSONSerialization.jsonObject(with: body) as? [String: Any]
        guard let error = object?["error"] as? [String: Any], let message = error["message"] as? String else {
            return nil
        }
        if path.contains("images:annotate") {
            guard error["code"] is Int else { return nil }
            return (error["status"] as? String).map { ($0, message) }
        }
        let inner = error["innererror"] as? [String: Any]
        return inner?["code"] is String ? (error["code"] as? String).map { ($0, message) } : nil
    }

    @Test(arguments: zip(paths, ["UNAUTHENTICATED", "401"])) func withoutAKey(path: String, code: String) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "keys-" + UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("key".utf8).write(to: file)
        try await TestServer.with { settings in
            settings.keys = try APIKeys(path: file.path)
        } _: { server in
            let answer = try await server.ask("POST", path, body: Data("{}".utf8))
            #expect(answer.status == 401 && answer.headers["www-authenticate"] == "Bearer")
            #expect(try vendorError(in: answer.body, of: path)?.code == code)
        }
    }

    @Test(arguments: zip(paths, ["UNIMPLEMENTED", "InvalidRequest"])) func wrongMethod(
        path: String, code: String
    ) async throws {
        try await TestServer.with { server in
            let answer = try await server.ask("GET", path)
            #expect(answer.status == 405 && answer.headers["allow"] == "POST, OPTIONS")
            #expect(answer.headers["content-type"] == "application/json")
            #expect(try vendorError(in: answer.body, of: path)?.code == code)
        }
    }

    @Test(arguments: zip(paths, ["DEADLINE_EXCEEDED", "Timeout"])) func slowBody(path: String, code: String)
        async throws
    {
        let answer = try await answer(to: path, announcing: 9000) { $0.connections.pace.patience = .milliseconds(200) }
        #expect(answer.hasPrefix("HTTP/1.1 408"))
        #expect(try vendorError(in: body(of: answer), of: path)?.code == code)
    }

    @Test(arguments: zip(paths, ["INVALID_ARGUMENT", "InvalidRequest"])) func longBody(
        path: String, code: String
    ) async throws {
        let answer = try await answer(to: path, announcing: 200_000_000) { _ in }
        #expect(answer.hasPrefix("HTTP/1.1 413"))
        let error = try vendorError(in: body(of: answer), of: path)
        #expect(error?.code == code && error?.message.contains("bytes") == true)
    }

    @Test(arguments: zip(paths, ["UNAVAILABLE", "ServiceUnavailable"])) func fullQueue(
        path: String, code: String
    ) async throws {
        let service = FakeReader(delay: .seconds(20))
        try await TestServer.with(service, places: 1) { settings in
            settings.queueLimit = 0
        } _: { server in
            let first = Task { try await server.analyze() }
            try await eventually { service.running == 1 }
            let answer = try await server.ask("POST", path, body: Data("{}".utf8))
            first.cancel()
            #expect(answer.status == 503 && answer.headers["retry-after"] == "1")
            #expect(try vendorError(in: answer.body, of: path)?.code == code)
        }
    }

    private func answer(
        to path: String, announcing length: Int, _ change: (inout ServerSettings) -> Void
    ) async throws -> String {
        try await TestServer.with { settings in
            change(&settings)
        } _: { server in
            let client = try RawClient(port: server.port)
            client.send("POST \(path) HTTP/1.1\r\nHost: a\r\nContent-Length: \(length)\r\n\r\n")
            return try await client.read(until: "}\n")
        }
    }

    private func body(of answer: String) -> Data {
        Data((answer.split(separator: "\r\n\r\n").last ?? "").utf8)
    }
}
