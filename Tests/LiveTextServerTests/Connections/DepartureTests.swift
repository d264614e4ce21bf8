import Foundation
import Testing

@testable import LiveTextServer

@Suite(.timeLimit(.minutes(1))) struct DepartureTests {
    private static let request =
        "POST /v1/analyze HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 4\r\n\r\nbody"

    @Test func analysisEndsWhenItsClientLeaves() async throws {
        let service = FakeReader(delay: .seconds(60))
        try await TestServer.with(service) { server in
            let client = try RawClient(port: server.port)
            client.send(Self.request)
            try await eventually { service.running == 1 }
            client.cut()
            try await eventually(within: .seconds(2)) { service.running == 0 }
        }
        #expect(service.cancelled == 1)
    }

    @Test func waitingRequestLeavesTheQueueWithItsClient() async throws {
        let service = FakeReader(delay: .seconds(25))
        try await TestServer.with(service, places: 1) { settings in
            settings.queueLimit = 1
        } _: { server in
            let first = Task { try await server.analyze(image: Data("first".utf8)).status }
            try await eventually { service.running == 1 }
            let client = try RawClient(port: server.port)
            client.send(Self.request)
            try await eventually { try await server.gauge("livetext_analyses_waiting") == 1 }
            client.cut()
            try await eventually { try await server.gauge("livetext_analyses_waiting") == 0 }
            first.cancel()
        }
        #expect(service.questions.count == 1)
    }

    @Test func uploadThatItsClientCutsGivesItsMemoryBack() async throws {
        let service = FakeReader()
        try await TestServer.with(service) { settings in
            settings.uploadBudget = 150_000
        } _: { server in
            for _ in 0..<3 {
                let client = try RawClient(port: server.port)
                client.send("POST /v1/analyze HTTP/1.1\r\nHost: a\r\nContent-Length: 140000\r\n\r\n")
                client.send(String(repeating: "x", count: 120_000))
                try await eventually { try await server.gauge("livetext_upload_bytes") == 120_000 }
                client.cut()
                try await eventually { try await server.gauge("livetext_upload_bytes") == 0 }
            }
            #expect(try await server.analyze(image: Data(count: 140_000)).status == 200)
        }
        #expect(service.questions.count == 1)
    }

    @Test func connectionIsUsedAgainAfterAnAnalysis() async throws {
        try await TestServer.with { server in
            let client = try RawClient(port: server.port)
            for _ in 0..<3 {
                client.send(Self.request)
                #expect(try await client.read(until: "\r\n\r\n{}").hasPrefix("HTTP/1.1 200"))
            }
            // Also after a refusal, once the refused body has come whole.
            client.send(Self.request.replacing("image/png", with: "text/html"))
            #expect(try await client.read(until: "}\n").hasPrefix("HTTP/1.1 415"))
            client.send(Self.request)
            #expect(try await client.read(until: "\r\n\r\n{}").hasPrefix("HTTP/1.1 200"))
        }
    }
}
