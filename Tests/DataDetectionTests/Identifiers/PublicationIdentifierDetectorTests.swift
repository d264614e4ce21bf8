import Testing

@testable import DataDetection

@Suite struct PublicationIdentifierDetectorTests {
    /// The examples of ISO 2108's agency, of ISO 3297 and of the DOI Handbook.
    @Test(arguments: [
        (
            "ISBN 978-3-16-148410-0", "978-3-16-148410-0", "9783161484100", IdentifierValue.Kind.isbn,
            "https://openlibrary.org/isbn/9783161484100"
        ),
        ("9783161484100", "9783161484100", "9783161484100", .isbn, "https://openlibrary.org/isbn/9783161484100"),
        ("ISBN-10: 0-306-40615-2.", "0-306-40615-2", "0306406152", .isbn, "https://openlibrary.org/isbn/0306406152"),
        ("ISBN 0-8044-2957-X", "0-8044-2957-X", "080442957X", .isbn, "https://openlibrary.org/isbn/080442957X"),
        ("ISSN 0378-5955", "0378-5955", "0378-5955", .issn, "https://portal.issn.org/resource/ISSN/0378-5955"),
        ("doi:10.1000/182.", "10.1000/182", "10.1000/182", .doi, "https://doi.org/10.1000/182"),
        (
            "(see 10.1016/S0735-1097(98)00347-7)", "10.1016/S0735-1097(98)00347-7", "10.1016/S0735-1097(98)00347-7",
            .doi, "https://doi.org/10.1016/S0735-1097%2898%2900347-7"
        ),
    ])
    func findsThem(text: String, span: String, number: String, kind: IdentifierValue.Kind, url: String) throws {
        let match = try #require(found(.publicationIdentifier, text).first)
        #expect(match.text == span)
        #expect(match.value == .identifier(IdentifierValue(number: number, kind: kind)))
        #expect(match.actions.map(\.url) == [url])
    }

    @Test(arguments: [
        "ISBN 978-3-16-148410-1", "ISSN 0378-5954", "0378-5955", "0-306-40615-2", "10.5/7", "10.1000",
        "977-3-16-148410-0",
        "1990-1999",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.publicationIdentifier, text).isEmpty)
    }
}
