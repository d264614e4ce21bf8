/// What a participant answers to an invitation.
public enum MessageAnswer: String, Hashable, Sendable, Codable, CaseIterable {
    /// They come.
    case accepted
    /// They don't come.
    case declined
    /// They may come.
    case tentative
}
