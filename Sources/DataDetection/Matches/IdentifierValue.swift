/// A number or code that stands for one thing: a company to its tax office, a book, an article in a shop, a car.
public struct IdentifierValue: Hashable, Sendable, Codable {
    /// What a number stands for.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// A company or person to a tax office.
        case tax
        /// A book (ISO 2108).
        case isbn
        /// A series (ISO 3297).
        case issn
        /// A publication (ISO 26324).
        case doi
        /// An article of trade: GS1's GTIN of 8, 12, 13 or 14 digits.
        case gtin
        /// A vehicle (ISO 3779).
        case vin
        /// A code that is asked for once, at signing in.
        case oneTimeCode
    }

    /// The number without spaces and hyphens.
    public var number: String
    /// What it stands for.
    public var kind: Kind
    /// The ISO 3166 code of the country that gave it out, where the number tells.
    public var country: String?

    /// Makes an identifier.
    public init(number: String, kind: Kind, country: String? = nil) {
        self.number = number
        self.kind = kind
        self.country = country
    }
}
