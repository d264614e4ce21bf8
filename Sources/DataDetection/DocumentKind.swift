/// What a text was read from, where that says how its numbers are meant.
public struct DocumentKind: RawRepresentable, Hashable, Sendable, Codable {
    /// The name of the kind.
    public let rawValue: String

    /// Makes a kind from its name; one that this version does not know counts as `any`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nothing is known of it.
    public static let any = DocumentKind(rawValue: "any")
    /// A business card or a signature: numbers that can be telephone numbers are, without a word that says so.
    public static let businessCard = DocumentKind(rawValue: "businessCard")
    /// A receipt or an invoice, full of codes: a block of digits is a telephone number only if a word says so.
    public static let receipt = DocumentKind(rawValue: "receipt")
}
