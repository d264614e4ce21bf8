internal import Synchronization

/// How many bytes of uploads are in memory at once, over all requests.
final class UploadBudget: Sendable {
    private let limit: Int
    private let used = Mutex(0)

    init(bytes: Int) {
        limit = bytes
    }

    var bytesInUse: Int { used.withLock { $0 } }

    /// Takes this many bytes more, to be given back later; false, and nothing taken, where too few are left.
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
