internal import ServiceLifecycle
internal import Synchronization

/// Whether the server is about to end: set as soon as it is told to, while it still finishes what runs.
final class ServerLifecycle: Service {
    private let ending = Atomic(false)

    var isEnding: Bool { ending.load(ordering: .relaxed) }

    func run() async throws {
        try await gracefulShutdown()
        ending.store(true, ordering: .relaxed)
    }
}
