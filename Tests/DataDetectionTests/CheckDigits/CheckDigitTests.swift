import Testing

@testable import DataDetection

@Suite struct CheckDigitTests {
    private func accepts(_ check: CheckDigit, _ number: String) -> Bool { check.accepts(Array(number.utf8)) }

    /// The examples with which the issuers explain their rules.
    @Test(arguments: [
        ("473124829", CheckDigit.postal), ("CSQU3054383", .container), ("563102430313", .tens(odd: 4, even: 9)),
        ("123456789013", .seven), ("81140743", .seven), ("09133131530724", .gs1), ("00340433836442636597", .gs1),
        ("7023210039414604", .gs1), ("4111111111111111", .luhn),
    ])
    func acceptsTheIssuersExamples(number: String, check: CheckDigit) {
        #expect(accepts(check, number))
    }

    @Test(arguments: [
        ("473124828", CheckDigit.postal), ("CSQU3054384", .container), ("563102430314", .tens(odd: 4, even: 9)),
        ("123456789014", .seven), ("81140744", .seven), ("09133131530725", .gs1), ("00340433836442636598", .gs1),
        ("4111111111111112", .luhn),
    ])
    func refusesAnotherDigit(number: String, check: CheckDigit) {
        #expect(!accepts(check, number))
    }

    @Test func countsArticlesFromTheRight() {
        #expect(GTIN.accepts(Array("4006381333931".utf8)) && GTIN.accepts(Array("036000291452".utf8)))
        #expect(!GTIN.accepts(Array("4006381333932".utf8)))
    }
}
