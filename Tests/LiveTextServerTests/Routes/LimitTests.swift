import Foundation
import LiveText
import Testing

@testable import LiveTextServer

struct LimitTests {
    @Test func bodyThatIsTooLong() async throws {
        let service = FakeReader()
        try await TestServer.with(service) { settings in
            settings.limits.bytes = 1000
        } _: { server in
            // A form is a little longer than its files: what is over that is not even read.
            let answer = try await server.analyze(image: Data(count: 1_001_001))
            #expect(answer.status == 413 && answer.code == "bodyTooLarge")
            // Without a length, in pieces.
            let client = try RawClient(port: server.port)
            client.send("POST /v1/analyze HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
            let chunk = "186A0\r\n" + String(repeating: "x", count: 100_000) + "\r\n"
            let sending = Task.detached { for _ in 0..<20 where !client.send(chunk) { break } }
            #expect(try await client.read(until: "}").hasPrefix("HTTP/1.1 413"))
            client.cut()
            await sending.value
        }
        #expect(service.questions.isEmpty)
    }

    @Test func imageThatIsTooLargeForTheLibrary() async throws {
        try await TestServer.with(AnalyzerReader()) { settings in
            settings.limits = ImageLimits(bytes: 2_000_000, pixels: 10_000)
        } _: { server in
            let pixels = try await server.analyze(image: try Sample.data("slide.png"))
            #expect(pixels.status == 413 && pixels.code == "imageTooLarge")
            let bytes = try await server.analyze(image: Data(count: 2_000_001))
            #expect(bytes.status == 413 && bytes.code == "imageTooLarge")
            let none = try await server.analyze(image: Data())
            #expect(none.status == 422 && none.code == "unreadableImage")
            let text = try await server.analyze(image: Data("just a text, and no image at all".utf8))
            #expect(text.status == 415 && text.code == "unsupportedFormat")
        }
    }

    @Test func formWithTooManyParts() async throws {
        var form = Form()
        for number in 0..<9 { form.addFile("\(number).png", Data("\(number)".utf8)) }
        try await TestServer.with { settings in
            settings.partLimit = 8
        } _: { [form] server in
            let answer = try await server.ask("POST", "/v1/analyze", ["Content-Type": form.type], body: form.body)
            #expect(answer.status == 413 && answer.code == "tooManyParts")
        }
    }

    @Test func moreThanRunsAndWaitsIsRefusedAtOnce() async throws {
        let service = FakeReader(delay: .seconds(1))
        try await TestServer.with(service, places: 2) { settings in
            settings.queueLimit = 3
        } _: { server in
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<12 {
                    group.addTask {
                        let answer = try await server.analyze(image: Data("image \(number)".utf8))
                        if answer.status == 503 {
                            #expect(answer.headers["retry-after"] == "1" && answer.code == "busy")
                        }
                        return answer.status
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.filter { $0 == 200 }.count == 5)
            #expect(statuses.filter { $0 == 503 }.count == 7)
        }
        #expect(service.mostRunning == 2)
    }

    @Test func uploadsShareABoundOnMemory() async throws {
        let service = FakeReader(delay: .seconds(1))
        try await TestServer.with(service, places: 4) { settings in
            settings.uploadBudget = 150_000
        } _: { server in
            let first = Task { try await server.analyze(image: Data(count: 100_000)).status }
            try await eventually { service.running == 1 }
            let second = try await server.analyze(image: Data(count: 100_000))
            #expect(second.status == 503 && second.code == "busy")
            #expect(try await first.value == 200)
            // What the first one took is free again.
            let third = try await server.analyze(image: Data(count: 100_000))
            #expect(third.status == 200)
        }
    }

    @Test func moreConnectionsThanAllowedWait() async throws {
        try await TestServer.with { settings in
            settings.connections.count = 2
        } _: { server in
            // One more than the limit is taken; none is idle, so none makes room.
            var held: [RawClient] = []
            for _ in 0..<3 {
                let client = try RawClient(port: server.port)
                client.send("POST /v1/analyze HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nhalf")
                held.append(client)
                try await Task.sleep(for: .milliseconds(300))
            }
            let late = try RawClient(port: server.port)
            late.send("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
            let answer = Task {
                let text = try await late.read(until: "}")
                return (text, ContinuousClock.now)
            }
            try await Task.sleep(for: .milliseconds(300))
            let start = ContinuousClock.now
            held[0].cut()
            let (text, end) = try await answer.value
            #expect(text.hasPrefix("HTTP/1.1 200"))
            #expect(end > start && end - start < .seconds(4))
        }
    }
}
