import Foundation
import Testing

@testable import LiveMessages

/// The numbered behaviours of Messages that are about what people and apps do.
@MainActor
struct InteractionBehaviourTests {
    private static let sticker = try? Sticker(
        bytes: SampleSticker.png(width: 300, height: 300), localizedDescription: "a")
    private static let file = Attachment(file: URL(filePath: "/tmp/a.pdf"), alternateFilename: "Programme.pdf")

    @Test func behaviour9TheTranscriptGetsTapsAndNothingElse() throws {
        let conversation = TestConversation()
        let instance = try conversation.instance(of: conversation.show("Poster")[0])
        #expect(!instance.context.acceptsKeyboard)
        #expect(conversation.host.deliver(.tap(.zero), to: instance))
        #expect(!conversation.host.deliver(.text("a"), to: instance))
        #expect(!conversation.host.deliver(.drag(from: .zero, to: CGPoint(x: 1, y: 1)), to: instance))
        try instance.context.requestPresentationStyle(.compact)
        let drawer = try #require(conversation.host.drawer)
        #expect(conversation.host.deliver(.drag(from: .zero, to: CGPoint(x: 1, y: 1)), to: drawer))
        #expect(!conversation.host.deliver(.text("a"), to: drawer) && !drawer.context.acceptsKeyboard)
        try drawer.context.requestPresentationStyle(.expanded)
        #expect(conversation.host.deliver(.text("a"), to: drawer) && drawer.context.acceptsKeyboard)
    }

    @Test func behaviour11InsertMakesADraftThatThePersonSends() async throws {
        let conversation = TestConversation()
        conversation.host.open(.picture)
        let drawer = try #require(conversation.host.drawer)
        let draft = TestConversation.message("Poster")
        // No interaction is needed: nothing leaves by itself.
        try drawer.conversation.insert(draft)
        #expect(conversation.delivered.isEmpty && conversation.host.input.message == draft)
        conversation.host.setText("Are you coming?")
        conversation.journal.clear()
        try await conversation.host.sendInput()
        #expect(conversation.delivered == [.message(draft)] && conversation.comments == ["Are you coming?"])
        #expect(conversation.journal.lines.first == "1 didStartSending")
        #expect(conversation.host.transcript.message(draft.id)?.isPending == false)
    }

    @Test func behaviour11ACancelledDraftIsGoneAndItsAppHearsOfIt() throws {
        let conversation = TestConversation()
        conversation.host.open(.picture)
        try conversation.host.drawer?.conversation.insert(TestConversation.message("Poster"))
        conversation.host.cancelInput()
        #expect(conversation.host.input.isEmpty && conversation.delivered.isEmpty)
        #expect(conversation.journal.lines.contains("1 didCancelSending"))
        #expect(conversation.journal.livingCount == 1)
    }

    @Test func behaviour11AnotherDraftTakesThePlaceOfTheFirst() throws {
        let conversation = TestConversation()
        conversation.host.open(.picture)
        let app = try #require(conversation.host.drawer).conversation
        try app.insert(TestConversation.message("One"))
        try app.insert(TestConversation.message("Two"))
        #expect(conversation.host.input.message?.summaryText == "Two")
        #expect(conversation.journal.livingCount == 2)
    }

    @Test func behaviour11WhatCouldNotBeSentStaysInTheField() async throws {
        let conversation = TestConversation()
        conversation.failure = CocoaError(.fileNoSuchFile)
        let draft = TestConversation.message("Poster")
        conversation.host.compose(draft, by: .picture)
        conversation.host.setText("Look")
        let error = await #expect(throws: MessageError.self) { try await conversation.host.sendInput() }
        #expect(error?.code == .deliveryFailed)
        #expect(conversation.host.input.message?.id == draft.id && conversation.host.input.text == "Look")
        #expect(conversation.host.input.message?.error?.code == .deliveryFailed)
        conversation.failure = nil
        try await conversation.host.sendInput()
        #expect(conversation.delivered.count == 1 && conversation.host.input.isEmpty)
    }

    @Test func behaviour12OneInteractionAllowsOneSend() async throws {
        let conversation = TestConversation()
        let instance = try conversation.instance(of: conversation.show("Poster")[0])
        let app = instance.conversation
        await expect(.sendWithoutRecentInteraction) { try await app.sendText("a") }
        conversation.tap(instance)
        try await app.sendText("b")
        await expect(.sendWithoutRecentInteraction) { try await app.sendText("c") }
        // Ten taps are one permission, not ten.
        for _ in 0..<10 { conversation.tap(instance) }
        try await app.sendText("d")
        await expect(.sendWithoutRecentInteraction) { try await app.sendText("e") }
        #expect(conversation.delivered == [.text("b"), .text("d")])
    }

