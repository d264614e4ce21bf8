internal import Foundation
internal import LiveText

/// Finds data in texts, with the analyses' queue and deadline.
struct DetectionService: Sendable {
    let queue: AnalysisQueue
    let deadline: Duration

    /// Runs detection on a thread where it may take its time; one that is late keeps its place until it has ended.
    func answer(_ work: @escaping @Sendable () -> [DetectionAnswer]) async throws -> [DetectionAnswer] {
        let deadline = ContinuousClock.now + deadline
        return try await AbandonableWork.result(stop: StopSignal(deadline: deadline), deadline: deadline) {
            try await queue.withPlace {
                await withCheckedContinuation { continuation in
                    // A queue of its own has a thread of its own: long work would keep the shared ones from all others.
                    DispatchQueue(label: "LiveText.detection").async { continuation.resume(returning: work()) }
                }
            }
        }
    }
}
