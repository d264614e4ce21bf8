import Foundation
import Glibc
import LiveText
import Testing

@testable import LiveTextServer

/// Requests get the answers that this process would give, in the order in which they came, within their bounds.
@Suite(.serialized, .timeLimit(.minutes(5))) struct WorkerProcessesTests {
    @Test(arguments: ["jsonl", "text", "svg"]) func sameAnswers(format: String) async throws {
        try await TestWorkers.with(count: 2) { workers in
            for name in ["card-wifi.jpg", "card-french.heic", "sign-street.jpg"] {
                let image = try TestPicture.sample(name)
                let request = TestWorkers.request("orientation=1&format=" + format)
                let answer = try await workers.queue.answer(to: request, body: image)
                let expected = try await RequestAnswerer(reader: AnalyzerReader()).answer(to: request, body: image)
                #expect(answer.body == expected.body, "\(name)")
                #expect(answer.head.status == 200 && answer.head.mediaType == expected.head.mediaType)
            }
        }
    }

    @Test func sameRefusals() async throws {
        var small = TestWorkers.request()
        small.limits.pixels = 10
        let cases = [
            ([], TestWorkers.request(), "unreadableImage"),
            (Array("text".utf8), TestWorkers.request(), "unsupportedFormat"),
            (try TestPicture.small(), small, "imageTooLarge"),
            (try TestPicture.small(), TestWorkers.request("languages=tlh"), "languageUnavailable"),
            (try TestPicture.small(), TestWorkers.request("page=0"), "invalidOption"),
        ]
        try await TestWorkers.with(count: 1) { workers in
            let ids = await workers.processIDs
            for (image, request, code) in cases {
                let answer = try await workers.queue.answer(to: request, body: image)
                let expected = try await RequestAnswerer(reader: AnalyzerReader()).answer(to: request, body: image)
                #expect(answer == expected)
                #expect(answer.head.problem == code)
            }
            #expect(await workers.processIDs == ids)
        }
    }

    @Test func waitingEndsAtTheDeadline() async throws {
        try await TestWorkers.with(count: 1) { workers in
            let image = try TestPicture.small()
            let id = try #require(await workers.processIDs.first)
            kill(id, SIGSTOP)
            async let first = workers.outcome(of: image)
            try await TestWorkers.eventually { await workers.counts.busy == 1 }
            let start = ContinuousClock.now
            let failure = await workers.outcome(of: image, TestWorkers.request(deadline: .milliseconds(200))).failure
            #expect(failure?.code == "timedOut")
            #expect(start.duration(to: .now) < .seconds(1))
            #expect(await workers.queue.waitingCount == 0)
            kill(id, SIGCONT)
            #expect(await first.text?.contains("visitors") == true)
        }
    }

    @Test func cancelledCallersAreLetGo() async throws {
        try await TestWorkers.with(count: 1) { workers in
            let (large, small) = (try TestPicture.large(), try TestPicture.small())
            let ids = await workers.processIDs
            let running = Task { try await workers.queue.answer(to: TestWorkers.request(), body: large) }
            _ = try await workers.busyID()
            let waiting = Task { try await workers.queue.answer(to: TestWorkers.request(), body: small) }
            try await TestWorkers.eventually { await workers.queue.waitingCount == 1 }
            let start = ContinuousClock.now
            waiting.cancel()
            await #expect(throws: CancellationError.self) { try await waiting.value }
            running.cancel()
            await #expect(throws: CancellationError.self) { try await running.value }
            #expect(start.duration(to: .now) < .milliseconds(500))
            // What was cancelled ends, and the process goes on.
            #expect(await workers.outcome(of: small).text?.contains("visitors") == true)
            #expect(await workers.processIDs == ids)
        }
    }

    @Test func deadlineEndsTheRequestNotTheProcess() async throws {
        try await TestWorkers.with(count: 1) { workers in
            let ids = await workers.processIDs
            let failure = await workers.outcome(
                of: try TestPicture.large(), TestWorkers.request(deadline: .milliseconds(300))
            ).failure
            #expect(failure == .timedOut)
            #expect(await workers.outcome(of: try TestPicture.small()).text?.contains("visitors") == true)
            #expect(await workers.processIDs == ids)
        }
    }

    @Test func closingLosesNothing() async throws {
        let image = try TestPicture.small()
        let processes = WorkerProcesses(count: 2, settings: TestWorkers.settings())
        let workers = TestWorkers(processes: processes, queue: RequestQueue(places: 2, limit: 256))
        let serving = Task { await processes.serve(workers.queue) }
        let outcomes = await withTaskGroup { group in
            for _ in 0..<20 { group.addTask { await workers.outcome(of: image) } }
            try? await TestWorkers.eventually {
                let ids = await workers.processIDs
                return await workers.queue.waitingCount > 12 && !ids.isEmpty
            }
            let ids = await workers.processIDs
            await workers.queue.close()
            await serving.value
            for id in ids { #expect(!TestWorkers.exists(id)) }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.allSatisfy { $0.text?.contains("visitors") == true })
        #expect(await workers.outcome(of: image).failure?.code == "busy")
        #expect(await workers.counts.alive == 0)
    }
}
