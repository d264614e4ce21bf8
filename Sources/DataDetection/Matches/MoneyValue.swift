/// An amount of money.
public struct MoneyValue: Hashable, Sendable, Codable {
    /// The amount in units of the currency, such as 1200000 for "1.2 million"; hundredths where the text counts in cents.
    public var amount: Double
    /// The upper end where the text gives a range, whose lower end is `amount`.
    public var maximum: Double?
    /// The ISO 4217 code; what "$" or "kr" means follows from the region.
    public var currency: String?

    /// Makes an amount.
    public init(amount: Double, maximum: Double? = nil, currency: String?) {
        self.amount = amount
        self.maximum = maximum
        self.currency = currency
    }
}
