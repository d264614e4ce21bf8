import Testing

@testable import DataDetection

@Suite struct TrackingNumberDetectorTests {
    @Test(arguments: [
        ("1Z879E930346834440", "1Z879E930346834440", "ups"), ("RB123456785GB", "RB123456785GB", "s10"),
        ("Tracking: 9400111206206406260787", "9400111206206406260787", "usps"),
        ("FedEx tracking #974367662710", "974367662710", "fedex"),
        ("DHL parcel 3318810014", "3318810014", "dhl"), ("Amazon TBC 000000000000", "TBC 000000000000", "amazon"),
        ("shipment 0307 1790 0005 2348 3741", "0307 1790 0005 2348 3741", "usps"),
    ])
    func findsNumbers(text: String, span: String, carrier: String) throws {
        let match = try #require(found(.trackingNumber, text).first)
        #expect(match.text == span)
        guard case .trackingNumber(let value) = match.value else { return }
        #expect(value.carrier == carrier && value.number == span.filter { $0 != " " })
        #expect(match.actions.first?.url.contains(value.number) == true)
    }

    /// A digit changed.
    @Test(arguments: [
        "1Z879E930346834441", "RB123456786GB", "Tracking: 9400111206206406260788", "FedEx tracking #974367662711",
        "DHL parcel 3318810015", "shipment 0307 1790 0005 2348 3742",
    ])
    func refusesAWrongCheckDigit(text: String) {
        #expect(found(.trackingNumber, text).isEmpty)
    }

    @Test(arguments: ["974367662710", "Order 3318810014", "T 750-853-1452", "TEL 07-3523888"])
    func needsAWordForBareDigits(text: String) {
        #expect(found(.trackingNumber, text).isEmpty)
    }
}
