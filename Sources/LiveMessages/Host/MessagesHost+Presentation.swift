extension MessagesHost {
    /// Opens an app's compact instance, as the person does from the row of apps.
    ///
    /// - Returns: Whether the app is installed and the conversation looked at.
    @discardableResult
    public func open(_ app: AppIdentifier) -> Bool {
        guard isLookedAt, apps[app] != nil else { return false }
        show(app, style: .compact, selecting: nil)
        return true
    }

    /// Closes the instance that is compact or expanded.
    public func closeDrawer() {
        drawer?.tearDown()
        drawer = nil
        delegate?.hostDidChange(self)
    }

    /// The person chooses a message of the transcript while its app's other instance is open.
    public func select(_ id: MessageIdentifier) {
        guard let message = transcript.message(id), case .live(let layout)? = message.layout,
            let drawer, drawer.identifier == layout.app
        else { return }
        drawer.select(message)
    }

    func present(_ style: PresentationStyle, for instance: AppInstance) throws(MessageError) {
        guard style != .transcript else {
            throw MessageError(
                .transcriptStyleRefused,
                "The host alone shows instances in the transcript: ask for compact or expanded.")
        }
        if instance.presentationStyle == .transcript {
            show(instance.identifier, style: style, selecting: instance.selectedMessage)
        } else {
            instance.transition(to: style)
            delegate?.hostDidChange(self)
        }
    }

    func dismiss(_ instance: AppInstance) {
        if instance === drawer { closeDrawer() }
    }

    func open(_ url: MessageURL, of instance: AppInstance) -> Bool {
        delegate?.host(self, open: url, of: instance.identifier) ?? false
    }

    /// Shows an app outside of the transcript: in the instance that is there, or in a new one.
    private func show(_ app: AppIdentifier, style: PresentationStyle, selecting message: Message?) {
        if let drawer, drawer.identifier == app {
            if message != nil { drawer.select(message) }
            drawer.transition(to: style)
        } else if let make = apps[app] {
            drawer?.tearDown()
            drawer = AppInstance(
                app, from: make, in: self, style: style, conversation: conversation(for: app, selectedMessage: message))
        }
        delegate?.hostDidChange(self)
    }
}
