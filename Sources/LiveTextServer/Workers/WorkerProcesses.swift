internal import Foundation
internal import LiveText
package import Logging

/// Answers requests in processes of their own, each of which works on one at a time: a crash in a recognition library, or
/// a request that keeps it busy for ever, costs one request.
///
/// The processes are of the same program, and stay until the queue is closed, or until this process ends in whatever way.
package actor WorkerProcesses: RequestWorkers {
    /// How many processes there are.
    package nonisolated let count: Int
    let settings: WorkerSettings
    let logger: Logger
    /// Those that can take a request or work on one, by their place.
    var alive: [Int: WorkerProcess] = [:]
    /// Those that work on a request.
    var running: [ObjectIdentifier: WorkerProcess] = [:]
    /// What became of processes so far.
    var record = WorkerCounts()
    /// How many starts in a row failed.
    var failedStarts = 0
    /// What workers could not give up on this system, once it is known.
    var looseness: [String]?

    /// Makes a pool of `count` processes, one a core unless given. They start when it begins to serve a queue.
    package init(
        count: Int? = nil, settings: WorkerSettings = WorkerSettings(),
        logger: Logger = Logger(label: "livetext") { _ in SwiftLogNoOpLogHandler() }
    ) {
        self.settings = settings
        self.logger = logger
        self.count = max(1, count ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    package func serve(_ queue: RequestQueue) async {
        if settings.fillsCache { await fillCache(for: queue) }
        await withTaskGroup { group in
            for place in 0..<count {
                group.addTask { await self.keepProcess(at: place, for: queue) }
            }
        }
    }

    /// What the processes do now.
    package var counts: WorkerCounts {
        var counts = record
        counts.alive = alive.count
        counts.busy = running.count
        counts.residentBytes = alive.values.reduce(0) { $0 + $1.residentBytes }
        return counts
    }

    /// The answer to a request is no longer wanted.
    func cancel(_ job: RequestJob) {
        guard let process = running[ObjectIdentifier(job)] else { return }
        process.send(.cancel)
        process.expect(by: .now + settings.grace)
    }
}
