import Foundation
import Testing

@testable import LiveMessages

/// The numbered behaviours of Messages that are about conversations and their people.
@MainActor
struct ConversationBehaviourTests {
    private static func received(_ summary: String, session: MessageSession? = nil) -> Message {
        Message(
            id: MessageIdentifier(), sender: ParticipantIdentifier("ben"),
            draft: TestConversation.message(summary, session: session))
    }

    @Test func behaviour14TheSummaryStandsInListsAndNotifications() {
        let session = MessageSession()
        var transcript = Transcript()
        #expect(transcript.summaryText == nil)
        let first = Self.received("Poster: Thu 24 Dec", session: session)
        transcript.add(first)
        transcript.add(Self.received("Hello"))
        #expect(transcript.summaryText == "Hello")
        let second = Self.received("Poster: Fri 25 Dec", session: session)
        transcript.add(second)
        #expect(transcript.summaryText == "Poster: Fri 25 Dec")
        // A notification of the same session takes the place of the earlier one.
        #expect(MessageNotification(of: first).identifier == MessageNotification(of: second).identifier)
        #expect(MessageNotification(of: second).text == "Poster: Fri 25 Dec")
        #expect(MessageNotification(of: first).identifier != MessageNotification(of: Self.received("Hello")).identifier)
    }

    @Test func behaviour15AnUpdateMovesTheBubbleAndLeavesTheSummary() throws {
        let conversation = TestConversation()
        let session = MessageSession()
        let first = Self.received("Move 1", session: session)
        let other = Self.received("Hello")
        conversation.host.receive(first)
        conversation.host.receive(other)
        conversation.host.setVisible([first.id, other.id])
        #expect(conversation.journal.livingCount == 2)
        let second = Self.received("Move 2", session: session)
        conversation.host.receive(second)
        conversation.host.setVisible([first.id, other.id, second.id])
        #expect(
            conversation.host.transcript.entries == [.summary(first.id, "Move 1"), .message(other), .message(second)])
        // One bubble for the session, not two.
        #expect(conversation.journal.livingCount == 2)
        #expect(conversation.host.bubbles[first.id] == nil)
        #expect(try conversation.instance(of: second).selectedMessage == second)
        // What comes late does not bring the old state back.
        conversation.host.receive(first)
        #expect(conversation.host.transcript.message(first.id) == nil)
    }

    @Test func behaviour15SessionsDoNotMixAndMessagesWithoutOneStandAlone() {
        var transcript = Transcript()
        for name in ["a", "b", "a", "c", "b"] {
            transcript.add(Self.received(name, session: MessageSession(identifier: name)))
        }
        transcript.add(Self.received("-"))
        transcript.add(Self.received("-"))
        let kinds = transcript.entries.map { entry in
            if case .message(let message) = entry { message.summaryText } else { "summary" }
        }
        #expect(kinds == ["summary", "summary", "a", "c", "b", "-", "-"])
        transcript.remove { $0.summaryText == "a" }
        #expect(transcript.entries.count == 6)
        transcript.add(Self.received("a", session: MessageSession(identifier: "a")))
        #expect(transcript.entries.count == 7)
    }

    @Test func behaviour16AnAnswerChangesTheViewWithoutAnotherStyle() async throws {
        let conversation = TestConversation()
        let message = conversation.show("Invitation")[0]
        let instance = try conversation.instance(of: message)
        let local = instance.conversation.localParticipantIdentifier
        // The app can tell sender from receiver.
        #expect(instance.selectedMessage?.senderParticipantIdentifier != local)
        conversation.tap(instance)
        conversation.journal.clear()
        try await instance.conversation.answer(.accepted)
        #expect(conversation.answers == [.accepted])
        #expect(conversation.host.drawer == nil && instance.presentationStyle == .transcript)
        #expect(instance.selectedMessage?.answers == [local: .accepted])
        #expect(conversation.journal.lines == ["1 didReceive Invitation", "1 contentSizeThatFits 400"])
        #expect(try conversation.instance(of: message) === instance)
        // An answer is sent: it needs an interaction of its own.
        await #expect(throws: MessageError.self) { try await instance.conversation.answer(.declined) }
    }

    @Test func behaviour16TheSenderSeesWhatOthersAnswered() throws {
        let conversation = TestConversation()
        let message = conversation.show("Invitation")[0]
        let instance = try conversation.instance(of: message)
        var answered = message
        answered.answers[ParticipantIdentifier("carl")] = .declined
        conversation.host.receive(answered)
        #expect(instance.selectedMessage == answered)
        #expect(conversation.journal.lines.contains("1 didReceive Invitation"))
        // The same state again is no news.
        conversation.journal.clear()
        conversation.host.receive(answered)
        #expect(conversation.journal.lines.isEmpty)
    }

    @Test func behaviour17IdentifiersHoldInOneConversationForOneApp() throws {
        let (first, second) = (TestConversation(), TestConversation())
        let same = first.host.identifier(of: "ben", for: .picture)
        #expect(first.host.identifier(of: "ben", for: .picture) == same)
        #expect(first.host.identifier(of: "ben", for: .event) != same)
        #expect(second.host.identifier(of: "ben", for: .picture) != same)
        #expect(!same.description.contains("ben"))
        #expect(first.host.identifiers.person(behind: same, for: .picture) == "ben")
        #expect(first.host.identifiers.person(behind: same, for: .event) == nil)
        // They are kept with the conversation.
        let data = try JSONEncoder().encode(first.host.identifiers)
        var kept = try JSONDecoder().decode(ParticipantIdentifiers.self, from: data)
        #expect(kept.identifier(of: "ben", for: .picture) == same)
    }

    @Test func behaviour17AppsHearWhoIsThereByTheseIdentifiers() throws {
        let conversation = TestConversation()
        let instance = try conversation.instance(of: conversation.show("Poster")[0])
        let ben = conversation.host.identifier(of: "ben", for: .picture)
        #expect(instance.conversation.remoteParticipantIdentifiers == [ben])
        conversation.host.setOthers(["ben", "carl"])
        let carl = conversation.host.identifier(of: "carl", for: .picture)
        #expect(instance.conversation.remoteParticipantIdentifiers == [ben, carl])
    }

    @Test func behaviour20TheParentApplicationSendsTheSameMessage() async throws {
        let conversation = TestConversation()
        let message = TestConversation.message("Poster")
        // From its share sheet, without an instance.
        conversation.host.compose(message, by: .picture)
        try await conversation.host.sendInput()
        #expect(conversation.delivered == [.message(message)])
    }

    @Test func behaviour20AMessageOpensTheParentApplicationByItsURL() throws {
        let conversation = TestConversation()
        var draft = TestConversation.message("Poster")
        draft.url = try MessageURL("https://example.com/poster?id=7")
        let message = Message(id: MessageIdentifier(), sender: ParticipantIdentifier("ben"), draft: draft)
        conversation.host.receive(message)
        conversation.host.setVisible([message.id])
        let context = try conversation.instance(of: message).context
        #expect(context.openParentApplication())
        #expect(conversation.opened.map(\.description) == ["https://example.com/poster?id=7"])
        #expect(draft.url?.queryItems.first == URLQueryItem(name: "id", value: "7"))
        let without = conversation.show("Plain")[0]
        #expect(try !conversation.instance(of: without).context.openParentApplication())
    }
}
