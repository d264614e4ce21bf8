internal import Synchronization

/// Whether the client at the other end of a connection is still there.
final class ClientPresence: Sendable {
    private struct State {
        var isGone = false
        var waiter: AsyncStream<Never>.Continuation?
    }
    private let state = Mutex(State())

    var isGone: Bool { state.withLock(\.isGone) }

    /// The client has closed its side.
    func end() {
        state.withLock { state in
            state.isGone = true
            state.waiter?.finish()
        }
    }

    /// Runs the body, and cancels it once the client is gone: nobody would read the answer.
    ///
    /// - Throws: `CancellationError` where the client is gone, or what the body throws.
    func whilePresent<Result: Sendable>(_ body: @escaping @Sendable () async throws -> Result) async throws -> Result {
        let (absence, continuation) = AsyncStream<Never>.makeStream()
        state.withLock { state in
            state.waiter = continuation
            if state.isGone { continuation.finish() }
        }
        return try await withThrowingTaskGroup(of: Result.self) { group in
            group.addTask(operation: body)
            group.addTask {
                for await _ in absence {}
                throw CancellationError()
            }
            defer { group.cancelAll() }
            guard let result = try await group.next() else { throw CancellationError() }
            return result
        }
    }
}
