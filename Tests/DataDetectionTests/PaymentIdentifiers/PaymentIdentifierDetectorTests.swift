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

    /// Test numbers that the networks and their banks publish.
    @Test(arguments: [
        "2223 0031 2200 3222", "6011 1111 1111 1117", "3056 930902 5904", "3566 0020 2036 0505", "6200 0000 0000 0005",
        "5019 7170 1010 3742", "2200 0000 0000 0053",
    ])
    func knowsTheNetworks(number: String) {
        #expect(found(.paymentIdentifier, "Card \(number)").map(\.text) == [number])
    }

    /// The examples of ISO 13616's register.
    @Test(arguments: [
        "BI42 1000 0100 0100 0033 2045 181", "DJ21 0001 0000 0001 5400 0100 186", "FK88 SC12 3456 7890 12",
        "LY83 0020 4800 0020 1001 2036 1",
        "MN12 1234 1234 5678 9123", "NI45 BAPR 0000 0013 0000 0355 8124", "RU03 0445 2522 5408 1781 0538 0913 1041 9",
        "SO21 1000 0010 0100 0100 141", "SD88 1112 3456 7890 12", "VG96 VPVG 0000 0123 4567 8901",
    ])
    func knowsTheCountriesOfTheRegister(number: String) {
        #expect(found(.paymentIdentifier, number).map(\.text) == [number])
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
