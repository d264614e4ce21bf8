/// A measurement: an amount and a unit.
public struct MeasurementValue: Hashable, Sendable, Codable {
    /// The amount; for "5 feet 2 inches" in the larger unit.
    public var amount: Double
    /// The symbol that Foundation's `Unit` has for it, such as "km", "°F" or "mph".
    public var unit: String

    /// Makes a measurement.
    public init(amount: Double, unit: String) {
        self.amount = amount
        self.unit = unit
    }
}
