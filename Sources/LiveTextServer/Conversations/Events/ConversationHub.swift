internal import Synchronization

/// The streams of all conversations. It says that something happened, not what: a stream reads that from the file, by the number
/// that its client has, and so tells each event once, in order.
final class ConversationHub: Sendable {
    private struct State {
        var listeners: [String: [ObjectIdentifier: ConversationListener]] = [:]
        var count = 0
        var hasEnded = false
    }
    private let limit: Int
    private let patience: Duration
    private let state = Mutex(State())

    /// - Parameters:
    ///   - limit: Streams of all conversations.
    ///   - patience: How long a client may take to accept what it is told.
    init(limit: Int, patience: Duration) {
        self.limit = limit
        self.patience = patience
    }

    var count: Int { state.withLock(\.count) }

    /// Adds a stream.
    ///
    /// - Throws: ``Problem`` where there are too many.
    func add(_ listener: ConversationListener, atMost: Int) throws(Problem) {
        let isTaken = state.withLock { state in
            let known = state.listeners[listener.conversation]?.count ?? 0
            guard state.count < limit, known < atMost, !state.hasEnded else { return false }
            state.listeners[listener.conversation, default: [:]][ObjectIdentifier(listener)] = listener
            state.count += 1
            return true
        }
        if !isTaken { throw .busy("Too many read along: try again in a moment.") }
    }

    func remove(_ listener: ConversationListener) {
        state.withLock { state in
            let known = state.listeners[listener.conversation]?.removeValue(forKey: ObjectIdentifier(listener))
            guard known != nil else { return }
            state.count -= 1
            if state.listeners[listener.conversation]?.isEmpty == true { state.listeners[listener.conversation] = nil }
        }
    }

    /// Something happened in a conversation.
    func ring(_ conversation: String) {
        let listeners = state.withLock { Array(($0.listeners[conversation] ?? [:]).values) }
        for listener in listeners { listener.wake() }
    }

    /// It is time for a sign of life.
    func ringAll() {
        for listener in all {
            listener.cutOff(after: patience)
            listener.wake()
        }
    }

    /// Ends all streams.
    func end() {
        state.withLock { $0.hasEnded = true }
        for listener in all { listener.end() }
    }

    private var all: [ConversationListener] { state.withLock { $0.listeners.values.flatMap(\.values) } }
}
