public import Foundation

/// What a client sends to have a message in a conversation, as JSON has it.
///
/// Pictures are named by the identifiers that the conversation's store gave them. `init(json:)` is the one way from a stranger's
/// bytes; it refuses what is not documented.
public struct MessageDraft: Hashable, Sendable {
    /// What is sent.
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        /// A message with a layout.
        case message
        /// A picture by itself.
        case sticker
        /// Plain text.
        case text
        /// A picture as a file.
        case attachment
    }

    /// What is sent.
    public var kind: Kind
    /// The text of a `text`.
    public var text: String?
    /// The picture of a `sticker` or an `attachment`.
    public var picture: String?
    /// What the person wrote beside it.
    public var comment: String?
    /// What joins it with the messages that it updates.
    public var session: MessageSession?
    /// Data for the app.
    public var url: MessageURL?
    /// How a `message` is shown.
    public var layout: MessageLayout?
    /// One line for lists and notifications; a `message` has one.
    public var summaryText: String?
    /// What is read aloud.
    public var accessibilityLabel: String?
    /// What a `message` invites to.
    public var event: EventDetails?
    /// When it is erased.
    public var expires: Date?
    /// What people outside of the conversation see.
    public var preview = MessagePreview.none

    /// Makes a draft of a kind; what the kind needs is to be set.
    public init(kind: Kind) {
        self.kind = kind
    }

    /// The draft of a message.
    public init(_ message: Message) {
        kind = .message
        session = message.session
        url = message.url
        layout = message.layout
        summaryText = message.summaryText
        accessibilityLabel = message.accessibilityLabel
        expires = message.expires
    }

    /// The identifiers of the pictures that it shows.
    public var pictures: [String] { [picture, layout?.alternate.image].compactMap(\.self) }
}
