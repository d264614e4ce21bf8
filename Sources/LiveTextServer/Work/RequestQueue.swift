internal import LiveText

/// Requests that wait for a worker, and workers that wait for a request: first come, first served, within a bound and each
/// request's deadline.
package actor RequestQueue {
    /// How many requests are answered at once.
    nonisolated let places: Int
    /// How many may wait while all places are taken.
    nonisolated let limit: Int
    private let metrics: ServerMetrics
    private var waiting: [RequestJob] = []
    private var running: Set<ObjectIdentifier> = []
    private var idle: [Idle] = []
    private var isClosed = false
    private var failure: ImageAnalysisFailure?

    private struct Idle {
        let hasEnded: @Sendable () -> Bool
        let work: CheckedContinuation<RequestJob?, Never>
    }

    init(places: Int, limit: Int, metrics: ServerMetrics = ServerMetrics()) {
        self.places = places
        self.limit = limit
        self.metrics = metrics
    }

    var waitingCount: Int { max(0, waiting.count + running.count - places) }
    var runningCount: Int { min(waiting.count + running.count, places) }
    /// Whether one more would be refused.
    var isFull: Bool { waiting.count + running.count >= places + limit }

    /// Has a request answered. Its deadline counts from `arrival`, when the whole body had arrived.
    ///
    /// - Throws: `ImageAnalysisFailure`, or `CancellationError` as soon as the task is cancelled.
    func answer(
        to request: WorkerRequest, body: [UInt8], arrival: ContinuousClock.Instant = .now
    ) async throws -> WorkerAnswer {
        if let failure { throw failure }
        guard !isClosed else { throw ImageAnalysisFailure.ending }
        guard !isFull else { throw ImageAnalysisFailure.full }
        let (answers, answer) = AsyncThrowingStream<WorkerAnswer, any Error>.makeStream()
        let job = RequestJob(request: request, body: body, arrival: arrival, answer: answer)
        answer.onTermination = { [weak self] end in
            if case .cancelled = end { Task { await self?.leave(job) } }
        }
        add(job)
        let alarm = Task {
            try await Task.sleep(until: job.deadline, clock: .continuous)
            leave(job)
            job.fail(.timedOut)
        }
        defer {
            alarm.cancel()
            if let start = job.start { metrics.record(.analyze, since: start) }
        }
        for try await answer in answers {
            // The worker is told of a cancellation before the stream ends, and may be quicker.
            try Task.checkCancellation()
            return answer
        }
        // The stream ends without an answer when the caller is cancelled.
        throw CancellationError()
    }

    private func add(_ job: RequestJob, isFirst: Bool = false) {
        // The worker that was busy last is the warmest.
        if let index = idle.lastIndex(where: { !$0.hasEnded() }) {
            let worker = idle.remove(at: index)
            begin(job)
            worker.work.resume(returning: job)
        } else if isFirst {
            waiting.insert(job, at: 0)
        } else {
            waiting.append(job)
        }
    }

    private func begin(_ job: RequestJob) {
        if job.begin() { metrics.record(.wait, since: job.arrival) }
        running.insert(ObjectIdentifier(job))
    }

    /// The request that waits longest, or the next that comes. The worker says ``end(_:)`` once nothing of it is left running.
    ///
    /// - Parameter hasEnded: Whether the worker can take no request any more.
    /// - Returns: Nil once there will be none, or the worker has ended.
    func next(unless hasEnded: @escaping @Sendable () -> Bool = { false }) async -> RequestJob? {
        guard hasWork, !hasEnded() else { return nil }
        guard let job = waiting.first else {
            return await withCheckedContinuation { idle.append(Idle(hasEnded: hasEnded, work: $0)) }
        }
        waiting.removeFirst()
        begin(job)
        return job
    }

    /// Nothing of the request is left running.
    func end(_ job: RequestJob) {
        running.remove(ObjectIdentifier(job))
    }

    /// Gives a request back that its worker could not begin: it is the next one's. After a few times it is refused.
    func giveBack(_ job: RequestJob) {
        guard running.remove(ObjectIdentifier(job)) != nil else { return }
        guard job.noteReturn() <= 2 else { return job.fail(.lost) }
        add(job, isFirst: true)
    }

    /// The answer is no longer wanted.
    private func leave(_ job: RequestJob) {
        waiting.removeAll { $0 === job }
        job.stop()
    }

    /// Whether a worker is still needed.
    var hasWork: Bool { !isClosed || !waiting.isEmpty }

    /// Refuses all requests that wait and those to come, until nil is set again: there is no worker.
    func refuse(with failure: ImageAnalysisFailure?) {
        self.failure = failure
        guard let failure else { return }
        waiting.forEach { $0.fail(failure) }
        waiting = []
    }

    /// Lets those workers go that wait for a request and have ended.
    func dismissEnded() {
        idle.filter { $0.hasEnded() }.forEach { $0.work.resume(returning: nil) }
        idle.removeAll { $0.hasEnded() }
    }

    /// Takes no more requests, and lets the workers go once those that were taken are answered.
    func close() {
        isClosed = true
        idle.forEach { $0.work.resume(returning: nil) }
        idle = []
    }
}
