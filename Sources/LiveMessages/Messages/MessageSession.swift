internal import Foundation

/// What joins the messages that are states of one thing, as the moves of a game are: a later message of a session takes the
/// place of the earlier one, of which the summary stays.
public struct MessageSession: Hashable, Sendable {
    /// 1 to 64 letters, digits, "-", "_" and ".".
    public let identifier: String

    /// Makes a session of its own.
    public init() {
        identifier = UUID().uuidString.lowercased()
    }

    /// The session of this name; nil where the name is too long or has other characters.
    public init?(identifier: String) {
        guard (1...64).contains(identifier.utf8.count), identifier.utf8.allSatisfy(Self.isAllowed) else { return nil }
        self.identifier = identifier
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
