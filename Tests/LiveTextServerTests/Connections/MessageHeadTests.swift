import Foundation
import Testing

@testable import LiveTextServer

/// What is wrong with the head of a message is refused, counted, and no reason to wait.
@Suite(.timeLimit(.minutes(1))) struct MessageHeadTests {
    private static let refusal = #"livetext_requests_total{route="none",method="other",status="400"} "#

    @Test(arguments: [
        "GET /healthz HTTP/1.1\r\n\r\n", "GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
        "GET /healthz HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n",
    ])
    func hostThatIsMissingOrDouble(request: String) async throws {
        try await TestServer.with { server in
            let client = try RawClient(port: server.port)
            client.send(request)
            let answer = try await client.read()
            #expect(answer.hasPrefix("HTTP/1.1 400") && answer.contains("Host"))
            #expect(try await server.ask("GET", "/metrics").text.contains(Self.refusal + "1\n"))
        }
    }

    @Test func whatIsNoHTTPIsCounted() async throws {
        try await TestServer.with { server in
            let client = try RawClient(port: server.port)
            client.send("HELLO\r\n\r\n")
            #expect(try await client.read().hasPrefix("HTTP/1.1 400"))
            #expect(try await server.ask("GET", "/metrics").text.contains(Self.refusal + "1\n"))
        }
    }

    /// Its client takes the end of the connection for the end of the answer.
    @Test(arguments: ["", "Host: a\r\n", "Host: a\r\nConnection: keep-alive\r\n"])
    func connectionOfTheFirstVersionIsClosed(headers: String) async throws {
        try await TestServer.with { server in
            let client = try RawClient(port: server.port)
            client.send("GET /healthz HTTP/1.0\r\n\(headers)\r\n")
            let start = ContinuousClock.now
            let answer = try await client.read()
            #expect(answer.contains(" 200 ") && answer.hasSuffix("}\n"))
            #expect(ContinuousClock.now - start < .seconds(10))
        }
    }
}
