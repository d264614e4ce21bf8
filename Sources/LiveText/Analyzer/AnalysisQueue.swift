internal import Imaging

/// Lets a bounded number of analyses run at once and a bounded number wait, first come, first served.
actor AnalysisQueue {
    /// How many more could start now.
    private(set) var freePlaces: Int
    /// How many wait.
    var waiterCount: Int { waiting.count }

    /// How many may wait.
    nonisolated let limit: Int
    private let places: Int
    private var waiting: [Waiter] = []
    private var nextTicket = 0
    private var drained: [CheckedContinuation<Void, Never>] = []

    private struct Waiter {
        let ticket: Int
        let continuation: CheckedContinuation<Void, any Error>
    }

    init(places: Int, limit: Int) {
        freePlaces = places
        self.places = places
        self.limit = limit
    }

    /// Waits for a place, runs the body and frees the place once the body has really ended.
    ///
    /// - Throws: `.busy` at once where the queue is full, `CancellationError`, or what the body throws.
    nonisolated func withPlace<Result: Sendable>(_ body: () async throws -> Result) async throws -> Result {
        try await enter()
        do {
            let result = try await body()
            await leave()
            return result
        } catch {
            await leave()
            throw error
        }
    }

    /// Waits until no place is taken.
    func drain() async {
        guard freePlaces < places else { return }
        await withCheckedContinuation { drained.append($0) }
    }

    private func enter() async throws {
        try Task.checkCancellation()
        if freePlaces > 0 {
            freePlaces -= 1
            return
        }
        guard waiting.count < limit else {
            throw ImageAnalysisError(
                .busy, "All workers are taken and \(limit) more images are waiting: try again in a moment.")
        }
        let ticket = nextTicket
        nextTicket += 1
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                waiting.append(Waiter(ticket: ticket, continuation: continuation))
            }
        } onCancel: {
            Task { await cancel(ticket) }
        }
    }

    private func leave() {
        // A place goes straight to the one who waits longest, so that no newcomer gets ahead.
        if waiting.isEmpty {
            freePlaces += 1
            if freePlaces == places {
                drained.forEach { $0.resume() }
                drained = []
            }
        } else {
            waiting.removeFirst().continuation.resume()
        }
    }

    private func cancel(_ ticket: Int) {
        guard let index = waiting.firstIndex(where: { $0.ticket == ticket }) else { return }
        waiting.remove(at: index).continuation.resume(throwing: CancellationError())
    }
}
