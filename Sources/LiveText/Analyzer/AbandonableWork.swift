import Imaging
import Recognition

/// Work that its caller can walk away from: some C calls cannot be interrupted, and nobody waits for them.
enum AbandonableWork {
    /// Runs the body in a task of its own.
    ///
    /// Once the caller is cancelled or the deadline has passed, this throws at once; the body is cancelled, finds `stop`
    /// raised at its next check, and ends unheard.
    static func result<Result: Sendable>(
        stop: StopSignal, deadline: ContinuousClock.Instant?, _ body: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        let (results, continuation) = AsyncThrowingStream<Result, any Error>.makeStream()
        let work = Task {
            do {
                continuation.yield(try await body())
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        let alarm = deadline.map { deadline in
            Task {
                try await Task.sleep(until: deadline, clock: .continuous)
                continuation.finish(throwing: ImageAnalysisError.timedOut)
            }
        }
        defer {
            stop.cancel()
            work.cancel()
            alarm?.cancel()
        }
        for try await result in results { return result }
        // The stream ends without a result when the caller is cancelled.
        throw CancellationError()
    }
}