    @Test func behaviour12TwoSendsAtOnceForOneInteraction() async throws {
        let conversation = TestConversation()
        let instance = try conversation.instance(of: conversation.show("Poster")[0])
        conversation.tap(instance)
        let sends = (0..<5).map { number in
            Task { @MainActor in try await instance.conversation.sendText("\(number)") }
        }
        var accepted = 0
        for send in sends { if case .success = await send.result { accepted += 1 } }
        #expect(accepted == 1 && conversation.delivered.count == 1)
    }

    @Test func behaviour12AnInteractionLongAgoCountsForNothing() async throws {
        let conversation = TestConversation()
        let instance = try conversation.instance(of: conversation.show("Poster")[0])
        conversation.tap(instance)
        conversation.pass(5.1)
        await expect(.sendWithoutRecentInteraction) { try await instance.conversation.sendText("a") }
        conversation.tap(instance)
        // A clock that was put back does not make it recent.
        conversation.pass(-3600)
        await expect(.sendWithoutRecentInteraction) { try await instance.conversation.sendText("a") }
        conversation.tap(instance)
        conversation.pass(4.9)
        try await instance.conversation.sendText("b")
    }

    @Test func behaviour12WhatIsNotSeenDoesNotSend() async throws {
        let conversation = TestConversation()
        let instance = try conversation.instance(of: conversation.show("Poster")[0])
        conversation.tap(instance)
        // The drawer of another instance covers it.
        try instance.context.requestPresentationStyle(.expanded)
        await expect(.sendWhileNotVisible) { try await instance.conversation.sendText("a") }
        #expect(!conversation.host.deliver(.tap(.zero), to: instance))
        conversation.host.closeDrawer()
        // What was done before it was covered is used up.
        await expect(.sendWithoutRecentInteraction) { try await instance.conversation.sendText("a") }
        conversation.tap(instance)
        conversation.host.leave()
        await expect(.notActive) { try await instance.conversation.sendText("a") }
        #expect(conversation.delivered.isEmpty)
    }

    /// The interaction with one app lets another one do nothing.
    @Test func behaviour12AnInteractionBelongsToItsInstance() async throws {
        let conversation = TestConversation()
        let messages = conversation.show("One", "Two")
        conversation.tap(try conversation.instance(of: messages[0]))
        let other = try conversation.instance(of: messages[1])
        await expect(.sendWithoutRecentInteraction) { try await other.conversation.sendText("a") }
    }

    @Test func behaviour13WhatCanBeInsertedCanBeSent() async throws {
        let sticker = try #require(Self.sticker)
        let message = TestConversation.message("Poster")
        let all: [MessageContent] = [.message(message), .sticker(sticker), .text("Hi"), .attachment(Self.file)]

        let inserting = TestConversation()
        inserting.host.open(.picture)
        let app = try #require(inserting.host.drawer).conversation
        try app.insert(message)
        try app.insert(sticker)
        try app.insertText("Hi")
        try app.insertAttachment(Self.file)
        try await inserting.host.sendInput()
        // The text goes along with the message, as its comment.
        #expect(inserting.delivered == [.message(message), .sticker(sticker), .attachment(Self.file)])
        #expect(inserting.comments == ["Hi", nil, nil])

        let sending = TestConversation()
        sending.host.open(.picture)
        let drawer = try #require(sending.host.drawer)
        sending.tap(drawer)
        try await drawer.conversation.send(message)
        sending.tap(drawer)
        try await drawer.conversation.send(sticker)
        sending.tap(drawer)
        try await drawer.conversation.sendText("Hi")
        sending.tap(drawer)
        try await drawer.conversation.sendAttachment(Self.file)
        #expect(sending.delivered == all)
        #expect(Self.file.filename == "Programme.pdf")
    }

    private func expect(
        _ code: MessageError.Code, sourceLocation: SourceLocation = #_sourceLocation,
        _ send: @MainActor () async throws -> Void
    ) async {
        do {
            try await send()
            Issue.record("It was sent.", sourceLocation: sourceLocation)
        } catch {
            #expect((error as? MessageError)?.code == code, sourceLocation: sourceLocation)
        }
    }
}
