import Testing

@testable import DataDetection

@Suite struct SocialTagDetectorTests {
    @Test func findsHashtags() {
        #expect(found(.socialTag, "Sunset! #sunset #été2026 #旅行").map(\.text) == ["#sunset", "#été2026", "#旅行"])
    }

    @Test func findsHandlesBesideTheirNetwork() throws {
        let match = try #require(found(.socialTag, "Follow us on Instagram: @live.text").first)
        #expect(match.text == "@live.text")
        #expect(
            match.value
                == .socialTag(SocialTag(name: "live.text", kind: .handle, url: "https://www.instagram.com/live.text")))
        #expect(match.actions.map(\.title) == ["Open Profile", "Search"])
    }

    @Test(arguments: [
        "#include <stdio.h>", "color: #FFAA00;", "Order #12345", "@Override public", "a@b.co", "@media print {",
        "5 @ 2.00", "# Heading", "#1 choice", "meet @noon",
        "user@host", "#a",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.socialTag, text).isEmpty)
    }
}
