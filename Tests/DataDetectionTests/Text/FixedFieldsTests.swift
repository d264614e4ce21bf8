import Testing

@testable import DataDetection

@Suite struct FixedFieldsTests {
    @Test func takesWhatIsThere() {
        var fields = FixedFields("AB1F-x")
        #expect(fields.take(2) == "AB")
        #expect(fields.takeNumber(2) == nil)
        #expect(fields.takeNumber(2, radix: 16) == 31)
        #expect(fields.take(oneOf: "+") == nil)
        #expect(fields.take(oneOf: "-+") == UInt8(ascii: "-"))
        #expect(fields.take(2) == nil)
        #expect(fields.take(-1) == nil)
        #expect(fields.take(0) == "")
        #expect(fields.take(1) == "x")
        #expect(fields.isAtEnd && fields.take(1) == nil)
    }

    @Test(arguments: ["-1", "+1", " 1", "", "１", "1.0", "99999999999999999999", "1_0"])
    func otherTextIsNoNumber(text: String) {
        #expect(text.digitValue() == nil)
    }

    @Test(arguments: ["0x10", "inf", "nan", "", "1e999", "1_0", "١"])
    func otherTextIsNoDecimal(text: String) {
        #expect(text.decimalValue == nil)
    }

    @Test(arguments: [
        (0.00001, "0.00001"), (-0.0000125, "-0.0000125"), (1e-7, "0.0000001"), (13.4125, "13.4125"),
        (1.25e20, "125000000000000000000"),
        (1e16, "10000000000000000"), (0, "0.0"), (5e-324, "0." + String(repeating: "0", count: 323) + "5"),
    ])
    func decimalsHaveNoPowersOfTen(number: Double, text: String) {
        #expect(number.plainDecimal == text)
        #expect(Double(number.plainDecimal) == number)
    }
}
