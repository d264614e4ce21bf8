/// A fixed number of workers, handed out first come, first served.
///
/// A job must not ask for a second worker while it holds one: with every worker so held, none would come free.
package actor WorkerPool {
    private var idle: [RecognitionWorker]
    private var waiting: [Waiter] = []
    private var nextTicket = 0

    private struct Waiter {
        let ticket: Int
        let continuation: CheckedContinuation<RecognitionWorker, any Error>
    }

    /// The number of workers.
    package nonisolated let count: Int

    package init(count: Int) {
        self.count = max(1, count)
        idle = (0..<self.count).map { _ in RecognitionWorker() }
    }

    /// Waits for a worker, runs the body on it and gives it back.
    ///
    /// - Throws: `CancellationError` when the task is cancelled while it waits, or what the body throws.
    package nonisolated func withWorker<Result: Sendable>(
        _ body: @Sendable (isolated RecognitionWorker) throws -> Result
    ) async throws -> Result {
        let worker = try await take()
        do {
            let result = try await worker.run(body)
            await giveBack(worker)
            return result
        } catch {
            await giveBack(worker)
            throw error
        }
    }

    private func take() async throws -> RecognitionWorker {
        try Task.checkCancellation()
        if let worker = idle.popLast() { return worker }
        let ticket = nextTicket
        nextTicket += 1
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.append(Waiter(ticket: ticket, continuation: continuation))
            }
        } onCancel: {
            Task { await leaveQueue(ticket) }
        }
    }

    private func giveBack(_ worker: RecognitionWorker) {
        if waiting.isEmpty {
            idle.append(worker)
        } else {
            waiting.removeFirst().continuation.resume(returning: worker)
        }
    }

    private func leaveQueue(_ ticket: Int) {
        guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return }
        waiting.remove(at: index).continuation.resume(throwing: CancellationError())
    }
}
