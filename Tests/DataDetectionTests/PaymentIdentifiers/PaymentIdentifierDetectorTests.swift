import Testing

@testable import DataDetection

@Suite struct PaymentIdentifierDetectorTests {
    @Test(arguments: [
        ("IBAN: DE89 3704 0044 0532 0130 00", "DE89370400440532013000", PaymentIdentifier.Kind.iban),
        ("NL91ABNA0417164300", "NL91ABNA0417164300", .iban), ("Card 5555-5555-5555-4444", "5555555555554444", .card),
        ("Amex 3782 822463 10005", "378282246310005", .card), ("Visa 4111111111111111", "4111111111111111", .card),
    ])
    func findsIdentifiers(text: String, number: String, kind: PaymentIdentifier.Kind) {
        #expect(
            found(.paymentIdentifier, text).map(\.value) == [
                .paymentIdentifier(PaymentIdentifier(number: number, kind: kind))
            ])
    }

    @Test(arguments: [
        "DE88 3704 0044 0532 0130 00", "5555 5555 5555 4443", "ZZ89370400440532013000", "order 4111111111111111",
        "9780306406157",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.paymentIdentifier, text).isEmpty)
    }

    @Test func hidesTheNumberInLogs() {
        #expect("\(PaymentIdentifier(number: "4111111111111111", kind: .card))" == "card …1111")
    }
}
