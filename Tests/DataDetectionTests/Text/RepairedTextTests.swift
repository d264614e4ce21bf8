import Testing

@testable import DataDetection

/// Letters that look like digits, as they come out of pictures.
@Suite struct RepairedTextTests {
    private func matches(_ text: String) -> [DataMatch] { DataDetector().matches(in: text) }

    @Test func keepsTheTextAsReadAndGivesTheValueAsMeant() throws {
        let account = try #require(matches("IBAN DE89 3704 O044 0532 0130 00").first)
        #expect(account.text == "DE89 3704 O044 0532 0130 00")
        #expect(account.value == .paymentIdentifier(.init(number: "DE89370400440532013000", kind: .iban)))
        let card = try #require(matches("VISA 4111 l111 1111 1111").first)
        #expect(card.text == "4111 l111 1111 1111")
        #expect(card.value == .paymentIdentifier(.init(number: "4111111111111111", kind: .card)))
    }

    @Test(arguments: [
        (
            "Tel (5l0) 653-3394", "(5l0) 653-3394",
            DataValue.phoneNumber(.init(e164: "+15106533394", kind: .fixedLineOrMobile))
        ),
        ("call +44 2O 7946 O958", "+44 2O 7946 O958", .phoneNumber(.init(e164: "+442079460958", kind: .fixedLine))),
        ("Date: O1/O2/2O16", "O1/O2/2O16", .date(.init(iso: "2016-01-02", alternatives: ["2016-02-01"]))),
        ("TOTAL $1O.00", "$1O.00", .money(.init(amount: 10, currency: "USD"))),
        ("host l0.0.0.1 is up", "l0.0.0.1", .ipAddress("10.0.0.1")),
        ("UPS tracking 1Z879E93O346834440", "1Z879E93O346834440", nil),
        (
            "FedEx tracking 98657878885S", "98657878885S",
            .trackingNumber(.init(number: "986578788855", carrier: "fedex"))
        ),
    ])
    func readsWhatIsProven(text: String, span: String, value: DataValue?) {
        let found = matches(text)
        #expect(found.map(\.text) == (value == nil ? [] : [span]))
        #expect(found.first?.value == value)
    }

    @Test(arguments: [
        "model B12, size 5S, an I9 and S5-B8", "VISA 4111 l111 1111 1112", "IBAN DE89 3704 O044 0532 0130 01",
        "host l0.0.0.999", "part 5l0-653-3394", "O2 and B8 or 1O", "3O/3O/2O16",
    ])
    func leavesAloneWhatIsNot(text: String) {
        #expect(matches(text).isEmpty)
    }

    @Test func findsPlacesInTheWholeText() throws {
        let text = String(repeating: "The kettle sang. ", count: 60) + "\nTel (5l0) 653-3394\n" + "Room 1O\n"
        let match = try #require(matches(text).first)
        #expect(match.range == 1025..<1039)
        #expect(match.text == "(5l0) 653-3394")
    }
}
