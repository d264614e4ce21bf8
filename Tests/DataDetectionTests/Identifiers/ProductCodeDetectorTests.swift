import Testing

@testable import DataDetection

@Suite struct ProductCodeDetectorTests {
    /// Printed below bars, or behind a word; the check digits are GS1's.
    @Test(arguments: [
        ("4 006381 333931", "4006381333931"), ("0 36000 29145 2", "036000291452"),
        ("EAN: 4006381333931", "4006381333931"),
        ("UPC 036000291452", "036000291452"), ("EAN-8 96385074", "96385074"),
    ])
    func findsArticles(text: String, number: String) throws {
        let match = try #require(found(.productCode, text).first)
        #expect(match.value == .identifier(IdentifierValue(number: number, kind: .gtin)))
        #expect(match.actions.count == 1)
    }

    @Test(arguments: [
        "4 006381 333932", "EAN: 4006381333932", "4006381333931", "UPC 036000291453", "0 00000 00000 0",
        "EAN 4006381333931-2",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.productCode, text).isEmpty)
    }
}
