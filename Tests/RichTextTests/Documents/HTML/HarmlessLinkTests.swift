import Testing

@testable import RichText

@Suite struct HarmlessLinkTests {
    @Test(arguments: [
        "https://example.com/a?b=c#d", "HTTP://example.com", "mailto:a@example.com", "tel:+15106533394",
        "sms:+1510?body=x", "geo:0,0?q=a", "ftp://example.com", "data:text/calendar;charset=utf-8,BEGIN%3AVCALENDAR",
        "https://例え.jp/",
    ])
    func harmless(url: String) {
        #expect(HarmlessLink(url)?.url == url)
    }

    @Test(arguments: [
        "", "https", "/etc/passwd", "//example.com", "javascript:alert(1)", "JavaScript:alert(1)", " https://a.b",
        "java\nscript:alert(1)", "https://a.b/\u{0}", "https://a.b/ c", "file:///etc/passwd", "data:text/html,<b>",
        "data:text/calendar", "data:text/html;text/calendar;,x", "vbscript:x", "blob:https://a.b/c", "https\\://a.b",
        "view-source:https://a.b", "https://a.b/\"onclick=\"x",
    ])
    func refused(url: String) {
        #expect(HarmlessLink(url) == nil)
    }
}
