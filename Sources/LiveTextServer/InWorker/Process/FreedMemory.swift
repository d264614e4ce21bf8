internal import CAllocator
internal import Synchronization

/// Memory that libraries have freed and the allocator keeps: given back to the system, it is not counted against the process,
/// which would be replaced for it.
final class FreedMemory: Sendable {
    private let residentBytes = Mutex(0)

    /// What may come together before it is worth the time; to give back takes some, and so does to take again.
    private static let patience = 64 << 20

    func giveBack() {
        residentBytes.withLock { least in
            guard let now = ProcessMemory.residentBytes, now > least + Self.patience else { return }
            allocator_give_back()
            least = ProcessMemory.residentBytes ?? now
        }
    }
}
