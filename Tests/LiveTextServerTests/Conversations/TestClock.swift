import Foundation
import Synchronization

/// A clock that stands still until it is told otherwise.
final class TestClock: Sendable {
    private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

    var now: Date { time.withLock { $0 } }

    func pass(_ seconds: TimeInterval) { time.withLock { $0 += seconds } }
}
