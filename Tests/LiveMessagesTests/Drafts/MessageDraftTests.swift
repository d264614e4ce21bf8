import Foundation
import LiveText
import Testing

@testable import LiveMessages

struct MessageDraftTests {
    private static let full = #"""
        {"kind": "message", "comment": "Look", "session": "poster-1", "url": "?picture=P",
         "layout": {"type": "live", "app": "picture", "alternate": {"image": "P", "caption": "Concert"}},
         "summaryText": "Poster: Thu 24 Dec", "accessibilityLabel": "A poster",
         "event": {"title": "Concert", "start": "2026-12-24T19:30:00", "timeZone": "Europe/Berlin"},
         "expires": "2027-01-01T00:00:00Z", "preview": "full"}
        """#

    private static func draft(_ json: String) throws -> MessageDraft { try MessageDraft(json: Array(json.utf8)) }

    @Test func aMessageIsReadAndWrittenBack() throws {
        let draft = try Self.draft(Self.full)
        #expect(draft.session?.identifier == "poster-1" && draft.url?.description == "?picture=P")
        #expect(draft.layout?.alternate.caption == "Concert" && draft.pictures == ["P"])
        #expect(draft.expires == Date(timeIntervalSince1970: 1_798_761_600))
        let written = try OrderedJSONEncoder().encode(draft)
        #expect(try Self.draft(written) == draft)
        let template =
            #"{"kind":"message","layout":{"type":"template","caption":"a"},"summaryText":"s","preview":"none"}"#
        #expect(try OrderedJSONEncoder().encode(Self.draft(template)) == template)
    }

    @Test func theOtherKindsAreRead() throws {
        #expect(try Self.draft(#"{"kind": "text", "text": "Hi"}"#).alternate.caption == "Hi")
        #expect(try Self.draft(#"{"kind": "sticker", "picture": "P", "session": null}"#).pictures == ["P"])
        #expect(try Self.draft(#"{"kind": "attachment", "picture": "P", "comment": "c"}"#).alternate.caption == "c")
    }

    @Test(arguments: [
        ("[]", "another type"), ("", "not JSON"), ("{", "not JSON"), ("\u{FEFF}", "not JSON"),
        ("{}", "“kind” is missing"),
        (#"{"kind": "letter"}"#, "message, sticker, text or attachment"),
        (#"{"kind": 7}"#, "“kind” is of another type"),
        (#"{"kind": null}"#, "“kind” may not be null"), (#"{"kind": "text"}"#, "“text”"),
        (#"{"kind": "text", "text": ""}"#, "not empty"), (#"{"kind": "text", "text": "a", "txt": "b"}"#, "no meaning"),
        (#"{"kind": "text", "text": "a", "url": "?a"}"#, "Only a message"), (#"{"kind": "sticker"}"#, "“picture”"),
        (#"{"kind": "message", "summaryText": "a"}"#, "“layout”"),
        (#"{"kind": "message", "layout": {"type": "template"}}"#, "“summaryText”"),
        (#"{"kind": "message", "summaryText": "a\nb", "layout": {"type": "template"}}"#, "one line"),
        (#"{"kind": "message", "summaryText": "a", "layout": {"type": "other"}}"#, "template"),
        (#"{"kind": "message", "summaryText": "a", "layout": {"type": "template", "app": "a"}}"#, "layout.type"),
        (
            #"{"kind": "message", "summaryText": "a", "layout": {"type": "live", "app": "A", "alternate": {}}}"#,
            "layout.app"
        ),
        (
            #"{"kind": "message", "summaryText": "a", "layout": {"type": "live", "app": "a", "alternate": null}}"#,
            "alternate"
        ),
        (
            #"{"kind": "message", "summaryText": "a", "layout": {"type": "live", "app": "a", "alternate": {"type": "live"}}}"#,
            "layout.alternate"
        ),
        (
            #"{"kind": "message", "summaryText": "a", "layout": {"type": "live", "app": "a", "alternate": {"x": 1}}}"#,
            "no meaning"
        ),
        (
            #"{"kind": "message", "summaryText": "a", "layout": {"type": "template", "mediaFileURL": "file:///a"}}"#,
            "https"
        ),
        (#"{"kind": "text", "text": "a", "expires": "tomorrow"}"#, "moment"),
        (#"{"kind": "text", "text": "a", "expires": "2026-12-24T19:30:00"}"#, "moment"),
        (#"{"kind": "text", "text": "a", "preview": "all"}"#, "none, summary or full"),
    ])
    func whatIsNotDocumentedIsRefused(json: String, part: String) {
        let error = #expect(throws: InvalidMessage.self) { try Self.draft(json) }
        #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: [
        "javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>", "file:///etc/passwd", "vbscript:a",
        "//host/a",
        "/m/a", "https", "https://a b", "https://a\"onload=", "ftp://a", " https://a", "https://a\u{0}", "",
    ])
    func behaviourlessURLsAreRefused(url: String) {
        #expect(throws: MessageError.self) { try MessageURL(url) }
    }

    @Test func lengthsAreBounded() throws {
        let longest = "?" + String(repeating: "a", count: 4999)
        #expect(try MessageURL(longest).description.count == 5000)
        #expect(throws: MessageError.self) { try MessageURL(longest + "a") }
        for (member, length) in [
            ("text", 10_000), ("comment", 2000), ("accessibilityLabel", 1000), ("summaryText", 500),
        ] {
            func json(_ count: Int) -> String {
                let text = member == "text" ? "" : #""text": "a", "#
                return #"{"kind": "text", \#(text)"\#(member)": "\#(String(repeating: "x", count: count))"}"#
            }
            #expect(throws: Never.self) { try Self.draft(json(length)) }
            let error = #expect(throws: InvalidMessage.self) { try Self.draft(json(length + 1)) }
            #expect(error?.description == "“\(member)” has at most \(length) characters.")
        }
    }

    /// Whatever is huge, deep or wide is refused before it is taken apart.
    @Test func hostileShapesAreRefusedAtOnce() {
        let deep = String(repeating: "[", count: 60_000)
        let wide = "[" + String(repeating: "0,", count: 30_000) + "0]"
        let caption = #"{"kind": "text", "text": "\#(String(repeating: "x", count: 5_000_000))"}"#
        let nested = String(repeating: #"{"layout":"#, count: 9) + "1" + String(repeating: "}", count: 9)
        let start = ContinuousClock.now
        for json in [deep, wide, caption, nested] {
            let error = #expect(throws: InvalidMessage.self) { try Self.draft(json) }
            #expect(error?.description.contains("too long") == true)
        }
        #expect(ContinuousClock.now - start < .seconds(5))
        // Brackets within strings are text.
        #expect(throws: Never.self) { try Self.draft(#"{"kind": "text", "text": "[[[[[[[[[[[[\"{{{{{{{{{{{{"}"#) }
    }

    @Test func nothingOfTheContentIsRepeatedInARefusal() {
        for json in [
            #"{"kind": "text", "text": "a", "<script>alert(1)</script>": 1}"#, #"{"kind": "<b>SECRET</b>"}"#,
            #"{"kind": "text", "text": "a", "url": "javascript:SECRET"}"#,
        ] {
            let error = #expect(throws: InvalidMessage.self) { try Self.draft(json) }
            #expect(error?.description.contains("script>") == false && error?.description.contains("SECRET") == false)
        }
    }

    @Test func anEventIsAFileOfICalendar() throws {
        let event = try EventDetails(
            title: "Concert; late", start: "2026-12-24T19:30:00", end: "2026-12-24T22:00:00", timeZone: "Europe/Berlin",
            location: "Musterstraße 12")
        let file = event.calendarFile(identifier: "abc@livetext", saidAt: 1_798_000_000)
        #expect(file.hasPrefix("BEGIN:VCALENDAR\r\n") && file.hasSuffix("END:VCALENDAR\r\n"))
        #expect(file.contains("DTSTART;TZID=Europe/Berlin:20261224T193000\r\n"))
        #expect(file.contains("DTEND;TZID=Europe/Berlin:20261224T220000\r\n"))
        #expect(file.contains("SUMMARY:Concert\\; late\r\n") && file.contains("UID:abc@livetext\r\n"))
        // A mark with an accent is a mark all the same.
        let accented = try EventDetails(title: "a;\u{301}b,\u{301}c", start: "2026-12-24")
        #expect(
            accented.calendarFile(identifier: "a", saidAt: 0).contains("SUMMARY:a\\;\u{301}b\\,\u{301}c\r\n"))
        let days = try EventDetails(title: "Fair", start: "2026-12-24", end: "2026-12-26")
        // The day after the last, as the standard counts.
        #expect(days.calendarFile(identifier: "a", saidAt: 0).contains("DTEND;VALUE=DATE:20261227\r\n"))
        #expect(throws: InvalidMessage.self) { try EventDetails(title: "a", start: "soon") }
        #expect(throws: InvalidMessage.self) {
            try EventDetails(title: "a", start: "2026-12-24", timeZone: "Mars/Base")
        }
    }

    @Test(arguments: [("a", true), ("", false), ("a b", false), ("a/b", false), ("A-z_0.9", true)])
    func sessionNamesAreChecked(name: String, isName: Bool) {
        #expect((MessageSession(identifier: name) != nil) == isName)
        #expect(MessageSession(identifier: String(repeating: "a", count: 65)) == nil)
    }
}
