/// Why something was not sent or shown, in a sentence that says what to do.
///
/// `Code` is open: new codes may be added, so a switch over it needs a default.
public struct MessageError: Error, Hashable, Sendable {
    /// The kind of failure.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Kind: String {
            case sendWithoutRecentInteraction, sendWhileNotVisible, transcriptStyleRefused, invalidMessage
            case invalidSticker, notActive, deliveryFailed, invalidLink
        }
        private let kind: Kind

        /// No interaction of the person is recent enough, or the last one was used for another send.
        public static let sendWithoutRecentInteraction = Code(kind: .sendWithoutRecentInteraction)
        /// The app that wants to send is not the one on screen.
        public static let sendWhileNotVisible = Code(kind: .sendWhileNotVisible)
        /// An app asked for the transcript's style, which the host alone gives.
        public static let transcriptStyleRefused = Code(kind: .transcriptStyleRefused)
        /// A part of the message breaks its limits.
        public static let invalidMessage = Code(kind: .invalidMessage)
        /// A sticker's file is not one that can be sent.
        public static let invalidSticker = Code(kind: .invalidSticker)
        /// The instance was torn down, or its conversation is not looked at.
        public static let notActive = Code(kind: .notActive)
        /// A text is no link to a conversation.
        public static let invalidLink = Code(kind: .invalidLink)
        /// The message could not be passed on.
        public static let deliveryFailed = Code(kind: .deliveryFailed)

        /// The name used in JSON.
        public var description: String { kind.rawValue }
    }

    /// The kind of failure.
    public let code: Code
    /// What happened and what to do about it, as a sentence.
    public let message: String

    /// Makes an error.
    public init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }
}

extension MessageError: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
