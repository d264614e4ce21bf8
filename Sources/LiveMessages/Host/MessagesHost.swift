public import Foundation

/// What shows a conversation with live messages: it makes and keeps the instances of the apps, and does nothing else. A program
/// draws what ``bubbles``, ``drawer`` and ``input`` say, and tells the host what happens.
///
/// Every live message on screen has exactly one instance, which draws nothing else; besides there is at most one instance that is
/// compact or expanded, the drawer.
@MainActor
public final class MessagesHost {
    /// What the program around it does.
    public weak var delegate: (any MessagesHostDelegate)?
    /// The messages.
    public private(set) var transcript = Transcript()
    /// What is shown for each message on screen, drafts included.
    public internal(set) var bubbles: [MessageIdentifier: Bubble] = [:]
    /// The instance that is compact or expanded; nil where none is.
    public internal(set) var drawer: AppInstance?
    /// What the person is about to send.
    public internal(set) var input = InputField()
    /// Whether the conversation is looked at.
    public private(set) var isLookedAt = false
    /// What surrounds the instances. Bubbles are measured again where its width, locale or text size changes.
    public var environment: PresentationEnvironment {
        didSet { environmentChanged(from: oldValue) }
    }

    /// Makes an instance of an app. Style and selected message are known by then, and hold until the app is told otherwise.
    public typealias AppFactory = @MainActor (MessagesAppContext) -> any MessagesApp

    let apps: [AppIdentifier: AppFactory]
    let now: () -> Date
    private let person: String
    private var others: [String]
    private(set) var identifiers: ParticipantIdentifiers
    private var visible: Set<MessageIdentifier> = []
    /// Whether instances are being made, and whether what is wanted changed meanwhile.
    private var isShowing = false
    private var hasChanged = false

    /// Makes a host for one conversation.
    ///
    /// - Parameters:
    ///   - person: Who is at this device, as the program names people; apps never see it.
    ///   - others: Who the others are.
    ///   - identifiers: What was kept of an earlier host of the conversation.
    ///   - apps: The apps that are installed, and what makes their instances; one class does for all styles.
    ///   - environment: What surrounds the instances.
    ///   - now: What time it is.
    public init(
        person: String, others: [String], identifiers: ParticipantIdentifiers = ParticipantIdentifiers(),
        apps: [AppIdentifier: AppFactory], environment: PresentationEnvironment,
        now: @escaping () -> Date = Date.init
    ) {
        self.person = person
        self.others = others
        self.identifiers = identifiers
        self.apps = apps
        self.environment = environment
        self.now = now
    }

    /// The person looks at the conversation.
    public func enter() {
        isLookedAt = true
        show()
    }

    /// The person leaves the conversation: no instance outlives that. Drafts stay.
    public func leave() {
        isLookedAt = false
        visible = []
        drawer?.tearDown()
        drawer = nil
        show()
    }

    /// Says which messages are on screen.
    public func setVisible(_ messages: Set<MessageIdentifier>) {
        visible = messages
        show()
    }

    /// Adds a message that came, or another state of one that is there.
    public func receive(_ message: Message) {
        let known = transcript.message(message.id)
        transcript.add(message)
        show()
        guard message != known, case .live(let layout)? = message.layout else { return }
        if let instance = bubbles[message.id]?.instance, known != nil {
            instance.conversation.selectedMessage = message
            instance.app.didReceive(message, conversation: instance.conversation)
            measure(message.id)
        }
        if let drawer, drawer.identifier == layout.app {
            if drawer.selectedMessage?.id == message.id { drawer.conversation.selectedMessage = message }
            drawer.app.didReceive(message, conversation: drawer.conversation)
        }
    }

    /// Takes a message out.
    public func remove(_ id: MessageIdentifier) {
        transcript.remove { $0.id == id }
        show()
    }

    /// Takes those messages out whose time is over.
    ///
    /// - Returns: When to come back; nil where nothing is left to expire.
    @discardableResult
    public func removeExpired() -> Date? {
        let time = now()
        transcript.remove { message in message.expires.map { $0 <= time } ?? false }
        show()
        return transcript.nextExpiry
    }

    /// Says who the others are now.
    public func setOthers(_ others: [String]) {
        self.others = others
        for instance in instances {
            instance.conversation.remoteParticipantIdentifiers = others.map {
                identifiers.identifier(of: $0, for: instance.identifier)
            }
        }
    }

    /// The identifier by which an app knows a person.
    public func identifier(of person: String, for app: AppIdentifier) -> ParticipantIdentifier {
        identifiers.identifier(of: person, for: app)
    }

    /// All instances that there are.
    public var instances: [AppInstance] { bubbles.values.compactMap(\.instance) + (drawer.map { [$0] } ?? []) }

    func conversation(for app: AppIdentifier, selectedMessage: Message?) -> Conversation {
        Conversation(
            local: identifiers.identifier(of: person, for: app),
            remote: others.map { identifiers.identifier(of: $0, for: app) }, selectedMessage: selectedMessage)
    }

    /// Makes the instances that are missing, and takes down those that are too many.
    ///
    /// Apps act while they are made and taken down; what they change is shown afterwards, so that none is made twice. An app that
    /// changes something each time is not waited for.
    func show() {
        hasChanged = true
        guard !isShowing else { return }
        isShowing = true
        for _ in 0..<3 where hasChanged {
            hasChanged = false
            showOnce()
        }
        isShowing = false
        delegate?.hostDidChange(self)
    }

    private func showOnce() {
        var wanted: [MessageIdentifier: Message] = [:]
        if isLookedAt {
            for id in visible { wanted[id] = transcript.message(id) }
            if let draft = input.message { wanted[draft.id] = draft }
        }
        for (id, bubble) in bubbles where wanted[id] == nil {
            bubbles[id] = nil
            bubble.instance?.tearDown()
        }
        for (id, message) in wanted where bubbles[id] == nil { bubbles[id] = bubble(for: message) }
    }
}
