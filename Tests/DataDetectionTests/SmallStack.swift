import Foundation
import Synchronization

/// Runs work on a thread with as much stack as a thread of a server has.
enum SmallStack {
    private static let size = 512 << 10

    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) -> Result? {
        let outcome = Outcome<Result>()
        let thread = Thread {
            let result = work()
            outcome.value.withLock { $0 = result }
            outcome.isThere.signal()
        }
        thread.stackSize = size
        thread.start()
        outcome.isThere.wait()
        return outcome.value.withLock { $0 }
    }

    private final class Outcome<Result: Sendable>: Sendable {
        let value = Mutex<Result?>(nil)
        let isThere = DispatchSemaphore(value: 0)
    }
}
