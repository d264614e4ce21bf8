import Testing

@testable import DataDetection

@Suite struct LinkDetectorTests {
    private func links(_ text: String, region: String = "US") -> [String] {
        DataDetector(types: [.link], options: .init(defaultRegion: region)).matches(in: text).map(\.text)
    }

    private func url(_ text: String) -> String? {
        guard case .link(let url) = DataDetector(types: [.link]).matches(in: text).first?.value else { return nil }
        return url
    }

    @Test(arguments: [
        ("See http://example.com/a?b=c#d.", "http://example.com/a?b=c#d"),
        ("(https://en.wikipedia.org/wiki/Set_(mathematics))", "https://en.wikipedia.org/wiki/Set_(mathematics)"),
        ("[https://example.com/a]", "https://example.com/a"),
        ("\"http://example.com/a\"", "http://example.com/a"),
        ("'http://example.com/a',", "http://example.com/a"),
        ("HTTPS://EXAMPLE.COM/A", "HTTPS://EXAMPLE.COM/A"),
        ("http://localhost:8080/admin!", "http://localhost:8080/admin"),
        ("http://192.168.0.1/", "http://192.168.0.1/"),
        ("http://user:secret@example.com:81/x", "http://user:secret@example.com:81/x"),
        ("Link:https://example.com", "https://example.com"),
        ("ftp://example.com/file", "ftp://example.com/file"),
        ("https://straße.de/größe", "https://straße.de/größe"),
        ("http://правительство.рф/", "http://правительство.рф/"),
        ("詳細はhttps://example.co.jpをご覧ください", "https://example.co.jp"),
        ("https://example.com/a、https", "https://example.com/a"),
    ])
    func findsURLs(text: String, expected: String) {
        #expect(links(text) == [expected])
    }

    @Test(arguments: [
        ("Visit www.example.com.", "www.example.com"),
        ("BLUEBOTTLECOFFEE.COM", "BLUEBOTTLECOFFEE.COM"),
        ("shop.example.co.uk/sale?x=1, now", "shop.example.co.uk/sale?x=1"),
        ("Web:example.com", "example.com"),
        ("example.com:8443/a", "example.com:8443/a"),
        ("go to münchen.de!", "münchen.de"),
        ("example.com.Then we left", "example.com"),
        ("163.com", "163.com"),
        ("twitter.comを見る", "twitter.com"),
    ])
    func findsDomains(text: String, expected: String) {
        #expect(links(text) == [expected])
    }

    @Test(arguments: [
        "readme.md", "main.rs", "libfoo.so", "archive.zip", "/usr/share/file.pl", "1.2.3", "v1.2.3.4-beta", "e.g. this",
        "hi@example.com", "@example.com", "_example.com", "example.invalid", "localhost", "hppt://example.com",
        "http://",
        "http://362", "http://.example.com", "http://under_score.com", "http://xn--ü.com", "the end.In the beginning",
        "7.am", "250.ml", "Tel.No", "os.system(1)", "http://-a.com", "a..com",
    ])
    func leavesOthersAlone(text: String) {
        #expect(links(text).isEmpty)
    }

    @Test func knowsTheCountryWhoseEndingAFileHas() {
        #expect(links("point.md", region: "MD") == ["point.md"])
    }

    @Test(arguments: [
        ("Here is the link: martin-\nsutton.com/teach-experience", "https://martin-sutton.com/teach-experience"),
        ("https://example.com/stuff-\nthroughout or call", "https://example.com/stuff-throughout"),
        (
            "https://example.com/2024/report/\nannual-summary.html",
            "https://example.com/2024/report/annual-summary.html"
        ),
        ("https://www.example.com/search?q=live\n&lang=en", "https://www.example.com/search?q=live&lang=en"),
        ("https://www.example.com\n/support", "https://www.example.com/support"),
        ("https://www.exam-\nple.com/a", "https://www.exam-ple.com/a"),
        ("www.example.\ncom/menu", "https://www.example.com/menu"),
        ("http://\nexample.com/a", "http://example.com/a"),
    ])
    func followsAURLIntoTheNextLine(text: String, expected: String) {
        #expect(url(text) == expected)
    }

    @Test(arguments: [
        ("https://example.com/menu\nOpen daily", "https://example.com/menu"),
        ("https://example.com/\nOpening hours", "https://example.com/"),
        ("https://example.com/\nopen daily", "https://example.com/"),
        ("https://example.com/a/\nhi@example.com", "https://example.com/a/"),
        ("https://example.com/a/\n12.50", "https://example.com/a/"),
        ("example.com.\nThe end", "example.com"),
        ("https://example.com/a-\nhttps://example.com/b", "https://example.com/a-"),
    ])
    func endsAURLWithItsLine(text: String, expected: String) {
        #expect(links(text).first == expected)
    }

    @Test func endsAtAnInvisibleControl() {
        #expect(links("\u{2066}example.com\u{2069}") == ["example.com"])
        #expect(links("https://example.com/\u{202E}moc.live") == ["https://example.com/"])
    }

    @Test func leavesAbbreviationsAlone() {
        #expect(found(.link, "Org.nr 556036-0793, Kund.nr 12").isEmpty)
    }

    @Test func leavesCodesInCapitalsAlone() {
        #expect(links("AR.AZ.AK.CA, FL.ID and GEN. ADMIN.OFFICE").isEmpty)
        #expect(links("EXAMPLE.COM WWW.EXAMPLE.DE EXAMPLE.DE") == ["EXAMPLE.COM", "WWW.EXAMPLE.DE", "EXAMPLE.DE"])
    }

    @Test func partsURLsInAList() {
        #expect(
            links("https://a.com/x,https://b.com/y;http://c.com") == [
                "https://a.com/x", "https://b.com/y", "http://c.com",
            ])
    }
}
