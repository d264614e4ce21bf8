internal import Foundation
internal import LiveText

/// Reads images in processes of their own, each of which works on one at a time: a crash in a recognition library, or an
/// image that keeps it busy for ever, costs one request.
///
/// Requests are handed out first come, first served. The processes are of the same program, start at once, and stay until
/// ``shutdown()``, or until this process ends in whatever way.
package actor WorkerProcesses: AnalysisService {
    /// How many processes there are.
    package nonisolated let count: Int
    let settings: WorkerSettings
    /// Those that can take a request or work on one, by their place.
    var alive: [Int: WorkerProcess] = [:]
    /// What became of processes so far.
    var record = WorkerCounts()
    /// How many starts in a row failed, and why the last one did.
    var failedStarts: (count: Int, reason: String) = (0, "")
    var queue: WorkerQueue
    /// Places that wait before they try to start a process again.
    var pauses: [Int: Task<Void, Never>] = [:]
    private(set) var isEnding = false
    private var places: [Task<Void, Never>] = []

    /// Starts processes.
    ///
    /// - Parameter count: how many; nil means one a core.
    package init(count: Int? = nil, settings: WorkerSettings = WorkerSettings()) {
        self.settings = settings
        queue = WorkerQueue(grace: settings.grace)
        self.count = max(1, count ?? ProcessInfo.processInfo.activeProcessorCount)
        Task { await start() }
    }

    private func start() {
        guard places.isEmpty else { return }
        places = (0..<count).map { place in Task { await keepProcess(at: place) } }
    }

    package func document(of image: [UInt8], request: AnalysisRequest) async throws -> AnalysisDocument {
        guard !isEnding else { throw ImageAnalysisFailure.ending }
        if let startFailure { throw startFailure }
        let (answers, answer) = AsyncThrowingStream<AnalysisDocument, any Error>.makeStream()
        let job = WorkerJob(image: image, request: request, answer: answer)
        answer.onTermination = { [weak self] end in
            if case .cancelled = end { Task { await self?.cancel(job) } }
        }
        queue.add(job)
        let alarm = job.deadline.map { deadline in
            Task {
                try await Task.sleep(until: deadline, clock: .continuous)
                queue.expire(job)
            }
        }
        defer { alarm?.cancel() }
        for try await document in answers { return document }
        // The stream ends without an answer when the caller is cancelled.
        throw CancellationError()
    }

    private func cancel(_ job: WorkerJob) {
        queue.cancel(job)
    }

    /// What the processes do now.
    package var counts: WorkerCounts {
        var counts = record
        counts.alive = alive.count
        counts.busy = queue.running.count
        counts.waiting = queue.waitingCount
        counts.residentBytes = alive.values.reduce(0) { $0 + $1.residentBytes }
        return counts
    }

    /// Takes no more requests, lets those that were taken end, and ends the processes.
    package func shutdown() async {
        // Requests may have come before the processes were started.
        start()
        isEnding = true
        queue.close()
        pauses.values.forEach { $0.cancel() }
        for place in places { await place.value }
    }
}
