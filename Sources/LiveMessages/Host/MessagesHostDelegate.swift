/// What a host needs from the program around it.
@MainActor
public protocol MessagesHostDelegate: AnyObject {
    /// Passes something on to the others; it is in the conversation when this returns.
    ///
    /// The comment is what the person wrote beside it.
    ///
    /// - Returns: The message as the conversation has it; nil where it comes later, through ``MessagesHost/receive(_:)``.
    /// - Throws: Whatever keeps it from being passed on.
    func host(_ host: MessagesHost, deliver content: MessageContent, comment: String?) async throws -> Message?
    /// Passes an answer on.
    func host(_ host: MessagesHost, deliver answer: MessageAnswer?, to message: Message) async throws
    /// Opens the application behind an app.
    ///
    /// - Returns: Whether there is one.
    func host(_ host: MessagesHost, open url: MessageURL, of app: AppIdentifier) -> Bool
    /// What is shown has changed.
    func hostDidChange(_ host: MessagesHost)
}

extension MessagesHostDelegate {
    /// Passes nothing on.
    public func host(_ host: MessagesHost, deliver answer: MessageAnswer?, to message: Message) async throws {}
    /// Opens nothing.
    public func host(_ host: MessagesHost, open url: MessageURL, of app: AppIdentifier) -> Bool { false }
    /// Does nothing.
    public func hostDidChange(_ host: MessagesHost) {}
}
