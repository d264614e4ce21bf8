internal import Foundation
internal import HTTPTypes
internal import Synchronization

/// How many messages a participant may send in a minute.
final class MessageRate: Sendable {
    private struct Minute {
        var number: Int
        var counts: [String: Int] = [:]
    }
    private let limit: Int
    private let minute = Mutex(Minute(number: 0))

    init(limit: Int) {
        self.limit = limit
    }

    /// Counts one more.
    ///
    /// - Throws: ``Problem`` where it is one too many.
    func count(_ participant: String, at time: Date) throws(Problem) {
        let seconds = Int(time.timeIntervalSince1970)
        let isTooMany = minute.withLock { minute in
            if minute.number != seconds / 60 { minute = Minute(number: seconds / 60) }
            minute.counts[participant, default: 0] += 1
            return minute.counts[participant, default: 0] > limit
        }
        guard isTooMany else { return }
        throw Problem(
            .tooManyRequests, "tooFast", "A participant sends at most \(limit) messages a minute: wait a moment.",
            headers: [.retryAfter: "\(60 - seconds % 60)"])
    }
}
