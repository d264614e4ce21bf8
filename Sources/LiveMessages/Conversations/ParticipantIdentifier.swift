internal import Foundation

/// Who somebody is in one conversation, for one app: it says nothing about them elsewhere.
public struct ParticipantIdentifier: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier itself.
    public let description: String

    /// Makes one that nobody else has.
    public init() {
        description = UUID().uuidString.lowercased()
    }

    /// The identifier that a store gave.
    public init(_ text: String) {
        description = text
    }

    /// Reads it as a text.
    public init(from decoder: any Decoder) throws {
        description = try decoder.singleValueContainer().decode(String.self)
    }

    /// Writes it as a text.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
