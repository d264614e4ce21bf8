import Foundation
import Testing

@testable import LiveText

/// Callers are let go at once, whatever the engines are in the middle of.
@Suite(.serialized, .timeLimit(.minutes(3))) struct CancellationTests {
    private let configuration = ImageAnalyzer.Configuration([.text, .machineReadableCode])
    private let clock = ContinuousClock()

    /// The shortest of up to three measurements: other tests use this machine's cores too.
    private func best(_ limit: Duration, _ measure: () async throws -> Duration) async rethrows -> Duration {
        var best = Duration.seconds(3600)
        for _ in 0..<3 where best > limit { best = min(best, try await measure()) }
        return best
    }

    @Test func cancelledCallerIsLetGo() async throws {
        let page = try TestPage.large()
        let analyzer = ImageAnalyzer(workers: 2)
        let time = try await best(.milliseconds(200)) {
            let task = Task { try await analyzer.analyze(page, configuration: configuration) }
            try await Task.sleep(for: .milliseconds(300))
            let start = clock.now
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            return start.duration(to: clock.now)
        }
        #expect(time <= .milliseconds(200))
        // What was abandoned ends at its next check and gives its place back.
        let small = try await analyzer.analyze(TestPage.small(), configuration: configuration)
        #expect(small.transcript.contains("visitors"))
    }

    @Test func deadlineHolds() async throws {
        let page = try TestPage.large()
        var configuration = configuration
        configuration.deadline = .milliseconds(150)
        let time = await best(.milliseconds(350)) { [configuration] in
            let start = clock.now
            let error = await #expect(throws: ImageAnalysisError.self) {
                try await ImageAnalyzer(workers: 2).analyze(page, configuration: configuration)
            }
            #expect(error?.code == .timedOut)
            return start.duration(to: clock.now)
        }
        #expect(time >= .milliseconds(150))
        #expect(time <= .milliseconds(350))
    }

    @Test func cancelledBeforeItBegins() async throws {
        let analyzer = ImageAnalyzer(workers: 1)
        let page = try TestPage.small()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await analyzer.analyze(page, configuration: configuration)
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func fullQueueIsRefusedAndLeftByTheCancelled() async throws {
        let page = try TestPage.large()
        let analyzer = ImageAnalyzer(workers: 1, queueLimit: 1)
        let running = Task { try await analyzer.analyze(page, configuration: configuration) }
        try await Task.sleep(for: .milliseconds(100))
        let waiting = Task { try await analyzer.analyze(page, configuration: configuration) }
        try await Task.sleep(for: .milliseconds(100))
        let error = await #expect(throws: ImageAnalysisError.self) {
            try await analyzer.analyze(page, configuration: configuration)
        }
        #expect(error?.code == .busy)
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        let next = Task { try await analyzer.analyze(TestPage.small(), configuration: configuration) }
        running.cancel()
        #expect(try await next.value.transcript.contains("visitors"))
    }
}
