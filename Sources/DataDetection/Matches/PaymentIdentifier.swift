/// The number of an account or a card, whose check digits hold.
///
/// Its description leaves out all but the last four characters, so that it may be logged.
public struct PaymentIdentifier: Hashable, Sendable, Codable, CustomStringConvertible {
    /// What the number stands for.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// An international bank account number.
        case iban
        /// A payment card.
        case card
    }

    /// The number without spaces.
    public var number: String
    /// An account or a card.
    public var kind: Kind

    /// Makes an identifier.
    public init(number: String, kind: Kind) {
        self.number = number
        self.kind = kind
    }

    /// The kind and the last four characters.
    public var description: String { kind.rawValue + " …" + number.suffix(4) }
}
