import Foundation

@testable import LiveMessages

/// A host with one app, and everything around it.
@MainActor
final class TestConversation: MessagesHostDelegate {
    let journal = Journal()
    let host: MessagesHost
    private let clock: TestClock
    var delivered: [MessageContent] = []
    var comments: [String?] = []
    var answers: [MessageAnswer?] = []
    var opened: [MessageURL] = []
    var failure: (any Error)?

    /// A clock that stands still until it is told otherwise.
    final class TestClock {
        var now = Date(timeIntervalSince1970: 1_800_000_000)
    }

    init(isInstalled: Bool = true, size: CGSize = CGSize(width: 400, height: 600), insets: EdgeInsets = EdgeInsets()) {
        let (clock, journal) = (TestClock(), journal)
        self.clock = clock
        host = MessagesHost(
            person: "ada", others: ["ben"],
            apps: isInstalled ? [.picture: { RecordingApp(context: $0, journal: journal) }] : [:],
            environment: PresentationEnvironment(size: size, safeAreaInsets: insets), now: { clock.now })
        host.delegate = self
        host.enter()
    }

    func pass(_ seconds: TimeInterval) { clock.now += seconds }
    var now: Date { clock.now }

    static func message(_ summary: String, session: MessageSession? = nil) -> Message {
        Message(
            session: session, summaryText: summary,
            layout: .live(LiveLayout(app: .picture, alternate: TemplateLayout(caption: summary))))
    }

    /// Has messages come from somebody else, and be on screen.
    @discardableResult
    func show(_ summaries: String...) -> [Message] {
        let messages = summaries.map { summary in
            Message(id: MessageIdentifier(), sender: ParticipantIdentifier("ben"), draft: Self.message(summary))
        }
        for message in messages { host.receive(message) }
        host.setVisible(Set(messages.map(\.id)))
        return messages
    }

    func instance(of message: Message) throws -> AppInstance {
        guard let instance = host.bubbles[message.id]?.instance else { throw NoInstance() }
        return instance
    }

    struct NoInstance: Error {}

    func tap(_ instance: AppInstance) { host.deliver(.tap(.zero), to: instance) }

    func host(_ host: MessagesHost, deliver content: MessageContent, comment: String?) async throws -> Message? {
        await Task.yield()
        if let failure { throw failure }
        delivered.append(content)
        comments.append(comment)
        guard case .message(let draft) = content else { return nil }
        return Message(id: draft.id, sender: ParticipantIdentifier("me"), draft: draft)
    }

    func host(_ host: MessagesHost, deliver answer: MessageAnswer?, to message: Message) async throws {
        answers.append(answer)
    }

    func host(_ host: MessagesHost, open url: MessageURL, of app: AppIdentifier) -> Bool {
        opened.append(url)
        return true
    }
}
