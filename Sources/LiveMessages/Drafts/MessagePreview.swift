/// What people see of a message's page who are not in its conversation, and the programs that make previews of links.
public enum MessagePreview: String, Hashable, Sendable, Codable, CaseIterable {
    /// That there is a message.
    case none
    /// The summary.
    case summary
    /// The alternate layout with its picture.
    case full
}
