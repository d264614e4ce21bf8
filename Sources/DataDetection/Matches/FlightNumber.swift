/// A flight.
public struct FlightNumber: Hashable, Sendable, Codable {
    /// The airline's IATA code.
    public var airline: String
    /// The number as written.
    public var number: String

    /// Makes a flight number.
    public init(airline: String, number: String) {
        self.airline = airline
        self.number = number
    }
}
