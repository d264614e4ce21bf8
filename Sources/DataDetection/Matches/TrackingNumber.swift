/// The number by which a shipment is followed.
public struct TrackingNumber: Hashable, Sendable, Codable {
    /// The number without spaces.
    public var number: String
    /// The carrier: "ups", "usps", "fedex", "dhl" …; "s10" for a postal service.
    public var carrier: String?

    /// Makes a tracking number.
    public init(number: String, carrier: String?) {
        self.number = number
        self.carrier = carrier
    }
}
