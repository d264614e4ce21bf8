import Foundation
import Testing

@testable import DataDetection

@Suite struct CalendarEntryTests {
    /// The lines of the file that the first date in a text becomes, counted from Monday, 2 March 2026, 9:00 in Greenwich.
    private func lines(_ text: String, hasReference: Bool = true) throws -> [String] {
        let options = DataDetector.Options(
            referenceDate: hasReference ? Date(timeIntervalSince1970: 1_772_442_000) : nil)
        let match = try #require(DataDetector(types: [.date], options: options).matches(in: text).first)
        let url = try #require(match.actions.first).url
        let file = try #require(url.removingPercentEncoding).replacing("\r\n ", with: "")
        return file.split(separator: "\r\n").map(String.init)
    }

    /// DTEND is exclusive in RFC 5545.
    @Test(arguments: [
        ("August 10 - 22, 2026", "20260810", "20260823"), ("10 - 22 August 2026", "20260810", "20260823"),
        ("30 - 31 December 2026", "20261230", "20270101"), ("from 27 to 28 February 2026", "20260227", "20260301"),
        ("next week", "20260309", "20260316"), ("August 2026", "20260801", "20260901"),
        ("May 2026 to July 2026", "20260501", "20260801"),
    ])
    func wholeDaysEndTheDayAfter(text: String, start: String, end: String) throws {
        #expect(try lines(text).contains("DTSTART;VALUE=DATE:\(start)"))
        #expect(try lines(text).contains("DTEND;VALUE=DATE:\(end)"))
    }

    @Test func oneDayNeedsNoEnd() throws {
        let lines = try lines("5 May 2026")
        #expect(lines.contains("DTSTART;VALUE=DATE:20260505") && !lines.contains { $0.hasPrefix("DTEND") })
    }

    @Test(arguments: [
        ("2026-05-05T14:00:00Z", "DTSTART:20260505T140000Z"), ("5 May 2026 14:00 UTC+2", "DTSTART:20260505T120000Z"),
        ("5 May 2026 at 11 pm EST", "DTSTART:20260506T040000Z"), ("5 May 2026 14:00", "DTSTART:20260505T140000"),
        ("5 May 2026 14:00 - 15:30 CEST", "DTSTART:20260505T120000Z"),
        ("5 May 2026 14:00 - 15:30 CEST", "DTEND:20260505T133000Z"),
        ("5 May 2026 14:00 UTC - 6 May 2026 15:30 UTC", "DTSTART:20260505T140000Z"),
        ("5 May 2026 14:00 UTC - 6 May 2026 15:30 UTC", "DTEND:20260506T153000Z"),
    ])
    func zonesAreKept(text: String, line: String) throws {
        #expect(try lines(text).contains(line))
    }

    @Test func isStampedWithTheReferenceOrElseItsStart() throws {
        #expect(try lines("5 May 2026").contains("DTSTAMP:20260302T090000Z"))
        #expect(try lines("5 May 2026", hasReference: false).contains("DTSTAMP:20260505T000000Z"))
    }

    @Test func sameEventsHaveTheSameName() throws {
        func uid(_ text: String) throws -> String? { try lines(text).first { $0.hasPrefix("UID:") } }
        #expect(try uid("5 May 2026") == uid("5 May 2026"))
        #expect(try uid("5 May 2026") != uid("6 May 2026"))
        // RFC 9562: version 8, variant 10.
        let name = try #require(try uid("5 May 2026"))
        #expect(name.wholeMatch(of: /UID:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/) != nil)
    }

    @Test func whatIsNoDayIsNoEntry() {
        for value in [DateValue(seconds: 5), DateValue(iso: "17:30:00"), DateValue(), DateValue(iso: "-0043-03-15")] {
            #expect(CalendarEntry(value, title: "", stamp: nil) == nil)
        }
    }

    @Test func textIsEscaped() throws {
        var entry = try CalendarEntry(start: .init(#require(CivilMoment(iso: "2026-05-05"))))
        entry.summary = "a, b; c\\d\r\ne\u{7}"
        #expect(entry.text.contains("SUMMARY:a\\, b\\; c\\\\d\\ne\r\n"))
    }
}
