import Foundation
import Glibc
import LiveText
import Testing

@testable import LiveTextServer

/// Requests get the answers that this process would give, in the order in which they came, within their bounds.
@Suite(.serialized, .timeLimit(.minutes(5))) struct WorkerProcessesTests {
    @Test(arguments: [AnalysisFormat.jsonl, .text, .svg]) func sameDocuments(format: AnalysisFormat) async throws {
        try await TestWorkers.with(count: 2) { workers in
            for name in ["card-wifi.jpg", "card-french.heic", "sign-street.jpg"] {
                let image = try TestPicture.sample(name)
                var request = TestWorkers.request
                request.format = format
                request.name = name
                request.orientation = .up
                let document = try await workers.document(of: image, request: request).bytes
                let expected = try await InProcessService().document(of: image, request: request).bytes
                #expect(document == expected, "\(name)")
            }
        }
    }

    @Test func sameFailures() async throws {
        var small = TestWorkers.request
        small.configuration.limits.pixels = 10
        var unknown = TestWorkers.request
        unknown.configuration.locales = ["tlh"]
        let cases = [
            ([], TestWorkers.request, "unreadableImage"),
            (Array("text".utf8), TestWorkers.request, "unsupportedFormat"),
            (try TestPicture.small(), small, "imageTooLarge"),
            (try TestPicture.small(), unknown, "languageUnavailable"),
        ]
        try await TestWorkers.with(count: 1) { workers in
            let ids = await workers.processIDs
            for (image, request, code) in cases {
                let failure = await workers.outcome(of: image, request).failure
                let expected = await #expect(throws: ImageAnalysisFailure.self) {
                    try await InProcessService().document(of: image, request: request)
                }
                #expect(failure == expected)
                #expect(failure?.code == code)
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
            #expect(await workers.counts.waiting == 0)
            kill(id, SIGCONT)
            #expect(await first.text?.contains("visitors") == true)
        }
    }

    @Test func cancelledCallersAreLetGo() async throws {
        try await TestWorkers.with(count: 1) { workers in
            let (large, small) = (try TestPicture.large(), try TestPicture.small())
            let ids = await workers.processIDs
            let running = Task { try await workers.document(of: large, request: TestWorkers.request) }
            _ = try await workers.busyID()
            let waiting = Task { try await workers.document(of: small, request: TestWorkers.request) }
            try await TestWorkers.eventually { await workers.counts.waiting == 1 }
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

    @Test func shutdownLosesNothing() async throws {
        let workers = WorkerProcesses(count: 2, settings: TestWorkers.settings())
        let image = try TestPicture.small()
        let outcomes = await withTaskGroup { group in
            for _ in 0..<20 { group.addTask { await workers.outcome(of: image) } }
            try? await TestWorkers.eventually { await workers.counts.busy + workers.counts.waiting > 15 }
            let ids = await workers.processIDs
            await workers.shutdown()
            for id in ids { #expect(!TestWorkers.exists(id)) }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.allSatisfy { $0.text?.contains("visitors") == true })
        #expect(await workers.outcome(of: image).failure?.code == "busy")
        #expect(await workers.counts.alive == 0)
    }
}
