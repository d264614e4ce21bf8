import Testing

@testable import DataDetection

@Suite struct DataDetectorTests {
    @Test func findsEveryTypeInOrder() {
        let text = "Blue Bottle, 300 Webster St, Oakland, CA 94607, +1 510-653-3394, hi@example.com, www.example.com"
        let matches = DataDetector().matches(in: text)
        #expect(matches.map(\.type) == [.postalAddress, .phoneNumber, .emailAddress, .link])
        #expect(
            matches.map(\.text) == [
                "300 Webster St, Oakland, CA 94607", "+1 510-653-3394", "hi@example.com", "www.example.com",
            ])
    }

    @Test func findsOnlyWhatIsAskedFor() {
        let text = "Call +1 510-653-3394 or write to hi@example.com"
        #expect(DataDetector(types: [.phoneNumber]).matches(in: text).map(\.type) == [.phoneNumber])
        #expect(DataDetector(types: [.link]).matches(in: text).isEmpty)
        #expect(DataDetector(types: []).matches(in: text).isEmpty)
        #expect(DataDetector(types: [DataType(rawValue: "horoscope")]).matches(in: text).isEmpty)
    }

    @Test func findsNothingInNothing() {
        #expect(DataDetector().matches(in: "").isEmpty)
        #expect(DataDetector().matches(in: " \n\r\n\t").isEmpty)
    }

    @Test(
        arguments: [
            (nil, [], nil), ("gb", [], "GB"), (nil, ["en-GB"], "GB"), (nil, ["de", "fr-CH"], "CH"),
            ("US", ["de-DE"], "US"),
            (nil, ["zh-Hant-TW"], "TW"), (nil, ["es-419"], nil), (nil, ["fr"], "FR"), (nil, ["en"], nil),
        ] as [(String?, [String], String?)])
    func takesTheRegionFromTheLanguages(region: String?, languages: [String], expected: String?) {
        #expect(DataDetector.Options(defaultRegion: region, languages: languages).defaultRegion == expected)
    }

    @Test func countsInUTF16() throws {
        let text = "👩‍🚀 é: hi@example.com"
        let match = try #require(DataDetector().matches(in: text).first)
        #expect(match.range == 9..<23)
        let range = try #require(match.stringRange(in: text))
        #expect(text[range] == "hi@example.com")
    }

    @Test func acceptsWindowsLineEnds() {
        let matches = DataDetector().matches(in: "131 Cove Avenue\r\nGulf Shores, AL 36542\r\nTel 251-555-0147\r\n")
        #expect(matches.map(\.text) == ["131 Cove Avenue\r\nGulf Shores, AL 36542", "251-555-0147"])
    }

    @Test func servesManyCallersAtOnce() async {
        let text = "300 Webster St, Oakland, CA 94607, +1 510-653-3394, hi@example.com, www.example.com"
        let detector = DataDetector()
        let expected = detector.matches(in: text)
        await withTaskGroup { group in
            for _ in 0..<32 { group.addTask { detector.matches(in: text) } }
            for await matches in group { #expect(matches == expected) }
        }
    }
}
