import Imaging
internal import Synchronization

/// Tells blocking work that its result is no longer wanted: the caller was cancelled, or the deadline has passed.
///
/// Engines ask it between steps, and from C callbacks within a step.
package final class StopSignal: Sendable {
    private let isCancelled = Atomic(false)
    private let deadline: ContinuousClock.Instant?

    package init(deadline: ContinuousClock.Instant? = nil) {
        self.deadline = deadline
    }

    /// Asks the work to stop.
    package func cancel() {
        isCancelled.store(true, ordering: .relaxed)
    }

    /// Whether work is to stop.
    package var isRaised: Bool {
        isCancelled.load(ordering: .relaxed) || hasTimedOut
    }

    /// How long work may go on; nil where nobody set a deadline.
    package var secondsLeft: Double? {
        deadline.map { max(0, ContinuousClock.now.duration(to: $0) / .seconds(1)) }
    }

    private var hasTimedOut: Bool {
        deadline.map { ContinuousClock.now >= $0 } ?? false
    }

    /// Throws `CancellationError`, or `.timedOut` where the deadline was the reason.
    package func check() throws {
        if isCancelled.load(ordering: .relaxed) { throw CancellationError() }
        if hasTimedOut { throw ImageAnalysisError.timedOut }
    }
}
