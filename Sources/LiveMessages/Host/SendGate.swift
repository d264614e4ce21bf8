internal import Foundation

/// What keeps people's trust: an app sends only where it is seen, and once for each thing that the person did to it.
struct SendGate {
    private var interaction: Date?

    /// How long the person may be taken to know what they just did; browsers' transient activation lasts as long.
    static let validity: TimeInterval = 5

    mutating func noteInteraction(at time: Date) {
        interaction = time
    }

    /// What was done before the app was hidden says nothing about now.
    mutating func close() {
        interaction = nil
    }

    /// Passes one send, and uses the interaction up.
    mutating func pass(at time: Date, isVisible: Bool) throws(MessageError) {
        guard isVisible else {
            interaction = nil
            throw MessageError(
                .sendWhileNotVisible, "Only the app that the person sees may send: insert a draft instead.")
        }
        guard let interaction, (0...Self.validity).contains(time.timeIntervalSince(interaction)) else {
            throw MessageError(
                .sendWithoutRecentInteraction,
                "A message is sent only right after the person did something to the app, and one for each time: insert a "
                    + "draft instead.")
        }
        self.interaction = nil
    }
}
