import Testing

@testable import DataDetection

@Suite struct PhoneFormTests {
    private func numbers(_ text: String, region: String? = nil) -> [(text: String, e164: String?)] {
        DataDetector(types: [.phoneNumber], options: .init(defaultRegion: region)).matches(in: text).map { match in
            guard case .phoneNumber(let number) = match.value else { return (match.text, nil) }
            return (match.text, number.e164)
        }
    }

    @Test(arguments: [
        ("fax (502-568-7189)", "502-568-7189", "+15025687189"), ("Fax#212.555.0199", "212.555.0199", "+12125550199"),
        ("Call 1-800-FLOWERS!", "1-800-FLOWERS", "+18003569377"), ("1-800-GO-FEDEX", "1-800-GO-FEDEX", "+18004633339"),
        ("(800) CALL-ATT", "(800) CALL-ATT", "+18002255288"),
    ])
    func readsFormsOfTheUnitedStates(text: String, span: String, e164: String) {
        let found = numbers(text)
        #expect(found.map(\.text) == [span] && found.first?.e164 == e164)
    }

    @Test func readsDirectLines() {
        let found = numbers("Tel. 030/1234-56, -57 oder -580", region: "DE")
        #expect(found.map(\.text) == ["030/1234-56", "-57", "-580"])
        #expect(found.map(\.e164) == ["+4930123456", "+4930123457", "+49301234580"])
    }

    /// What the text says of its country: a domain, a city, a price.
    @Test(arguments: [
        ("Praxis Dr. Weber, München\nTel. 089 123456", "+4989123456"),
        ("www.example.fr – 01 42 68 53 00, Paris", "+33142685300"),
        ("Sportpark Utrecht, 030 231 2345", "+31302312345"), ("東京都 電話 03-3213-1111", "+81332131111"),
    ])
    func findsTheCountryOut(text: String, e164: String) {
        #expect(numbers(text).map(\.e164) == [e164])
    }

    @Test(arguments: [
        "1-800-555", "800 METERS OF ROPE", "8008 FLOWERS", "8.PRELIMINARY", "A1-800-FLOWERS", "Order#5106533394",
        "1234-56, -57",
    ])
    func leavesOthersAlone(text: String) {
        #expect(numbers(text).isEmpty)
    }
}
