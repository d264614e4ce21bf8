public import LiveText

/// What an instance of an app knows of its place, and what it may ask of the host.
@MainActor
public final class MessagesAppContext {
    /// Where the instance is shown.
    public internal(set) var presentationStyle: PresentationStyle
    /// Locale, text size and what is covered.
    public internal(set) var environment: PresentationEnvironment
    /// The conversation; nil once the instance was torn down.
    public internal(set) var activeConversation: Conversation?
    weak var instance: AppInstance?

    init(presentationStyle: PresentationStyle, environment: PresentationEnvironment, conversation: Conversation) {
        self.presentationStyle = presentationStyle
        self.environment = environment
        activeConversation = conversation
    }

    /// What the host's own interface covers at the edges of the instance.
    public var safeAreaInsets: EdgeInsets { environment.safeAreaInsets }

    /// Whether the instance gets text from a keyboard.
    public var acceptsKeyboard: Bool { AppInput.text("").isAllowed(in: presentationStyle) }

    /// Asks to be shown in another style. An instance in the transcript stays as it is: the app's other instance shows the message, and
    /// is made where there is none.
    ///
    /// - Throws: ``MessageError/Code/transcriptStyleRefused`` for the transcript's style, ``MessageError/Code/notActive`` where the
    ///   instance was torn down.
    public func requestPresentationStyle(_ style: PresentationStyle) throws(MessageError) {
        guard let instance, let host = instance.host else { throw .notActive }
        try host.present(style, for: instance)
    }

    /// Asks to be closed; an instance in the transcript stays.
    public func dismiss() {
        guard let instance else { return }
        instance.host?.dismiss(instance)
    }

    /// Opens the application that the app belongs to with the URL of the selected message.
    ///
    /// - Returns: Whether the host does that.
    @discardableResult
    public func openParentApplication() -> Bool {
        guard let instance, let host = instance.host, let url = activeConversation?.selectedMessage?.url else {
            return false
        }
        return host.open(url, of: instance)
    }
}
