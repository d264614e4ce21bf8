import Foundation
import Testing

@testable import LiveMessages

/// The numbered behaviours of Messages that are about instances: how many there are, and how long.
@MainActor
struct InstanceBehaviourTests {
    @Test func behaviour3EachVisibleMessageHasExactlyOneInstance() throws {
        let conversation = TestConversation()
        let messages = conversation.show("One", "Two", "Three")
        #expect(conversation.journal.count == 3 && conversation.journal.livingCount == 3)
        let instances = try messages.map { try conversation.instance(of: $0) }
        #expect(Set(instances.map { ObjectIdentifier($0) }).count == 3)
        for (message, instance) in zip(messages, instances) { #expect(instance.selectedMessage == message) }
        // Scrolling: one goes, one stays, and what stays is the same instance.
        conversation.host.setVisible([messages[1].id])
        #expect(conversation.journal.livingCount == 1)
        #expect(try conversation.instance(of: messages[1]) === instances[1])
        conversation.host.setVisible(Set(messages.map(\.id)))
        #expect(conversation.journal.count == 5 && conversation.journal.livingCount == 3)
    }

    @Test func behaviour3OfAThousandMessagesOnlyThoseOnScreenHaveInstances() {
        let conversation = TestConversation()
        var messages: [Message] = []
        for number in 0..<1000 {
            let message = Message(
                id: MessageIdentifier("\(number)"), sender: ParticipantIdentifier("ben"),
                draft: TestConversation.message("\(number)"))
            conversation.host.receive(message)
            messages.append(message)
        }
        #expect(conversation.journal.count == 0)
        for start in stride(from: 0, to: 990, by: 5) {
            conversation.host.setVisible(Set(messages[start..<start + 10].map(\.id)))
            #expect(conversation.journal.livingCount == 10 && conversation.journal.instanceCount == 10)
        }
    }

    /// An app that puts something into the input field while it is made does not get a second instance.
    @Test func behaviour3AppsThatActWhileTheyAreMadeAreMadeOnce() throws {
        let conversation = TestConversation()
        conversation.journal.onActivation = { app in
            guard app.context.activeConversation?.selectedMessage?.isPending == false else { return }
            try? app.conversation?.insert(TestConversation.message("Draft"))
        }
        let message = conversation.show("Poster")[0]
        #expect(try conversation.instance(of: message).selectedMessage == message)
        #expect(conversation.journal.lines.count { $0.contains("load transcript Poster") } == 1)
        #expect(conversation.host.bubbles.count == 2)
        // One that never stops is not waited for.
        conversation.journal.onActivation = { app in try? app.conversation?.insert(TestConversation.message("More")) }
        conversation.show("Another")
        #expect(conversation.journal.livingCount <= 4)
    }

    @Test func behaviour6AnExpandedRequestLeavesTheTranscriptInstanceAsItIs() throws {
        let conversation = TestConversation()
        let messages = conversation.show("One", "Two")
        let first = try conversation.instance(of: messages[0])
        conversation.journal.clear()
        try first.context.requestPresentationStyle(.expanded)
        #expect(first.presentationStyle == .transcript && first.selectedMessage == messages[0])
        #expect(
            conversation.journal.lines == [
                "3 load expanded One", "3 willBecomeActive expanded One", "3 didBecomeActive", "3 didAppear",
            ])
        let drawer = try #require(conversation.host.drawer)
        #expect(drawer !== first)
        // One exists now: it is told of the other message, and no other is made.
        try drawer.context.requestPresentationStyle(.compact)
        conversation.journal.clear()
        try conversation.instance(of: messages[1]).context.requestPresentationStyle(.expanded)
        #expect(conversation.host.drawer === drawer)
        #expect(
            conversation.journal.lines == [
                "3 willSelect Two", "3 didSelect Two", "3 willTransition expanded", "3 didTransition expanded",
            ])
        #expect(drawer.selectedMessage == messages[1])
        #expect(conversation.journal.count == 3)
    }

    @Test func behaviour6ThePersonSelectsAnotherMessageWhileTheDrawerIsOpen() throws {
        let conversation = TestConversation()
        let messages = conversation.show("One", "Two")
        #expect(conversation.host.open(.picture))
        #expect(conversation.host.drawer?.selectedMessage == nil)
        conversation.host.select(messages[1].id)
        #expect(conversation.host.drawer?.selectedMessage == messages[1])
        #expect(conversation.journal.lines.suffix(2) == ["3 willSelect Two", "3 didSelect Two"])
    }

    @Test func behaviour7AskingForTheTranscriptIsRefused() throws {
        let conversation = TestConversation()
        let message = conversation.show("Poster")[0]
        conversation.host.open(.picture)
        for instance in conversation.host.instances {
            let style = instance.presentationStyle
            let error = #expect(throws: MessageError.self) {
                try instance.context.requestPresentationStyle(.transcript)
            }
            #expect(error?.code == .transcriptStyleRefused)
            #expect(instance.presentationStyle == style)
        }
        #expect(try conversation.instance(of: message).presentationStyle == .transcript)
    }

    @Test func behaviour8DraftAndSentMessageHaveTheSameLogic() async throws {
        let conversation = TestConversation()
        let draft = TestConversation.message("Draft")
        conversation.host.compose(draft, by: .picture)
        let bubble = try conversation.instance(of: draft)
        #expect(bubble.presentationStyle == .transcript)
        #expect(bubble.selectedMessage?.isPending == true)
        #expect(
            conversation.journal.lines == [
                "1 load transcript Draft", "1 willBecomeActive transcript Draft", "1 didBecomeActive", "1 didAppear",
                "1 contentSizeThatFits 400",
            ])
        try await conversation.host.sendInput()
        let sent = try #require(conversation.host.transcript.message(draft.id))
        #expect(!sent.isPending && conversation.host.input.isEmpty)
        conversation.host.setVisible([draft.id])
        #expect(try conversation.instance(of: sent).selectedMessage?.isPending == false)
        #expect(conversation.journal.livingCount == 1)
    }

    @Test func behaviour10LeavingTheConversationTearsEverythingDown() throws {
        let conversation = TestConversation()
        let message = conversation.show("One", "Two")[0]
        conversation.host.compose(TestConversation.message("Draft"), by: .picture)
        conversation.host.open(.picture)
        #expect(conversation.journal.livingCount == 4)
        let kept = try conversation.instance(of: message)
        conversation.host.leave()
        #expect(conversation.host.bubbles.isEmpty && conversation.host.drawer == nil)
        #expect(conversation.journal.lines.count { $0.hasSuffix("didResignActive") } == 4)
        // Whoever keeps an instance can do nothing with it.
        #expect(kept.context.activeConversation == nil)
        #expect(throws: MessageError.self) { try kept.context.requestPresentationStyle(.expanded) }
        #expect(throws: MessageError.self) { try kept.conversation.insertText("a") }
        #expect(!conversation.host.isVisible(kept))
        // The draft waits for the person to come back, and gets a new instance then.
        conversation.host.enter()
        #expect(conversation.journal.livingCount == 1)
        #expect(conversation.host.input.message?.summaryText == "Draft")
    }

    @Test func behaviour10AMessageThatExpiresTakesItsInstanceAlong() {
        let conversation = TestConversation()
        var draft = TestConversation.message("Soon")
        draft.expires = conversation.now.addingTimeInterval(60)
        #expect(draft.shouldExpire)
        let message = Message(id: MessageIdentifier(), sender: ParticipantIdentifier("ben"), draft: draft)
        conversation.host.receive(message)
        conversation.host.setVisible([message.id])
        #expect(conversation.host.removeExpired() == draft.expires)
        #expect(conversation.journal.livingCount == 1)
        conversation.pass(60)
        #expect(conversation.host.removeExpired() == nil)
        #expect(conversation.journal.livingCount == 0 && conversation.host.transcript.entries.isEmpty)
    }
}
