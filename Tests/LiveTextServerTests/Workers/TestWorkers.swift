import Foundation
import Glibc
import LiveText
import Logging
import Testing

@testable import LiveTextServer

/// Worker processes of the built command, ended after the test.
struct TestWorkers: Sendable {
    let processes: WorkerProcesses
    let queue: RequestQueue

    /// The command lies beside the test bundle.
    static let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "analyze").path

    static func request(
        _ query: String = "types=text,codes&format=jsonl", deadline: Duration = .seconds(60)
    ) -> WorkerRequest {
        var request = WorkerRequest(route: .analyze)
        request.query = query
        request.deadline = deadline
        return request
    }

    static func settings(_ change: (inout WorkerSettings) -> Void = { _ in }) -> WorkerSettings {
        var settings = WorkerSettings()
        settings.executable = executable
        // Filled once is enough for all tests, and without it processes only take longer to start.
        settings.fillsCache = false
        // The command is not optimised here, and takes longer between two looks at its deadline.
        settings.grace = .seconds(20)
        change(&settings)
        return settings
    }

    /// Runs the body once all processes are ready.
    static func with(
        count: Int, limit: Int = 256, settings: WorkerSettings = settings(), isReady: Bool = true,
        log: RecordedLog = RecordedLog(),
        _ body: (TestWorkers) async throws -> Void
    ) async throws {
        let workers = TestWorkers(
            processes: WorkerProcesses(
                count: count, settings: settings,
                logger: Logger(label: "test") { _ in RecordingLogHandler(log: log) }),
            queue: RequestQueue(places: count, limit: limit))
        let serving = Task { await workers.processes.serve(workers.queue) }
        let result: Result<Void, any Error>
        do {
            if isReady { try await eventually { await workers.counts.alive == count } }
            try await body(workers)
            result = .success(())
        } catch {
            result = .failure(error)
        }
        await workers.queue.close()
        await serving.value
        try result.get()
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

    var counts: WorkerCounts { get async { await processes.counts } }
    var processIDs: Set<pid_t> { get async { await processes.processIDs } }

    /// Waits until a request is being worked on, and gives the process that does it.
    func busyID() async throws -> pid_t {
        try await Self.eventually { await !processes.busyIDs.isEmpty }
        // Far enough to be in the middle of it.
        try await Task.sleep(for: .milliseconds(50))
        return try #require(await processes.busyIDs.first)
    }

    /// The answer, or why there is none.
    func outcome(of image: [UInt8], _ request: WorkerRequest = request()) async -> Outcome {
        do {
            return Outcome(try await queue.answer(to: request, body: image))
        } catch {
            return Outcome(failure: error as? ImageAnalysisFailure ?? ImageAnalysisFailure(error))
        }
    }
}

extension WorkerProcesses {
    var processIDs: Set<pid_t> { Set(alive.values.map(\.id)) }
    var busyIDs: Set<pid_t> { Set(running.values.map(\.id)) }
}

/// What became of a request.
struct Outcome: Sendable {
    var text: String?
    var failure: ImageAnalysisFailure?

    init(failure: ImageAnalysisFailure) {
        self.failure = failure
    }

    init(_ answer: WorkerAnswer) {
        let text = String(decoding: answer.body, as: UTF8.self)
        if answer.head.status == 200 {
            self.text = text
        } else {
            let object = try? JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
            failure = ImageAnalysisFailure(
                code: object?["code"] as? String ?? "", message: object?["detail"] as? String ?? "")
        }
    }
}
