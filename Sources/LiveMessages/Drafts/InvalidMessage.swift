/// What is wrong with a message that came as JSON.
public struct InvalidMessage: Error, Hashable, Sendable, CustomStringConvertible {
    /// A sentence that names the member and says what it may be; it repeats nothing of the content.
    public let description: String

    package init(_ description: String) {
        self.description = description
    }
}
