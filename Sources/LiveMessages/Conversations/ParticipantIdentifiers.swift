/// The identifiers of a conversation's people, another one for each app: two apps cannot find out that they speak to the same
/// person, nor can one app in two conversations. They are random, so nothing can be worked out from them; a host keeps this value
/// with the conversation.
public struct ParticipantIdentifiers: Hashable, Sendable, Codable {
    private var known: [String: [String: ParticipantIdentifier]] = [:]

    /// None yet.
    public init() {}

    /// The identifier of a person for an app, made when it is asked for first.
    ///
    /// - Parameters:
    ///   - person: As the host names them, which no app gets to see.
    ///   - app: Who will see the identifier.
    /// - Returns: The same each time.
    public mutating func identifier(of person: String, for app: AppIdentifier) -> ParticipantIdentifier {
        if let identifier = known[app.description]?[person] { return identifier }
        let identifier = ParticipantIdentifier()
        known[app.description, default: [:]][person] = identifier
        return identifier
    }

    /// The person behind an identifier that an app uses; nil where it was given none of that kind.
    public func person(behind identifier: ParticipantIdentifier, for app: AppIdentifier) -> String? {
        known[app.description]?.first { $0.value == identifier }?.key
    }
}
