/// What a stream has to tell next.
enum EventBatch: Hashable, Sendable {
    /// What happened, in order; perhaps nothing.
    case events([ConversationEvent])
    /// The stream ends for good: the conversation or the participant is gone.
    case closed(reason: String)
    /// The client knows a number that was never given.
    case reset(latestEvent: Int)
}
