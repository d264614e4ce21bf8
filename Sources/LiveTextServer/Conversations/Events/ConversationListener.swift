internal import Synchronization

/// A stream that waits for what happens in a conversation.
final class ConversationListener: Sendable {
    let conversation: String
    /// Something may have happened, or it is time for a sign of life. Ends when the stream is to end.
    let rings: AsyncStream<Void>
    private let ring: AsyncStream<Void>.Continuation
    private let writing = Mutex<ContinuousClock.Instant?>(nil)
    private let cut: @Sendable () -> Void

    /// Makes one; `cut` closes the connection, whatever is under way on it.
    init(to conversation: String, cut: @escaping @Sendable () -> Void) {
        self.conversation = conversation
        self.cut = cut
        (rings, ring) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func wake() { ring.yield() }

    func end() { ring.finish() }

    /// Notes how long a client takes to accept what it is told.
    func whileWriting(_ body: () async throws -> Void) async throws {
        writing.withLock { $0 = .now }
        defer { writing.withLock { $0 = nil } }
        try await body()
    }

    /// Cuts a client off that does not take what it is told; it may come back.
    func cutOff(after patience: Duration) {
        guard let start = writing.withLock({ $0 }), start.duration(to: .now) > patience else { return }
        ring.finish()
        cut()
    }
}
