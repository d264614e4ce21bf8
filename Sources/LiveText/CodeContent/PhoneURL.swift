/// A number to be called: `tel:` (RFC 3966).
struct PhoneURL {
    /// The number with its parameters, such as ";ext=3".
    let number: String

    init?(_ text: String) {
        let rest = text.dropFirst(4).unescaped.trimmed
        guard Self.isNumber(String(rest.prefix { $0 != ";" })) else { return nil }
        number = rest
    }

    /// Whether a text is made of what numbers are written with, a digit at least among it.
    static func isNumber(_ text: String) -> Bool {
        text.contains(where: \.isASCIIDigit) && text.allSatisfy { $0.isASCIIDigit || "+-. ()*#/".contains($0) }
    }
}
