internal import Synchronization

/// The streams of all conversations. It says that something happened, not what: a stream reads that from the file, by the number
/// that its client has, and so tells each event once, in order.
final class ConversationHub: Sendable {
    private struct State {
        var listeners: [String: [ObjectIdentifier: ConversationListener]] = [:]
        var rounds: [String: Int] = [:]
        var latestRound = 0
        var count = 0
        var hasEnded = false

        mutating func begin(_ conversation: String) {
            latestRound += 1
            rounds[conversation] = latestRound
        }
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
            if known == 0 { state.begin(listener.conversation) }
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
            guard state.listeners[listener.conversation]?.isEmpty == true else { return }
            state.listeners[listener.conversation] = nil
            state.rounds[listener.conversation] = nil
        }
    }

    /// Something happened in a conversation.
    func ring(_ conversation: String) {
        let listeners = state.withLock { state in
            guard let listeners = state.listeners[conversation] else { return [ConversationListener]() }
            state.begin(conversation)
            return Array(listeners.values)
        }
        for listener in listeners { listener.wake() }
    }

    /// Rises whenever something happens in a conversation that has streams: what was read in the same round is what there is.
    func round(of conversation: String) -> Int? { state.withLock { $0.rounds[conversation] } }

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
