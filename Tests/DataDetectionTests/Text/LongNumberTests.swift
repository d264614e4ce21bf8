import Testing

@testable import DataDetection

@Suite struct LongNumberTests {
    private func starts(_ text: String) -> [Int] { ScannedText(text).longNumberStarts }

    @Test func countsDigitsAmongCapitalsAndMarks() {
        #expect(starts("ISBN 978-3-16") == [5])
        #expect(starts("GB 999 9999 73") == [3, 7])
        #expect(starts("27AAPFU0939F1ZV") == [0])
        #expect(starts("RICE 5KG 24.00") == [])
        #expect(starts("14:02 and 16.10") == [])
    }

    @Test func looksNoFurtherThanNumbersReach() {
        #expect(starts("1" + String(repeating: " ", count: 40) + "23456") == [])
        #expect(starts("12345") == [])
    }

    /// The detector of tax numbers looks nowhere else.
    @Test func holdsForAllTaxNumbers() {
        for form in TaxForm.all {
            let digits = form.pattern.drop { $0 != UInt8(ascii: "#") }
            #expect(digits.count(where: { $0 == UInt8(ascii: "#") }) >= LongNumber.fewestDigits)
            #expect(digits.count <= LongNumber.reach)
        }
    }
}
