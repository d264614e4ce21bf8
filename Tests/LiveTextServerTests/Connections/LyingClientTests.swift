import Foundation
import LiveText
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(1))) struct LyingClientTests {
    private static let head = "POST /v1/analyze HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\n"

    @Test func bodyShorterThanAnnounced() async throws {
        let service = FakeReader()
        try await TestServer.with(service) { server in
            let client = try RawClient(port: server.port)
            client.send(Self.head + "Content-Length: 1000\r\n\r\nshort")
            client.endSending()
            #expect(try await client.read().hasPrefix("HTTP/1.1 400"))
        }
        #expect(service.questions.isEmpty)
    }

    @Test func bodyLongerThanAnnounced() async throws {
        let service = FakeReader()
        try await TestServer.with(service) { server in
            let client = try RawClient(port: server.port)
            client.send(Self.head + "Content-Length: 5\r\n\r\nshort and then some\r\n\r\n")
            let answers = try await client.read()
            // The body is what was announced; the rest is no request.
            #expect(answers.hasPrefix("HTTP/1.1 200"))
            #expect(answers.contains("HTTP/1.1 400"))
        }
        #expect(service.questions.map(\.image) == [Array("short".utf8)])
    }

    @Test func lengthsThatAreNone() async throws {
        try await TestServer.with { server in
            for length in ["-1", "ten", "99999999999999999999999", "5, 6"] {
                let client = try RawClient(port: server.port)
                client.send(Self.head + "Content-Length: \(length)\r\n\r\nshort")
                client.endSending()
                #expect(try await client.read().hasPrefix("HTTP/1.1 400"), "\(length)")
            }
        }
    }

    @Test func whatIsNoHTTP() async throws {
        try await TestServer.with { server in
            for bytes in ["\u{16}\u{3}\u{1}\u{2}\r\n\r\n", "HELLO\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n"] {
                let client = try RawClient(port: server.port)
                client.send(bytes)
                client.endSending()
                let answer = try await client.read()
                #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400"), "\(bytes) \(answer)")
            }
            #expect(try await server.ask("GET", "/healthz").status == 200)
        }
    }

    @Test func headThatIsTooLong() async throws {
        try await TestServer.with { server in
            let client = try RawClient(port: server.port)
            client.send("GET /healthz HTTP/1.1\r\nX-Long: " + String(repeating: "x", count: 100_000) + "\r\n\r\n")
            let answer = try await client.read()
            #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
            #expect(try await server.ask("GET", "/healthz").status == 200)
        }
    }

    @Test func clientThatAsksBeforeItSends() async throws {
        try await TestServer.with { settings in
            settings.limits.bytes = 1000
        } _: { server in
            let client = try RawClient(port: server.port)
            client.send(Self.head + "Content-Length: 4\r\nExpect: 100-continue\r\n\r\n")
            #expect(try await client.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 100"))
            client.send("body")
            #expect(try await client.read(until: "}").hasPrefix("HTTP/1.1 200"))
            // One that is refused is not told to go on.
            let refused = try RawClient(port: server.port)
            refused.send(Self.head + "Content-Length: 2000000000\r\nExpect: 100-continue\r\n\r\n")
            #expect(try await refused.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 413"))
        }
    }

    @Test func endlessBodyThatNobodyReads() async throws {
        try await TestServer.with { settings in
            settings.connections.lingering = .milliseconds(300)
        } _: { server in
            let client = try RawClient(port: server.port)
            client.send("GET /healthz HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = "1000\r\n" + String(repeating: "x", count: 4096) + "\r\n"
            let start = ContinuousClock.now
            while client.send(chunk), ContinuousClock.now - start < .seconds(10) {
                try await Task.sleep(for: .milliseconds(5))
            }
            #expect(ContinuousClock.now - start < .seconds(5))
        }
    }
}
