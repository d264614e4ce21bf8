internal import Foundation

extension MessagesHost {
    /// What stands for a message: a new instance of its app, or what is shown without one.
    func bubble(for message: Message) -> Bubble {
        switch message.layout {
        case .live(let layout):
            guard let make = apps[layout.app] else { return .alternate(layout.alternate) }
            let instance = AppInstance(
                layout.app, from: make, in: self, style: .transcript,
                conversation: conversation(for: layout.app, selectedMessage: message))
            return measured(instance, layout)
        case .template(let layout): return .alternate(layout)
        case nil: return .summary(message.summaryText)
        }
    }

    /// Asks an instance for its size: last of all, when it is on screen.
    private func measured(_ instance: AppInstance, _ layout: LiveLayout) -> Bubble {
        let offered = environment.bubbleSize
        let wanted = instance.app.contentSizeThatFits(offered)
        guard wanted.width.isFinite, wanted.height.isFinite, wanted.width > 0, wanted.height > 0 else {
            instance.tearDown()
            return .alternate(layout.alternate)
        }
        let size = CGSize(width: min(wanted.width, offered.width), height: min(wanted.height, offered.height))
        return .live(instance, size)
    }

    /// Asks the instance of a message for its size again.
    func measure(_ id: MessageIdentifier) {
        guard let instance = bubbles[id]?.instance, case .live(let layout)? = instance.selectedMessage?.layout else {
            return
        }
        bubbles[id] = measured(instance, layout)
    }

    func environmentChanged(from old: PresentationEnvironment) {
        guard environment != old else { return }
        for instance in instances { instance.context.environment = environment }
        guard !environment.measures(sameAs: old) else { return }
        bubbles.keys.forEach(measure)
        delegate?.hostDidChange(self)
    }
}
