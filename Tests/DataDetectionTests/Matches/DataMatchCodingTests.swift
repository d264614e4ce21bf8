import Foundation
import Testing

@testable import DataDetection

@Suite struct DataMatchCodingTests {
    private let text = """
        Call 510-653-3394 ext. 12
        hi@example.com example.com/a
        300 Webster St Apt 2, Oakland, CA 94607
        """

    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    @Test func writesTheDocumentedObject() throws {
        let lines = try DataDetector().matches(in: text).map(json)
        #expect(
            lines == [
                #"{"actions":[{"title":"Call","url":"tel:+15106533394;ext=12"},{"title":"Send Message","url":"sms:+15106533394"}],"range":[5,25],"region":"US","text":"510-653-3394 ext. 12","type":"phoneNumber","value":{"e164":"+15106533394","extension":"12","kind":"fixedLineOrMobile"}}"#,
                #"{"actions":[{"title":"Send Email","url":"mailto:hi@example.com"}],"range":[26,40],"text":"hi@example.com","type":"emailAddress","value":{"address":"hi@example.com"}}"#,
                #"{"actions":[{"title":"Open Link","url":"https://example.com/a"}],"range":[41,54],"text":"example.com/a","type":"link","value":{"url":"https://example.com/a"}}"#,
                #"{"actions":[{"title":"Show in Maps","url":"geo:0,0?q=300%20Webster%20St%20Apt%202%2C%20Oakland%2C%20CA%2094607"}],"range":[55,94],"region":"US","text":"300 Webster St Apt 2, Oakland, CA 94607","type":"postalAddress","value":{"city":"Oakland","state":"CA","street":"300 Webster St","unit":"Apt 2","zip":"94607"}}"#,
            ])
    }

    @Test func readsWhatItWrites() throws {
        let matches = DataDetector().matches(in: text)
        #expect(matches.count == 4)
        #expect(try JSONDecoder().decode([DataMatch].self, from: JSONEncoder().encode(matches)) == matches)
    }

    /// An object of another module that adds its own fields to those of the match.
    private struct PlacedMatch: Encodable {
        let match: DataMatch
        let page: Int

        enum CodingKeys: String, CodingKey {
            case page
        }

        func encode(to encoder: any Encoder) throws {
            try match.encode(to: encoder)
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(page, forKey: .page)
        }
    }

    @Test func canBeExtended() throws {
        let match = try #require(DataDetector().matches(in: "example.com").first)
        #expect(
            try json(PlacedMatch(match: match, page: 3))
                == #"{"actions":[{"title":"Open Link","url":"https://example.com"}],"page":3,"range":[0,11],"text":"example.com","type":"link","value":{"url":"https://example.com"}}"#
        )
    }

    @Test(arguments: [
        #"{"type":"horoscope","text":"a","range":[0,1],"value":{},"actions":[]}"#,
        #"{"type":"link","text":"a","range":[0,1],"value":{},"actions":[]}"#,
        #"{"type":"link","text":"a","range":[0,1],"actions":[]}"#,
        #"{"type":"link","text":"a","range":[2,1],"value":{"url":"https://a.com"},"actions":[]}"#,
    ])
    func refusesWhatItCannotRead(object: String) {
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(DataMatch.self, from: Data(object.utf8)) }
    }

    @Test(arguments: [-1..<2, 2..<9, 9..<12, Int.min..<Int.max])
    func hasNoPlaceOutsideOfAString(range: Range<Int>) {
        let match = DataMatch(type: .link, text: "", range: range, value: .link(url: ""), actions: [])
        #expect(match.stringRange(in: "short") == nil)
    }
}
