internal import NIOCore

/// What the streams at one place of a conversation have to tell next.
struct EventBatch: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        /// What happened, in order and as streams have it; perhaps nothing.
        case events(ByteBuffer, last: Int, hasMore: Bool)
        /// The stream ends for good: the conversation or the participant is gone.
        case closed(reason: String)
        /// The client knows a number that was never given.
        case reset(latestEvent: Int)
    }

    /// Those whose tokens hold.
    let participants: Set<String>
    private let content: Content

    init(_ content: Content, participants: Set<String> = []) {
        self.content = content
        self.participants = participants
    }

    /// What one of them is told.
    func content(for participant: String) -> Content {
        if case .closed = content { return content }
        return participants.contains(participant) ? content : .closed(reason: "removed")
    }
}
