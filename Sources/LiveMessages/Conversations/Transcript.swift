public import Foundation

/// The messages of a conversation in their order.
public struct Transcript: Hashable, Sendable {
    /// A place in the transcript.
    public enum Entry: Hashable, Sendable {
        /// A message, as itself.
        case message(Message)
        /// Where a message was, of which a later state is further down: what it said in one line.
        case summary(MessageIdentifier, String)

        /// Which message is or was there.
        public var id: MessageIdentifier {
            switch self {
            case .message(let message): message.id
            case .summary(let id, _): id
            }
        }
    }

    /// The places, the oldest first.
    public private(set) var entries: [Entry] = []
    private var places: [MessageIdentifier: Int] = [:]
    private var latest: [MessageSession: MessageIdentifier] = [:]

    /// An empty one.
    public init() {}

    /// The message of this identifier; nil where there is none, or a later one took its place.
    public func message(_ id: MessageIdentifier) -> Message? {
        guard let place = places[id], case .message(let message) = entries[place] else { return nil }
        return message
    }

    /// The line that a list of conversations has; nil for an empty conversation.
    public var summaryText: String? {
        for case .message(let message) in entries.reversed() { return message.summaryText }
        return nil
    }

    /// Adds a message, or replaces the one of the same identifier. An earlier message of its session leaves its summary behind.
    ///
    /// - Returns: The message that became a summary, or nil.
    @discardableResult
    public mutating func add(_ message: Message) -> MessageIdentifier? {
        if let place = places[message.id] {
            // What was replaced stays replaced, whatever comes late.
            if case .message = entries[place] { entries[place] = .message(message) }
            return nil
        }
        var replaced: MessageIdentifier?
        if let session = message.session {
            if let earlier = latest[session], let place = places[earlier], case .message(let old) = entries[place] {
                entries[place] = .summary(earlier, old.summaryText)
                replaced = earlier
            }
            latest[session] = message.id
        }
        places[message.id] = entries.count
        entries.append(.message(message))
        return replaced
    }

    /// Takes messages out.
    public mutating func remove(where isUnwanted: (Message) -> Bool) {
        let count = entries.count
        entries.removeAll { entry in
            guard case .message(let message) = entry else { return false }
            return isUnwanted(message)
        }
        guard entries.count < count else { return }
        places = Dictionary(entries.enumerated().map { ($1.id, $0) }) { first, _ in first }
        latest = latest.filter { places[$0.value] != nil }
    }

    /// When the next message is to be erased; nil where none is.
    public var nextExpiry: Date? {
        entries.lazy.compactMap { entry in
            if case .message(let message) = entry { message.expires } else { nil }
        }.min()
    }
}
