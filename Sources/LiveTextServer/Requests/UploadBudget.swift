internal import Synchronization

/// How many bytes of uploads are in memory at once, over all requests.
final class UploadBudget: Sendable {
    private let limit: Int
    private let used = Mutex(0)

    init(bytes: Int) {
        limit = bytes
    }

    var bytesInUse: Int { used.withLock { $0 } }

    /// Whether so many bytes more can be had; they must be given back.
    func take(_ bytes: Int) -> Bool {
        used.withLock { used in
            guard bytes <= limit - used else { return false }
            used += bytes
            return true
        }
    }

    func giveBack(_ bytes: Int) {
        used.withLock { $0 -= bytes }
    }
}
