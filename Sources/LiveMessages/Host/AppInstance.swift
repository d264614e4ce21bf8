/// One instance of an app, as the host keeps it.
@MainActor
public final class AppInstance {
    /// Which app it is.
    public let identifier: AppIdentifier
    /// What draws.
    public let app: any MessagesApp
    /// Where it is shown.
    public var presentationStyle: PresentationStyle { context.presentationStyle }
    /// What it shows.
    public var selectedMessage: Message? { conversation.selectedMessage }
    let context: MessagesAppContext
    let conversation: Conversation
    var gate = SendGate()
    private(set) weak var host: MessagesHost?

    /// Makes an instance and shows it, in the documented order.
    init(
        _ identifier: AppIdentifier, from make: MessagesHost.AppFactory, in host: MessagesHost,
        style: PresentationStyle,
        conversation: Conversation
    ) {
        self.identifier = identifier
        self.conversation = conversation
        self.host = host
        context = MessagesAppContext(
            presentationStyle: style, environment: host.environment, conversation: conversation)
        app = make(context)
        context.instance = self
        conversation.instance = self
        app.willBecomeActive(with: conversation)
        app.didBecomeActive(with: conversation)
        app.didAppear()
    }

    /// Takes the instance down: it can do nothing from here on.
    func tearDown() {
        app.willResignActive(with: conversation)
        app.didResignActive(with: conversation)
        context.activeConversation = nil
        context.instance = nil
        conversation.instance = nil
        host = nil
    }

    /// Shows another message.
    func select(_ message: Message?) {
        guard let message else {
            conversation.selectedMessage = nil
            return
        }
        app.willSelect(message, conversation: conversation)
        conversation.selectedMessage = message
        app.didSelect(message, conversation: conversation)
    }

    /// Shows the instance in another style.
    func transition(to style: PresentationStyle) {
        guard style != context.presentationStyle else { return }
        app.willTransition(to: style)
        context.presentationStyle = style
        app.didTransition(to: style)
    }
}
