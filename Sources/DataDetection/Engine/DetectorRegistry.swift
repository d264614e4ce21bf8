/// All detectors. To add one, write it in a file of its own and list it here.
enum DetectorRegistry {
    /// Of two findings alike in specificity, length and place, the type listed first wins.
    static let all: [any Detector.Type] = [
        EmailAddressDetector.self,
        LinkDetector.self,
        PostalAddressDetector.self,
        PaymentIdentifierDetector.self,
        CoordinatesDetector.self,
        PublicationIdentifierDetector.self,
        TaxIdentifierDetector.self,
        VehicleIdentifierDetector.self,
        TrackingNumberDetector.self,
        ProductCodeDetector.self,
        FlightNumberDetector.self,
        IPAddressDetector.self,
        MACAddressDetector.self,
        OneTimeCodeDetector.self,
        SocialTagDetector.self,
        DateDetector.self,
        MoneyDetector.self,
        MeasurementDetector.self,
        PhoneNumberDetector.self,
    ]

    /// The detectors of the wanted types.
    static func detectors(for types: Set<DataType>, options: DataDetector.Options) -> [any Detector] {
        all.filter { types.contains($0.type) }.map { $0.init(options: options) }
    }
}
