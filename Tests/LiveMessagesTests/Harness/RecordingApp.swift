import Foundation
import LiveMessages

/// An app that writes down what it is told.
@MainActor
final class RecordingApp: MessagesApp {
    let context: MessagesAppContext
    private let journal: Journal
    private var number = 0

    init(context: MessagesAppContext, journal: Journal) {
        self.context = context
        self.journal = journal
        number = journal.number(for: self)
        note("load \(context.presentationStyle) \(context.activeConversation?.selectedMessage?.summaryText ?? "-")")
        journal.onLoad?(self)
    }

    var conversation: Conversation? { context.activeConversation }

    private func note(_ what: String) { journal.note("\(number) \(what)") }

    func willBecomeActive(with conversation: Conversation) {
        note("willBecomeActive \(context.presentationStyle) \(conversation.selectedMessage?.summaryText ?? "-")")
        journal.onActivation?(self)
    }

    func didBecomeActive(with conversation: Conversation) {
        note("didBecomeActive")
        journal.livingCount += 1
    }

    func didAppear() { note("didAppear") }
    func willResignActive(with conversation: Conversation) { note("willResignActive") }
    func didResignActive(with conversation: Conversation) {
        note("didResignActive")
        journal.livingCount -= 1
    }

    func willSelect(_ message: Message, conversation: Conversation) { note("willSelect \(message.summaryText)") }
    func didSelect(_ message: Message, conversation: Conversation) { note("didSelect \(message.summaryText)") }
    func didReceive(_ message: Message, conversation: Conversation) { note("didReceive \(message.summaryText)") }
    func didStartSending(_ message: Message, conversation: Conversation) { note("didStartSending") }
    func didCancelSending(_ message: Message, conversation: Conversation) { note("didCancelSending") }
    func willTransition(to style: PresentationStyle) { note("willTransition \(style)") }
    func didTransition(to style: PresentationStyle) { note("didTransition \(style)") }
    func handle(_ input: AppInput) { note("handle") }

    func contentSizeThatFits(_ size: CGSize) -> CGSize {
        note("contentSizeThatFits \(Int(size.width))")
        return journal.size(size)
    }
}

/// What the apps of a test were told.
@MainActor
final class Journal {
    private(set) var lines: [String] = []
    private(set) var count = 0
    var onLoad: ((RecordingApp) -> Void)?
    var onActivation: ((RecordingApp) -> Void)?
    var size: (CGSize) -> CGSize = { CGSize(width: $0.width / 2, height: 100) }
    private var living: [WeakApp] = []

    private struct WeakApp {
        weak var app: RecordingApp?
    }

    /// How many instances are active.
    var livingCount = 0
    /// How many instances are in memory.
    var instanceCount: Int { living.count { $0.app != nil } }

    func number(for app: RecordingApp) -> Int {
        count += 1
        living.append(WeakApp(app: app))
        return count
    }

    func note(_ line: String) { lines.append(line) }

    func clear() { lines = [] }
}
