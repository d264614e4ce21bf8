import Foundation
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(1))) struct SlowClientTests {
    private static let head = "POST /v1/analyze HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: "

    private static func withImpatientServer(
        _ service: FakeReader = FakeReader(), _ body: @escaping @Sendable (TestServer) async throws -> Void
    ) async throws {
        try await TestServer.with(service) { settings in
            settings.connections = ConnectionLimits(
                idleTime: .seconds(3),
                pace: BodyPace(longest: .seconds(3), leastRate: 1000, patience: .milliseconds(400)),
                answerTime: .seconds(1), lingering: .milliseconds(500))
        } _: { server in
            try await body(server)
        }
    }

    @Test func bodyByteByByte() async throws {
        let service = FakeReader()
        try await Self.withImpatientServer(service) { server in
            let client = try RawClient(port: server.port)
            client.send(Self.head + "100000\r\n\r\n")
            let sending = Task {
                while !Task.isCancelled, client.send("x") { try await Task.sleep(for: .milliseconds(50)) }
            }
            let answer = try await client.read()
            sending.cancel()
            #expect(answer.hasPrefix("HTTP/1.1 408"))
            #expect(answer.contains("requestTimeout"))
        }
        #expect(service.questions.isEmpty)
    }

    /// With the limits that a server has unless told.
    @Test func oneByteASecond() async throws {
        let service = FakeReader()
        try await TestServer.with(service) { server in
            let client = try RawClient(port: server.port)
            client.send(Self.head + "100000\r\n\r\n")
            let sending = Task {
                while !Task.isCancelled, client.send("x") { try await Task.sleep(for: .seconds(1)) }
            }
            let start = ContinuousClock.now
            #expect(try await client.read().hasPrefix("HTTP/1.1 408"))
            #expect(ContinuousClock.now - start < .seconds(15))
            sending.cancel()
        }
        #expect(service.questions.isEmpty)
    }

    @Test func bodyThatStopsComing() async throws {
        try await Self.withImpatientServer { server in
            let client = try RawClient(port: server.port)
            client.send(Self.head + "100000\r\n\r\nhalf")
            let answer = try await client.read()
            #expect(answer.hasPrefix("HTTP/1.1 408"))
        }
    }

    @Test func bodyThatTakesTooLongAtAFairRate() async throws {
        try await Self.withImpatientServer { server in
            let client = try RawClient(port: server.port)
            client.send(Self.head + "10000000\r\n\r\n")
            let piece = String(repeating: "x", count: 50_000)
            let sending = Task {
                while !Task.isCancelled, client.send(piece) { try await Task.sleep(for: .milliseconds(100)) }
            }
            let start = ContinuousClock.now
            let answer = try await client.read()
            sending.cancel()
            #expect(answer.hasPrefix("HTTP/1.1 408"))
            #expect(ContinuousClock.now - start > .seconds(2.9))
        }
    }

    @Test func headThatDoesNotEnd() async throws {
        try await Self.withImpatientServer { server in
            let client = try RawClient(port: server.port)
            client.send("GET /healthz HTTP/1.1\r\nHost: a\r\n")
            let sending = Task {
                while !Task.isCancelled, client.send("X-A: b\r\n") { try await Task.sleep(for: .milliseconds(100)) }
            }
            let start = ContinuousClock.now
            #expect(try await client.read().isEmpty)
            #expect(ContinuousClock.now - start < .seconds(12))
            sending.cancel()
        }
    }

    @Test func connectionWithoutARequest() async throws {
        try await Self.withImpatientServer { server in
            let start = ContinuousClock.now
            let client = try RawClient(port: server.port)
            #expect(try await client.read().isEmpty)
            #expect(ContinuousClock.now - start < .seconds(12))
        }
    }

    /// The answer is more than the system's buffers hold.
    @Test func answerThatIsNotTaken() async throws {
        let long = FakeReader { _, _ in [UInt8](repeating: 120, count: 8_000_000) }
        try await Self.withImpatientServer(long) { server in
            let client = try RawClient(port: server.port)
            client.send(Self.head + "4\r\n\r\nbody")
            try await eventually { long.questions.count == 1 && long.running == 0 }
            try await Task.sleep(for: .seconds(2))
            // What is read now was under way; it ends early.
            #expect(try await client.read().utf8.count < 8_000_000)
        }
    }

    @Test func othersAreServedMeanwhile() async throws {
        try await Self.withImpatientServer { server in
            let slow = try (0..<20).map { _ in try RawClient(port: server.port) }
            for client in slow { client.send(Self.head + "100000\r\n\r\nhalf") }
            #expect(try await server.analyze().status == 200)
            withExtendedLifetime(slow) {}
        }
    }
}
