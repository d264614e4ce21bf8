import Foundation
import Glibc
import LiveText
import Testing

@testable import LiveTextServer

/// Worker processes of the built command, ended after the test.
enum TestWorkers {
    /// The command lies beside the test bundle.
    static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "analyze").path

    static let request = AnalysisRequest(configuration: .init([.text, .machineReadableCode]), format: .jsonl)

    static func request(deadline: Duration) -> AnalysisRequest {
        var request = request
        request.configuration.deadline = deadline
        return request
    }

    static func settings(_ change: (inout WorkerSettings) -> Void = { _ in }) -> WorkerSettings {
        var settings = WorkerSettings()
        settings.executable = executable
        change(&settings)
        return settings
    }

    /// Runs the body once all processes are ready.
    static func with(
        count: Int, settings: WorkerSettings = settings(), _ body: (WorkerProcesses) async throws -> Void
    ) async throws {
        let workers = WorkerProcesses(count: count, settings: settings)
        do {
            try await eventually { await workers.counts.alive == count }
            try await body(workers)
        } catch {
            await workers.shutdown()
            throw error
        }
        await workers.shutdown()
    }

    struct NeverHappened: Error {}

    /// Waits until something holds.
    static func eventually(_ condition: () async throws -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(30)
        while try await !condition() {
            guard ContinuousClock.now < end else { throw NeverHappened() }
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Whether a process is there, dead but not collected included.
    static func exists(_ id: pid_t) -> Bool { kill(id, 0) == 0 }

    /// The children of a process, whichever of its threads started them.
    static func children(of id: pid_t) -> [pid_t] {
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
        return threads.flatMap { thread in
            let list = try? String(contentsOfFile: "/proc/\(id)/task/\(thread)/children", encoding: .utf8)
            return (list ?? "").split(separator: " ").compactMap { pid_t($0) }
        }
    }
}

extension WorkerProcesses {
    var processIDs: Set<pid_t> { Set(alive.values.map(\.id)) }
    var busyIDs: Set<pid_t> { Set(queue.running.values.map(\.id)) }

    /// Waits until a request is being worked on, and gives the process that does it.
    nonisolated func busyID() async throws -> pid_t {
        try await TestWorkers.eventually { await !busyIDs.isEmpty }
        // Far enough to be in the middle of it.
        try await Task.sleep(for: .milliseconds(50))
        return try #require(await busyIDs.first)
    }

    /// The answer, or why there is none.
    nonisolated func outcome(
        of image: [UInt8], _ request: AnalysisRequest = TestWorkers.request
    ) async -> Result<[UInt8], ImageAnalysisFailure> {
        do {
            return .success(try await document(of: image, request: request).bytes)
        } catch {
            return .failure(error as? ImageAnalysisFailure ?? ImageAnalysisFailure(error))
        }
    }
}

extension Result<[UInt8], ImageAnalysisFailure> {
    var text: String? { (try? get()).map { String(decoding: $0, as: UTF8.self) } }

    var failure: ImageAnalysisFailure? {
        if case .failure(let failure) = self { failure } else { nil }
    }
}
