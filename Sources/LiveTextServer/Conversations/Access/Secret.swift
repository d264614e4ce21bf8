internal import Foundation

/// A secret or an identifier that nobody can guess, as links and headers can hold it.
enum Secret {
    /// What says who somebody is: 256 random bits in 43 characters.
    static func token() -> String { text(bytes: 32) }

    /// What names something: 128 random bits in 22 characters.
    static func identifier() -> String { text(bytes: 16) }

    /// Whether a text from a request may be an identifier: nothing else is looked up.
    static func isIdentifier(_ text: some StringProtocol) -> Bool {
        text.utf8.count == 22 && text.utf8.allSatisfy(isInAlphabet)
    }

    private static func text(bytes count: Int) -> String {
        var generator = SystemRandomNumberGenerator()
        let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
        return Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing(
            "=", with: "")
    }

    private static func isInAlphabet(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
