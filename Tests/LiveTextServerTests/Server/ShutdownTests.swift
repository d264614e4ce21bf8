import Foundation
import Testing

@testable import LiveTextServer

struct ShutdownTests {
    @Test func finishesWhatRunsAndWaitsAndTakesNothingNew() async throws {
        let service = FakeReader(delay: .milliseconds(500))
        try await TestServer.with(service, places: 2) { settings in
            settings.queueLimit = 4
        } _: { server in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<6 {
                    group.addTask { try await server.analyze(image: Data("image \(number)".utf8)).status }
                }
                try await eventually { service.running == 2 && service.questions.count == 2 }
                try await Task.sleep(for: .milliseconds(200))
                await server.endGracefully()
                // Those that wait are answered, too.
                for try await status in group { #expect(status == 200) }
            }
            #expect(service.questions.count == 6)
            try await eventually { (try? RawClient(port: server.port)) == nil }
        }
    }

    /// While the last requests are answered, others learn that the server wants no more.
    @Test func saysThatItEnds() async throws {
        let reader = FakeReader(delay: .seconds(2))
        try await TestServer.with(reader) { server in
            let last = Task { try await server.analyze().status }
            try await eventually { reader.running == 1 }
            await server.endGracefully()
            try await eventually { try await server.ask("GET", "/readyz").status == 503 }
            let late = try await server.analyze(image: Data("late".utf8))
            #expect(late.status == 503 && late.headers["retry-after"] == "1")
            let health = try await server.ask("GET", "/healthz")
            #expect(health.status == 200 && health.headers["connection"] == "close")
            #expect(try await last.value == 200)
        }
        #expect(reader.questions.count == 1)
    }

    @Test func finishesUploadsUnderWay() async throws {
        try await TestServer.with { server in
            let client = try RawClient(port: server.port)
            client.send(
                "POST /v1/analyze HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 10\r\n\r\n12345")
            try await Task.sleep(for: .milliseconds(300))
            await server.endGracefully()
            try await Task.sleep(for: .milliseconds(300))
            client.send("67890")
            #expect(try await client.read().hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func closesConnectionsThatAskNothing() async throws {
        try await TestServer.with { server in
            let client = try RawClient(port: server.port)
            client.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try await client.read(until: "}\n").hasPrefix("HTTP/1.1 200"))
            await server.endGracefully()
            // Comes to an end, where it would go on waiting.
            #expect(try await client.read().isEmpty)
        }
    }

    /// Those who connect at the very end are turned away, and take nobody along.
    @Test func connectionsThatComeWithTheEnd() async throws {
        for _ in 0..<20 {
            try await TestServer.with { server in
                let clients = try (0..<64).map { _ in try RawClient(port: server.port) }
                await server.endGracefully()
                withExtendedLifetime(clients) {}
            }
        }
    }
}
