/// An app that draws messages. One class shows all three styles: ``MessagesAppContext/presentationStyle`` and the conversation's
/// ``Conversation/selectedMessage`` say what is to be shown.
///
/// Counterpart of `MSMessagesAppViewController`. All calls have a default that does nothing. The order for an
/// instance is: made, ``willBecomeActive(with:)``, ``didBecomeActive(with:)``, ``didAppear()``, and for those in the transcript
/// ``TranscriptPresentation/contentSizeThatFits(_:)`` at the end. An instance lives while the conversation is looked at; what is
/// heavy, or is to last, does not belong into it.
@MainActor
public protocol MessagesApp: TranscriptPresentation {
    /// The instance is about to be shown.
    func willBecomeActive(with conversation: Conversation)
    /// The instance is shown.
    func didBecomeActive(with conversation: Conversation)
    /// What the instance draws is on screen.
    func didAppear()
    /// The instance is about to go.
    func willResignActive(with conversation: Conversation)
    /// The instance goes; nothing is called after this.
    func didResignActive(with conversation: Conversation)

    /// The person chooses another message, which is not yet the selected one.
    func willSelect(_ message: Message, conversation: Conversation)
    /// The selected message is another one.
    func didSelect(_ message: Message, conversation: Conversation)
    /// A message of this app came while the instance is shown; in the transcript, the instance's own message is another state of
    /// itself, such as with somebody's answer.
    func didReceive(_ message: Message, conversation: Conversation)
    /// The person has sent a draft of this app.
    func didStartSending(_ message: Message, conversation: Conversation)
    /// The person has thrown a draft of this app away.
    func didCancelSending(_ message: Message, conversation: Conversation)

    /// The style is about to change.
    func willTransition(to style: PresentationStyle)
    /// The style has changed.
    func didTransition(to style: PresentationStyle)

    /// The person did something to the instance.
    func handle(_ input: AppInput)
}

extension MessagesApp {
    /// Does nothing.
    public func willBecomeActive(with conversation: Conversation) {}
    /// Does nothing.
    public func didBecomeActive(with conversation: Conversation) {}
    /// Does nothing.
    public func didAppear() {}
    /// Does nothing.
    public func willResignActive(with conversation: Conversation) {}
    /// Does nothing.
    public func didResignActive(with conversation: Conversation) {}
    /// Does nothing.
    public func willSelect(_ message: Message, conversation: Conversation) {}
    /// Does nothing.
    public func didSelect(_ message: Message, conversation: Conversation) {}
    /// Does nothing.
    public func didReceive(_ message: Message, conversation: Conversation) {}
    /// Does nothing.
    public func didStartSending(_ message: Message, conversation: Conversation) {}
    /// Does nothing.
    public func didCancelSending(_ message: Message, conversation: Conversation) {}
    /// Does nothing.
    public func willTransition(to style: PresentationStyle) {}
    /// Does nothing.
    public func didTransition(to style: PresentationStyle) {}
    /// Does nothing.
    public func handle(_ input: AppInput) {}
}
