internal import Foundation

/// Which message it is, as long as its conversation is kept.
public struct MessageIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The identifier itself.
    public let description: String

    /// Makes one that nothing else has.
    public init() {
        description = UUID().uuidString.lowercased()
    }

    /// The identifier that a store gave.
    public init(_ text: String) {
        description = text
    }
}
