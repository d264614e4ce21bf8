import Testing

@testable import DataDetection

@Suite struct DataActionTests {
    private func url(_ text: String, region: String = "US") -> String? {
        DataDetector(options: .init(defaultRegion: region)).matches(in: text).first?.actions.first?.url
    }

    @Test func dialsTheInternationalNumber() {
        #expect(url("Tel. (020) 7946 0958", region: "GB") == "tel:+442079460958")
    }

    @Test func dialsTheDigitsOfANumberWithoutACountry() {
        #expect(url("Phone: 070 010 007") == "tel:070010007")
    }

    @Test func escapesAddresses() {
        #expect(url("o'neil+list@example.com") == "mailto:o%27neil+list@example.com")
        #expect(
            url("12 Rue Lafayette Blvd\nNew Orleans, LA 70112")
                == "geo:0,0?q=12%20Rue%20Lafayette%20Blvd%2C%20New%20Orleans%2C%20LA%2070112")
    }

    @Test(arguments: [
        "javascript:alert(document.cookie)", "javascript://example.com/%0Aalert(1)", "JavaScript://www.example.com",
        "data:text/html;base64,PHNjcmlwdD4=", "data://example.com/a", "file:///etc/passwd",
        "file://example.com/etc/passwd",
        "vbscript:msgbox(1)", "vbscript://example.com/a", "blob:https://", "jar:file:///a.jar!/b",
        "intent://example.com/#Intent;end",
    ])
    func neverOffersADangerousScheme(text: String) {
        for match in DataDetector().matches(in: "See \(text) now") {
            for action in match.actions {
                #expect(
                    ["https:", "http:", "ftp:", "mailto:", "tel:", "sms:", "geo:"].contains { action.url.hasPrefix($0) }
                )
                #expect(!action.url.lowercased().contains("script:"))
            }
            #expect(!match.text.contains("://"))
        }
    }
}
