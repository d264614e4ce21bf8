import Testing

@testable import DataDetection

@Suite struct PhoneNumberDetectorTests {
    private func numbers(_ text: String, region: String? = "US") -> [DataMatch] {
        DataDetector(types: [.phoneNumber], options: .init(defaultRegion: region)).matches(in: text)
    }

    private func e164(_ match: DataMatch?) -> String? {
        guard case .phoneNumber(let number) = match?.value else { return nil }
        return number.e164
    }

    @Test(arguments: [
        ("+1 510-653-3394", "US", "+15106533394"),
        ("(510) 653-3394", "US", "+15106533394"),
        ("510.653.3394", "US", "+15106533394"),
        ("5106533394", "US", "+15106533394"),
        ("1-800-356-9377", "US", "+18003569377"),
        ("020 7946 0958", "GB", "+442079460958"),
        ("+44 (0)20 7946 0958", "US", "+442079460958"),
        ("0044 20 7946 0958", "DE", "+442079460958"),
        ("030 901820", "DE", "+4930901820"),
        ("03-4021 0276", "MY", "+60340210276"),
        ("06 12 34 56 78", "FR", "+33612345678"),
        ("５１０-６５３-３３９４", "US", "+15106533394"),
    ])
    func findsNumbersOfTheRegionAndAbroad(text: String, region: String, expected: String) {
        let matches = numbers("Hello \(text), bye", region: region)
        #expect(matches.map(\.text) == [text])
        #expect(e164(matches.first) == expected)
    }

    /// Words for telephones in the languages of the world make numbers of what no plan knows.
    @Test(arguments: ["Fone", "portable", "тел.", "هاتف", "查詢電話", "문의전화", "puh.", "Telefoonnummer:"])
    func wordsForTelephonesAreKnown(word: String) {
        #expect(numbers("\(word) 2345 6789").map(\.text) == ["2345 6789"])
    }

    @Test(arguments: ["Rechnung Nr.", "Kundennummer", "счёт", "Fakturanr"])
    func wordsForOtherNumbersAreKnown(word: String) {
        #expect(numbers("\(word) 2026-004711", region: "DE").isEmpty)
    }

    /// "And" is no "anexo", and "example" no "ext".
    @Test(arguments: ["and the office", "example", "an hour"])
    func takesNoPostalCodeBeforeAWordFor(word: String) {
        #expect(numbers("Plainfield 60526-1511 \(word)", region: nil).isEmpty)
    }

    @Test(arguments: ["ext. 12", "x12", "extension 12", "ext: 12"])
    func takesTheExtensionIn(suffix: String) throws {
        let match = try #require(numbers("(510) 653-3394 \(suffix)").first)
        #expect(match.text == "(510) 653-3394 \(suffix)")
        #expect(
            match.value == .phoneNumber(PhoneNumber(e164: "+15106533394", extension: "12", kind: .fixedLineOrMobile)))
    }

    /// Examples of the countries' regulators for each kind.
    @Test(arguments: [
        ("020 7946 0018", "GB", PhoneNumber.Kind.fixedLine), ("07400 123456", "GB", .mobile),
        ("800 234 5678", "US", .tollFree),
        ("09001 123456", "DE", .premiumRate), ("510 653 3394", "US", .fixedLineOrMobile),
    ])
    func saysWhatIsReached(text: String, region: String, expected: PhoneNumber.Kind) throws {
        guard case .phoneNumber(let number) = try #require(numbers("Call \(text)", region: region).first).value else {
            Issue.record("no phone number")
            return
        }
        #expect(number.kind == expected)
    }

    @Test(arguments: [
        "12.50 13.75 99.00", "2024-01-31", "31/12/2024 12:30", "2009/2010", "1.2.3.4", "12345", "4111 1111 1111 1111",
        "ISBN 978-3-16-148410-0", "Order 5106533394", "id = 5106533394", "#5106533394", "A5106533394", "5106533394kg",
        "WH-510-653-3394", "415 666 7777 8888 9999", "-77.034040723966", "SSN 123-45-6789", "$5106533394",
        "510-653-3394-B",
        "0000 0001 0010 0011 0100", "(456 (4)) 345", "123 456 789", "5550147",
    ])
    func leavesOtherNumbersAlone(text: String) {
        #expect(numbers(text).isEmpty)
    }

    @Test(arguments: ["2014~2018", "2014 – 2018", "0930-1700", "02 04 2009", "1666.90125", "It is 12.03.2024 14:30"])
    func leavesDatesAndTimesAloneWhereShortNumbersAreValid(text: String) {
        #expect(numbers(text, region: "DE").isEmpty)
    }

    @Test(arguments: [
        ("Phone 555-0147", "555-0147"), ("Tel: 070010007", "070010007"), ("T 0101 234567", "0101 234567"),
        ("TEL :\n0310 123 456", "0310 123 456"), ("card number 12345678 and phone number 12345678", "12345678"),
    ])
    func believesTheWordBeforeANumber(text: String, expected: String) {
        #expect(numbers(text).map(\.text) == [expected])
    }

    @Test func believesTheNearestWord() {
        #expect(numbers("Call us. Order 5106533394").isEmpty)
        #expect(numbers("Order desk, call 5106533394").count == 1)
    }

    @Test(arguments: [
        ("Call +1 213-242-\n4399", "+12132424399"),
        ("Call (213)\n242-4399", "+12132424399"),
        ("+44 20 7946\n0958", "+442079460958"),
    ])
    func followsANumberIntoTheNextLine(text: String, expected: String) {
        let matches = numbers(text)
        #expect(matches.count == 1)
        #expect(e164(matches.first) == expected)
    }

    @Test func doesNotJoinTwoNumbers() {
        #expect(numbers("(510) 653-3394\n(510) 653-3395").map(\.text) == ["(510) 653-3394", "(510) 653-3395"])
        #expect(numbers("+1 510 653 3394\n2024").map(\.text) == ["+1 510 653 3394"])
        #expect(numbers("270.30\n255.00\n15.30").isEmpty)
    }

    @Test func partsNumbersSideBySide() {
        let matches = numbers("T 020 7946 0958  M 07700 900123", region: "GB")
        #expect(matches.map(\.text) == ["020 7946 0958", "07700 900123"])
        #expect(numbers("Tel: 555-0147 / 555-0148").map(\.text) == ["555-0147", "555-0148"])
        #expect(numbers("Tel. 030 / 901820", region: "DE").map(\.text) == ["030 / 901820"])
    }

    @Test func survivesAnUnknownRegion() {
        #expect(e164(numbers("+1 510-653-3394", region: "Atlantis").first) == "+15106533394")
        #expect(e164(numbers("+1 510-653-3394", region: "").first) == "+15106533394")
    }
}
