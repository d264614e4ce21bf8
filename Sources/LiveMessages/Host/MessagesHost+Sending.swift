extension MessagesHost {
    /// Something that the person did to an instance: it reaches the app where its style allows it, and lets it send once.
    ///
    /// Call it for what a person did, and for nothing else: apps are trusted no further than this.
    ///
    /// - Returns: Whether the app got it.
    @discardableResult
    public func deliver(_ event: AppInput, to instance: AppInstance) -> Bool {
        guard isVisible(instance), event.isAllowed(in: instance.presentationStyle) else { return false }
        instance.gate.noteInteraction(at: now())
        instance.app.handle(event)
        return true
    }

    /// Whether the person sees an instance: an expanded one covers everything else.
    public func isVisible(_ instance: AppInstance) -> Bool {
        guard isLookedAt, instance.host === self else { return false }
        return instance === drawer || drawer?.presentationStyle != .expanded
    }

    /// Puts a draft into the input field, as the application behind an app does from its share sheet.
    public func compose(_ message: Message, by app: AppIdentifier) {
        insert(.message(message), by: app)
    }

    /// The person changes what is in the input field beside the draft.
    public func setText(_ text: String) {
        input.text = text
    }

    /// The person sends what is in the input field.
    ///
    /// - Throws: ``MessageError/Code/deliveryFailed``; the input field then keeps what was not sent.
    public func sendInput() async throws(MessageError) {
        let sent = input
        if let message = sent.message, let app = sent.app {
            tell(app) { $0.app.didStartSending(message, conversation: $0.conversation) }
        }
        input = InputField()
        var left = sent
        do throws(MessageError) {
            if let message = sent.message {
                try await deliver(.message(message), comment: sent.text.isEmpty ? nil : sent.text)
                (left.message, left.app, left.text) = (nil, nil, "")
            } else if !sent.text.isEmpty {
                try await deliver(.text(sent.text))
                left.text = ""
            }
            for content in sent.attached {
                try await deliver(content)
                left.attached.removeFirst()
            }
        } catch {
            left.message?.error = error
            input = left
            show()
            throw error
        }
        show()
    }

    /// The person throws the draft away.
    public func cancelInput() {
        let (message, app) = (input.message, input.app)
        input = InputField()
        if let message, let app { tell(app) { $0.app.didCancelSending(message, conversation: $0.conversation) } }
        show()
    }

    func insert(_ content: MessageContent, from instance: AppInstance) throws(MessageError) {
        guard isLookedAt else { throw .notActive }
        insert(content, by: instance.identifier)
    }

    func send(_ content: MessageContent, from instance: AppInstance) async throws(MessageError) {
        try pass(instance)
        try await deliver(content)
    }

    func answer(
        _ answer: MessageAnswer?, to message: Message, from instance: AppInstance
    ) async throws(MessageError) {
        try pass(instance)
        guard let delegate else { throw .undeliverable }
        do {
            try await delegate.host(self, deliver: answer, to: message)
        } catch {
            throw MessageError(.deliveryFailed, "The answer could not be passed on (\(error)): try again.")
        }
        // The store tells all others; the person's own view is not to wait for that.
        guard var answered = transcript.message(message.id) else { return }
        answered.answers[instance.conversation.localParticipantIdentifier] = answer
        receive(answered)
    }

    private func pass(_ instance: AppInstance) throws(MessageError) {
        try instance.gate.pass(at: now(), isVisible: isVisible(instance))
    }

    private func insert(_ content: MessageContent, by app: AppIdentifier) {
        input.insert(content, from: app)
        show()
    }

    private func deliver(_ content: MessageContent, comment: String? = nil) async throws(MessageError) {
        guard let delegate else { throw .undeliverable }
        let message: Message?
        do {
            message = try await delegate.host(self, deliver: content, comment: comment)
        } catch let error as MessageError {
            throw error
        } catch {
            throw MessageError(.deliveryFailed, "The message could not be passed on (\(error)): try again.")
        }
        if let message { receive(message) }
    }

    /// Tells the app that a draft came from, where it is open.
    private func tell(_ app: AppIdentifier, _ call: (AppInstance) -> Void) {
        if let drawer, drawer.identifier == app { call(drawer) }
    }
}

extension MessageError {
    fileprivate static let undeliverable = MessageError(
        .deliveryFailed, "Nothing passes messages on: set the host's delegate.")
}
