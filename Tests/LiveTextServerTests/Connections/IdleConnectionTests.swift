import Foundation
import Testing

@testable import LiveTextServer

/// Those who keep connections for nothing do not keep others out.
@Suite(.timeLimit(.minutes(1))) struct IdleConnectionTests {
    @Test func idleOnesMakeRoom() async throws {
        try await TestServer.with { settings in
            settings.connections.count = 8
        } _: { server in
            let idle = try (0..<40).map { _ in try RawClient(port: server.port) }
            let start = ContinuousClock.now
            #expect(try await server.ask("GET", "/healthz").status == 200)
            #expect(ContinuousClock.now - start < .seconds(5))
            // The one that has been idle longest is gone.
            #expect(try await idle[0].read().isEmpty)
        }
    }

    @Test func thoseThatAskStay() async throws {
        try await TestServer.with(FakeReader(delay: .seconds(2))) { settings in
            settings.connections.count = 3
        } _: { server in
            let asking = try RawClient(port: server.port)
            asking.send(
                "POST /v1/analyze HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 4\r\n\r\nbody")
            try await eventually { try await server.gauge("livetext_analyses_running") == 1 }
            let idle = try (0..<10).map { _ in try RawClient(port: server.port) }
            #expect(try await asking.read(until: "{}").hasPrefix("HTTP/1.1 200"))
            withExtendedLifetime(idle) {}
        }
    }
}
