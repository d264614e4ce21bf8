/// The name of an app that draws messages: 1 to 64 lower case letters, digits, "-" and ".".
public struct AppIdentifier: Hashable, Sendable, CustomStringConvertible {
    /// The name itself.
    public let description: String

    /// A picture with its live text.
    public static let picture = AppIdentifier(known: "picture")
    /// An invitation.
    public static let event = AppIdentifier(known: "event")

    private init(known: String) {
        description = known
    }

    /// Checks a name; nil where it is too long or has other characters.
    public init?(_ text: String) {
        guard (1...64).contains(text.utf8.count), text.utf8.allSatisfy(Self.isAllowed) else { return nil }
        description = text
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "."):
            true
        default: false
        }
    }
}
