internal import Dispatch

/// Runs an actor's work on a serial dispatch queue of its own, so that blocking C never occupies a thread of Swift's
/// cooperative pool.
package final class DispatchQueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    package init(label: String) {
        queue = DispatchQueue(label: label)
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
}
