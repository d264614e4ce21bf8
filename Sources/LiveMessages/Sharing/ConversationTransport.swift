/// What carries requests to a conversation's server. The library has no network of its own: an application passes requests on with what
/// it has.
public protocol ConversationTransport: Sendable {
    /// Sends a request, follows no redirection, and waits for the answer, whatever its status.
    ///
    /// - Throws: What went wrong where there was no answer; such a request is sent once more.
    func answer(to request: ConversationRequest) async throws -> ConversationAnswer
}

/// A request to a conversation's server.
public struct ConversationRequest: Hashable, Sendable {
    /// Whole, with its scheme.
    public let url: String
    /// Fields of the head; one of them may be a secret.
    public let headers: [String: String]
    /// What is sent by POST.
    public let body: [UInt8]
}

/// What a conversation's server answered.
public struct ConversationAnswer: Hashable, Sendable {
    /// The status, such as 201.
    public let status: Int
    /// The body.
    public let body: [UInt8]

    /// Makes an answer.
    public init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}
