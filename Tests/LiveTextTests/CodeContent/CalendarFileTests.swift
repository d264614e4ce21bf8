import Testing

@testable import LiveText

/// The files that events become, against RFC 5545.
@Suite struct CalendarFileTests {
    /// The lines of the file that a payload's action holds, folded ones joined.
    private func lines(_ payload: String) throws -> [String] {
        let url = try #require(CodeContent(payload).actions.first).url
        let file = url.unescaped.replacing("\r\n ", with: "")
        return file.split(separator: "\r\n").map(String.init)
    }

    @Test func everyFileHasANameAndAStamp() throws {
        let payload = "BEGIN:VEVENT\nSUMMARY:Lunch\nDTSTART:20260102T133000Z\nEND:VEVENT"
        let names = try lines(payload).filter { $0.hasPrefix("UID:") }
        #expect(names.count == 1 && names[0].count == 40)
        // The same event has the same name, another one another.
        #expect(try lines(payload).filter { $0.hasPrefix("UID:") } == names)
        #expect(try lines(payload.replacing("Lunch", with: "Dinner")).filter { $0.hasPrefix("UID:") } != names)
        #expect(try lines(payload).contains("DTSTAMP:20260102T133000Z"))
    }

    @Test func theEventsOwnNameIsKept() throws {
        let payload = "BEGIN:VEVENT\nUID:a\\,b@example.com\nDTSTART:20260102\nEND:VEVENT"
        #expect(try lines(payload).contains("UID:a\\,b@example.com"))
        #expect(try lines(payload).contains("DTSTAMP:20260102T000000Z"))
    }

    @Test(arguments: [
        ("DTSTART:20260102T133000Z", "DTSTART:20260102T133000Z"),
        ("DTSTART;TZID=Europe/Berlin:20260102T133000", "DTSTART;TZID=Europe/Berlin:20260102T133000"),
        // A zone of its own and Greenwich cannot both hold.
        ("DTSTART;TZID=Europe/Berlin:20260102T133000Z", "DTSTART:20260102T133000Z"),
        ("DTSTART:20260102T133000+0200", "DTSTART:20260102T113000Z"),
        ("DTSTART:2026-01-02T00:30:00-05:30", "DTSTART:20260102T060000Z"),
        ("DTSTART:20260102T003000+0100", "DTSTART:20260101T233000Z"),
        ("DTSTART:20260102T133000", "DTSTART:20260102T133000"),
        (
            "DTSTART;TZID=\"Berlin: summer, winter\":20260102T1330",
            "DTSTART;TZID=\"Berlin: summer, winter\":20260102T133000"
        ),
    ])
    func zonesAreKept(given: String, written: String) throws {
        #expect(try lines("BEGIN:VEVENT\n\(given)\nEND:VEVENT").contains(written))
    }

    @Test func bothEndsHaveTheirZones() throws {
        let flight = """
            BEGIN:VEVENT\nDTSTART;TZID=Europe/Berlin:20260102T133000\nDTEND;TZID=America/New_York:20260102T163000\nEND:VEVENT
            """
        #expect(try lines(flight).contains("DTEND;TZID=America/New_York:20260102T163000"))
        let days = "BEGIN:VEVENT\nDTSTART;VALUE=DATE:20260102\nDTEND;VALUE=DATE:20260105\nEND:VEVENT"
        #expect(try lines(days).contains("DTEND;VALUE=DATE:20260105"))
    }

    /// An end before the beginning, or of the other kind, makes a file that no calendar takes.
    @Test(arguments: ["DTEND:20260102T100000", "DTEND;VALUE=DATE:20260103"])
    func endsThatCannotBeAreLeftOut(end: String) throws {
        let lines = try lines("BEGIN:VEVENT\nDTSTART:20260102T133000\n\(end)\nEND:VEVENT")
        #expect(!lines.contains { $0.hasPrefix("DTEND") })
    }

    @Test func linesAreAtMost75BytesLong() throws {
        let summary = String(repeating: "é字👍", count: 60)
        let url = try #require(
            CodeContent("BEGIN:VEVENT\nDTSTART:20260102\nSUMMARY:\(summary)\nEND:VEVENT").actions.first
        ).url
        let file = url.unescaped
        #expect(file.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
        #expect(file.replacing("\r\n ", with: "").contains("SUMMARY:\(summary)\r\n"))
    }

    @Test(arguments: [
        "20260230", "20261301", "00000101", "20260102T250000", "20260102T126000", "20260102T120000+9900", "+0260102",
    ])
    func momentsThatDoNotExistAreNoEvents(start: String) {
        #expect(CodeContent("BEGIN:VEVENT\nDTSTART:\(start)\nEND:VEVENT") == .text)
    }
}
