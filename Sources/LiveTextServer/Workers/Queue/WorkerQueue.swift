internal import LiveText

/// Requests that wait for a process, processes that wait for a request, and who works on what.
///
/// How many may wait is for ``QueuedService`` to say.
struct WorkerQueue {
    private let grace: Duration
    private var waiting: [WorkerJob] = []
    /// The processes at work, by their requests.
    private(set) var running: [ObjectIdentifier: WorkerProcess] = [:]
    private var idle: [(process: WorkerProcess, work: CheckedContinuation<WorkerJob?, Never>)] = []
    private var isEnding = false

    /// - Parameter grace: how long a process may take to come to an end after its deadline, or after being told to stop.
    init(grace: Duration) {
        self.grace = grace
    }

    var waitingCount: Int { waiting.count }
    var hasWork: Bool { !isEnding || !waiting.isEmpty }

    /// Gives a request to a process that waits for one, or lets it wait.
    mutating func add(_ job: WorkerJob) {
        // The one that worked last is the warmest.
        if let index = idle.lastIndex(where: { !$0.process.hasEnded }) {
            let (process, work) = idle.remove(at: index)
            start(job, on: process)
            return work.resume(returning: job)
        }
        waiting.append(job)
    }

    /// Gives a process the request that waits longest, or lets the process wait for one.
    ///
    /// - Parameter work: gets the request, which the process has been sent; nil once there will be none, or the process
    ///   has ended.
    mutating func findWork(for process: WorkerProcess, _ work: CheckedContinuation<WorkerJob?, Never>) {
        guard hasWork, !process.hasEnded else { return work.resume(returning: nil) }
        guard !waiting.isEmpty else { return idle.append((process, work)) }
        let job = waiting.removeFirst()
        start(job, on: process)
        work.resume(returning: job)
    }

    // The request is sent here and nowhere else, so that no cancellation can get ahead of it.
    private mutating func start(_ job: WorkerJob, on process: WorkerProcess) {
        running[ObjectIdentifier(job)] = process
        process.expect(by: job.deadline.map { $0 + grace })
        process.send(.analyze(job.remaining), bytes: job.image)
    }

    /// Nothing of the request is left running.
    mutating func end(_ job: WorkerJob) {
        running[ObjectIdentifier(job)] = nil
    }

    /// The caller has gone.
    mutating func cancel(_ job: WorkerJob) {
        waiting.removeAll { $0 === job }
        guard let process = running[ObjectIdentifier(job)] else { return }
        process.send(.cancel)
        process.expect(by: .now + grace)
    }

    /// Gives a request up that still waits.
    mutating func expire(_ job: WorkerJob) {
        guard let index = waiting.firstIndex(where: { $0 === job }) else { return }
        waiting.remove(at: index).fail(.timedOut)
    }

    /// Gives all requests up that wait.
    mutating func failWaiting(_ failure: ImageAnalysisFailure) {
        waiting.forEach { $0.fail(failure) }
        waiting = []
    }

    /// Lets those go that wait for work and have ended.
    mutating func dismissEnded() {
        idle.filter(\.process.hasEnded).forEach { $0.work.resume(returning: nil) }
        idle.removeAll(where: \.process.hasEnded)
    }

    /// Lets all go that wait for work: there will be none.
    mutating func close() {
        isEnding = true
        idle.forEach { $0.work.resume(returning: nil) }
        idle = []
    }
}
