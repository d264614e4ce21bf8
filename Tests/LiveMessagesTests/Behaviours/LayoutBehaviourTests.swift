import Foundation
import Testing

@testable import LiveMessages

/// The numbered behaviours of Messages that are about what is shown, and when it is measured.
@MainActor
struct LayoutBehaviourTests {
    @Test func behaviour1ReceiversWithoutTheAppSeeTheAlternate() throws {
        let without = TestConversation(isInstalled: false)
        let message = without.show("Poster")[0]
        guard case .alternate(let layout)? = without.host.bubbles[message.id] else {
            Issue.record("no alternate layout")
            return
        }
        #expect(layout.caption == "Poster")
        #expect(message.layout?.alternate == layout)
    }

    @Test func behaviour1ALiveLayoutWithoutAlternateIsNoMessage() {
        let json = #"{"kind": "message", "summaryText": "a", "layout": {"type": "live", "app": "picture"}}"#
        #expect(throws: InvalidMessage("A live layout has an “alternate” for those who don't have its app.")) {
            try MessageDraft(json: Array(json.utf8))
        }
    }

    @Test func behaviour2OneClassShowsAllStyles() throws {
        let conversation = TestConversation()
        let message = conversation.show("Poster")[0]
        let instance = try conversation.instance(of: message)
        try instance.context.requestPresentationStyle(.compact)
        let drawer = try #require(conversation.host.drawer)
        #expect(drawer.presentationStyle == .compact && drawer.selectedMessage == message)
        try drawer.context.requestPresentationStyle(.expanded)
        #expect(drawer.presentationStyle == .expanded)
        #expect(instance.app is RecordingApp && drawer.app is RecordingApp)
    }

    @Test func behaviour4AnInstanceHearsEverythingInTheDocumentedOrder() {
        let conversation = TestConversation()
        conversation.show("Poster")
        #expect(
            conversation.journal.lines == [
                "1 load transcript Poster", "1 willBecomeActive transcript Poster", "1 didBecomeActive", "1 didAppear",
                "1 contentSizeThatFits 400",
            ])
    }

    @Test func behaviour5SizeIsAskedAgainForWidthTextSizeAndLocale() throws {
        let conversation = TestConversation()
        let message = conversation.show("Poster")[0]
        let asked = { conversation.journal.lines.count { $0.contains("contentSizeThatFits") } }
        #expect(asked() == 1)
        conversation.host.environment.size.width = 300
        #expect(asked() == 2)
        #expect(conversation.host.bubbles[message.id]?.size == CGSize(width: 150, height: 100))
        conversation.host.environment.textScale = 1.5
        #expect(asked() == 3)
        conversation.host.environment.locale = Locale(identifier: "de")
        #expect(asked() == 4)
        #expect(try conversation.instance(of: message).context.environment.locale.identifier == "de")
        // Nothing that matters to a bubble has changed.
        conversation.host.environment = conversation.host.environment
        #expect(asked() == 4)
    }

    @Test func behaviour5BubblesAreAsLargeAsTheAppSaysWithinWhatIsOffered() {
        let conversation = TestConversation(size: CGSize(width: 400, height: 600))
        for (answer, expected) in [
            (CGSize(width: 123, height: 45), CGSize(width: 123, height: 45)),
            (CGSize(width: 9999, height: 9999), CGSize(width: 400, height: 400)),
        ] {
            conversation.journal.size = { _ in answer }
            let message = conversation.show("Poster")[0]
            #expect(conversation.host.bubbles[message.id]?.size == expected)
        }
    }

    @Test(arguments: [
        CGSize(width: CGFloat.nan, height: 10), CGSize(width: 0, height: 10), CGSize(width: 10, height: -5),
        CGSize(width: CGFloat.infinity, height: CGFloat.infinity),
    ])
    func behaviour5AnAppWithoutASizeIsReplacedByTheAlternate(size: CGSize) {
        let conversation = TestConversation()
        conversation.journal.size = { _ in size }
        let message = conversation.show("Poster")[0]
        guard case .alternate? = conversation.host.bubbles[message.id] else {
            Issue.record("no alternate layout")
            return
        }
        #expect(conversation.journal.lines.last == "1 didResignActive")
        #expect(conversation.journal.livingCount == 0)
    }

    @Test func behaviour18ContentIsOfferedOnlyWhatIsNotCovered() throws {
        let conversation = TestConversation(insets: EdgeInsets(top: 20, left: 10, bottom: 40, right: 30))
        let message = conversation.show("Poster")[0]
        #expect(conversation.journal.lines.last == "1 contentSizeThatFits 360")
        let insets = try conversation.instance(of: message).context.safeAreaInsets
        #expect(insets == EdgeInsets(top: 20, left: 10, bottom: 40, right: 30))
        conversation.host.environment.safeAreaInsets = EdgeInsets()
        #expect(conversation.journal.lines.last == "1 contentSizeThatFits 400")
    }
}
