import Testing

@testable import LiveText

@Suite struct CodeActionTests {
    @Test(arguments: [
        ("https://example.com/a", ["Open Link|https://example.com/a"]),
        ("tel:+1-201-555-0123;ext=3", ["Call|tel:+1-201-555-0123;ext=3"]),
        ("SMSTO:+18005551212:Hi & bye", ["Send Message|sms:+18005551212?body=Hi%20%26%20bye"]),
        ("mailto:a@example.com?subject=caf%C3%A9", ["Send Email|mailto:a@example.com?subject=caf%C3%A9"]),
        ("geo:13.4125,103.8667", ["Show in Maps|geo:13.4125,103.8667"]),
        // RFC 5870 knows no powers of ten.
        ("geo:1e-05,1", ["Show in Maps|geo:0.00001,1.0"]),
        ("geo:-0.0000125,-1.5", ["Show in Maps|geo:-0.0000125,-1.5"]),
        ("geo:0x10,1", []), ("geo:nan,inf", []),
        (
            "MECARD:N:Ann;TEL:110;EMAIL:ann@example.com;URL:www.example.com;ADR:1 Main St;;",
            [
                "Call|tel:110", "Send Email|mailto:ann@example.com", "Open Link|http://www.example.com",
                "Show in Maps|geo:0,0?q=1%20Main%20St",
            ]
        ),
        (
            "M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 226F001A0025 100",
            ["Flight Status|https://www.flightaware.com/live/flight/AC834"]
        ),
        // Nothing joins, pays or stores by a tap.
        ("WIFI:T:WPA;S:mynetwork;P:mypass;;", []), ("otpauth://totp/bob?secret=GEZDGNBVGY3TQOJQ", []),
        ("bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrZv245W", []), ("BCD\n002\n1\nSCT\n\nName\nBE72000000001616", []),
        ("javascript:alert(1)", []), ("file:///etc/passwd", []), ("hello", []),
    ])
    func actions(payload: String, expected: [String]) {
        #expect(CodeContent(payload).actions.map { "\($0.title)|\($0.url)" } == expected)
    }

    @Test func anEventIsAFileForTheCalendar() throws {
        let text = "BEGIN:VEVENT\nSUMMARY:Lunch\\, late\nDTSTART;TZID=Europe/Berlin:20260102T133000\nEND:VEVENT"
        let url = try #require(CodeContent(text).actions.first).url
        #expect(
            url.unescaped.hasPrefix(
                """
                data:text/calendar;charset=utf-8,BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//LiveText//EN\r\nBEGIN:VEVENT\r\nUID:
                """))
        #expect(
            url.unescaped.hasSuffix(
                """
                DTSTART;TZID=Europe/Berlin:20260102T133000\r\nSUMMARY:Lunch\\, late\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n
                """))
    }

    /// Whatever a payload holds, what can be tapped has a scheme that neither runs code nor reads files.
    @Test func schemesAreSafe() {
        let safe = ["http:", "https:", "tel:", "sms:", "mailto:", "geo:", "data:text/calendar;"]
        let hostile = ["javascript:alert(1)", "file:///etc/passwd", "data:text/html,x", "vbscript:x", "intent:x"]
        let shapes = [
            "URLTO:%", "MEBKM:URL:%;;", "MECARD:N:a;URL:%;TEL:%;EMAIL:%;ADR:%;;", "mailto:a@b.co?body=%",
            "sms:1?body=%",
            "BEGIN:VCARD\nFN:a\nURL:%\nTEL:%\nEMAIL:%\nEND:VCARD", "geo:0,0?q=%", "tel:%", "%",
            "BEGIN:VEVENT\nDTSTART:20260101\nURL:%\nSUMMARY:%\nLOCATION:%\nEND:VEVENT",
        ]
        for payload in shapes.flatMap({ shape in hostile.map { shape.replacing("%", with: $0) } }) {
            for action in CodeContent(payload).actions {
                #expect(safe.contains { action.url.lowercased().hasPrefix($0) }, "\(payload): \(action.url)")
            }
        }
    }
}
