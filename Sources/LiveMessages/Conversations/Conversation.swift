/// A conversation as an instance of an app sees it. Counterpart of `MSConversation`.
///
/// Each instance has its own: in the transcript the selected message is always the instance's own message.
@MainActor
public final class Conversation {
    /// Who the person at this device is.
    public let localParticipantIdentifier: ParticipantIdentifier
    /// Who the others are.
    public internal(set) var remoteParticipantIdentifiers: [ParticipantIdentifier]
    /// The message that the person chose; nil where there is none.
    public internal(set) var selectedMessage: Message?
    weak var instance: AppInstance?

    init(local: ParticipantIdentifier, remote: [ParticipantIdentifier], selectedMessage: Message?) {
        localParticipantIdentifier = local
        remoteParticipantIdentifiers = remote
        self.selectedMessage = selectedMessage
    }

    /// Puts a draft into the input field, in place of the one that is there. The person sends it, or does not.
    ///
    /// - Throws: ``MessageError/Code/notActive`` where the instance is not shown any more.
    public func insert(_ message: Message) throws(MessageError) { try insert(.message(message)) }

    /// Puts a sticker into the input field.
    public func insert(_ sticker: Sticker) throws(MessageError) { try insert(.sticker(sticker)) }

    /// Adds text to the input field.
    public func insertText(_ text: String) throws(MessageError) { try insert(.text(text)) }

    /// Puts a file into the input field.
    public func insertAttachment(_ attachment: Attachment) throws(MessageError) { try insert(.attachment(attachment)) }

    /// Sends a message at once: it must have been clear to the person that what they just did sends it, and what it sends.
    ///
    /// - Throws: ``MessageError/Code/sendWhileNotVisible`` where the instance is not on screen,
    ///   ``MessageError/Code/sendWithoutRecentInteraction`` where the person did nothing to it just now, or it has sent something
    ///   since; ``MessageError/Code/deliveryFailed`` where it could not be passed on.
    public func send(_ message: Message) async throws(MessageError) { try await send(.message(message)) }

    /// Sends a sticker at once, under the same conditions.
    public func send(_ sticker: Sticker) async throws(MessageError) { try await send(.sticker(sticker)) }

    /// Sends text at once, under the same conditions.
    public func sendText(_ text: String) async throws(MessageError) { try await send(.text(text)) }

    /// Sends a file at once, under the same conditions.
    public func sendAttachment(_ attachment: Attachment) async throws(MessageError) {
        try await send(.attachment(attachment))
    }

    /// Answers the selected message, which all participants get to see; no other style is needed for it.
    ///
    /// - Parameter answer: Nil takes an earlier answer back.
    /// - Throws: As ``send(_:)-(Message)`` does: an answer is sent, too.
    public func answer(_ answer: MessageAnswer?) async throws(MessageError) {
        guard let instance, let host = instance.host, let message = selectedMessage else { throw .notActive }
        try await host.answer(answer, to: message, from: instance)
    }

    private func insert(_ content: MessageContent) throws(MessageError) {
        guard let instance, let host = instance.host else { throw .notActive }
        try host.insert(content, from: instance)
    }

    private func send(_ content: MessageContent) async throws(MessageError) {
        guard let instance, let host = instance.host else { throw .notActive }
        try await host.send(content, from: instance)
    }
}

extension MessageError {
    static let notActive = MessageError(
        .notActive, "This instance is not shown any more: act while the conversation is looked at.")
}
