public import Foundation

/// A message of a conversation: what draws it, and what stands for it where nothing can.
///
/// Counterpart of `MSMessage`.
public struct Message: Hashable, Sendable, Identifiable {
    /// Which message it is. An update of the same session is another message.
    public let id: MessageIdentifier
    /// What joins it with the messages that it updates; nil where it stands alone.
    public let session: MessageSession?
    /// Data for the app.
    public var url: MessageURL?
    /// How it is shown; a message without a layout is a line of its summary.
    public var layout: MessageLayout?
    /// One line that stands for the message in lists of conversations and in notifications.
    public var summaryText: String
    /// What is read aloud for the message.
    public var accessibilityLabel: String?
    /// When it is erased; nil where it stays.
    public var expires: Date?
    /// Whether it is a draft: in the input field, not sent.
    public package(set) var isPending = true
    /// Who sent it; nil for a draft.
    public package(set) var senderParticipantIdentifier: ParticipantIdentifier?
    /// What participants answered to it.
    public package(set) var answers: [ParticipantIdentifier: MessageAnswer] = [:]
    /// Why it could not be sent.
    public package(set) var error: MessageError?

    /// Makes a draft.
    ///
    /// - Parameters:
    ///   - session: What it updates; nil for a message that stands alone.
    ///   - summaryText: One line for lists and notifications.
    ///   - layout: How it is shown.
    ///   - url: Data for the app.
    public init(
        session: MessageSession? = nil, summaryText: String, layout: MessageLayout? = nil, url: MessageURL? = nil
    ) {
        id = MessageIdentifier()
        self.session = session
        self.summaryText = summaryText
        self.layout = layout
        self.url = url
    }

    /// A message that a conversation holds.
    ///
    /// - Parameters:
    ///   - id: As the store names it.
    ///   - sender: Who sent it.
    ///   - draft: What was sent.
    public init(id: MessageIdentifier, sender: ParticipantIdentifier, draft: Message) {
        self.id = id
        session = draft.session
        url = draft.url
        layout = draft.layout
        summaryText = draft.summaryText
        accessibilityLabel = draft.accessibilityLabel
        expires = draft.expires
        answers = draft.answers
        isPending = false
        senderParticipantIdentifier = sender
    }

    /// Whether it is erased some day.
    public var shouldExpire: Bool { expires != nil }
}
