import Testing

@testable import DataDetection

@Suite struct ActionTemplatesTests {
    @Test func usesTheCallersTemplates() throws {
        var options = DataDetector.Options()
        options.actions.templates[.flightNumber] = [
            .init(title: "Look", url: "https://example.com/{airline}/{number}?q={text}")
        ]
        let match = try #require(
            DataDetector(types: [.flightNumber], options: options).matches(in: "Flight BA 117").first)
        #expect(match.actions == [DataAction(title: "Look", url: "https://example.com/BA/117?q=BA%20117")])
    }

    @Test func leavesOutWhatItCannotFill() {
        let templates = ActionTemplates(templates: [
            .money: [.init(title: "A", url: "x:{carrier}"), .init(title: "B", url: "x:{amount}")]
        ])
        #expect(templates.actions(for: .money, fields: ["amount": "5"]) == [DataAction(title: "B", url: "x:5")])
    }

    @Test func makesACalendarEntry() throws {
        let event = try #require(
            CalendarEvent(DateValue(start: "2016-11-07T16:00:00", end: "2016-11-07T17:00:00"), title: "a, b"))
        #expect(event.text.contains("DTSTART:20161107T160000\r\nDTEND:20161107T170000\r\nSUMMARY:a\\, b\r\n"))
        #expect(
            CalendarEvent(DateValue(iso: "2016-11-07"), title: "")?.text.contains("DTSTART;VALUE=DATE:20161107\r\n")
                == true)
        #expect(CalendarEvent(DateValue(seconds: 5), title: "") == nil)
        #expect(CalendarEvent(DateValue(iso: "17:30:00"), title: "") == nil)
    }
}
