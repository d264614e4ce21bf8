/// The parts of a postal address, named as `NSTextCheckingResult` names them; a part that the text lacks is `nil`.
public struct PostalAddress: Hashable, Sendable, Codable {
    /// The person.
    public var name: String?
    /// The company or institution.
    public var organization: String?
    /// The house number and street, or the post office box.
    public var street: String?
    /// The flat, suite or floor, which `NSTextCheckingResult` leaves in the street.
    public var unit: String?
    /// The town.
    public var city: String?
    /// The state or province as written.
    public var state: String?
    /// The postal code.
    public var zip: String?
    /// The country as written.
    public var country: String?

    /// Makes an address without any part.
    public init() {}
}
