internal import LiveText
internal import Synchronization

/// A request on its way to a worker, and its answer on the way back.
package final class RequestJob: Sendable {
    let body: [UInt8]
    /// When the body had arrived.
    let arrival: ContinuousClock.Instant
    private let request: WorkerRequest
    private let answer: AsyncThrowingStream<WorkerAnswer, any Error>.Continuation
    private let state = Mutex(State())

    private struct State {
        var start: ContinuousClock.Instant?
        var returns = 0
        var isStopped = false
        var onStop: (@Sendable () -> Void)?
    }

    /// Makes a job whose answer, or failure, goes to the stream `answer`.
    init(
        request: WorkerRequest, body: [UInt8], arrival: ContinuousClock.Instant,
        answer: AsyncThrowingStream<WorkerAnswer, any Error>.Continuation
    ) {
        self.request = request
        self.body = body
        self.arrival = arrival
        self.answer = answer
    }

    var deadline: ContinuousClock.Instant { arrival + request.deadline }

    /// The request with what is over of its time.
    var aged: WorkerRequest {
        var request = request
        request.age = arrival.duration(to: .now)
        return request
    }

    /// When a worker took it for the first time; nil while it waits.
    var start: ContinuousClock.Instant? { state.withLock(\.start) }

    /// Notes that a worker takes it.
    ///
    /// - Returns: Whether none did before.
    func begin() -> Bool {
        state.withLock { state in
            guard state.start == nil else { return false }
            state.start = .now
            return true
        }
    }

    /// Notes that a worker gives it back.
    ///
    /// - Returns: How often that has happened.
    func noteReturn() -> Int {
        state.withLock { state in
            state.returns += 1
            return state.returns
        }
    }

    func finish(_ result: Result<WorkerAnswer, any Error>) {
        // It may hold this request, which holds it.
        state.withLock { $0.onStop = nil }
        switch result {
        case .success(let found):
            answer.yield(found)
            answer.finish()
        case .failure(let error): answer.finish(throwing: error)
        }
    }

    func fail(_ failure: ImageAnalysisFailure) {
        finish(.failure(failure))
    }

    /// The answer is no longer wanted.
    func stop() {
        let onStop = state.withLock { state in
            state.isStopped = true
            return state.onStop.take()
        }
        onStop?()
    }

    /// Has a closure called when the answer is no longer wanted before there is one, at once where that is so already.
    func whenStopped(_ body: @escaping @Sendable () -> Void) {
        let isStopped = state.withLock { state in
            if !state.isStopped { state.onStop = body }
            return state.isStopped
        }
        if isStopped { body() }
    }
}
