internal import DataDetection

/// An entry for a calendar: iCalendar's VEVENT (RFC 5545).
public struct EventEntry: Hashable, Sendable, Encodable {
    /// What it is about.
    public let summary: String?
    /// When it begins, in ISO 8601: a day, a moment of the day, or with a Z or an offset one of a known zone.
    public let start: String
    /// When it ends, for whole days the day after the last; nil where that is not said.
    public let end: String?
    /// How long it lasts, in ISO 8601, where that is said instead of its end.
    public let duration: String?
    /// The time zone of start and end, as the tz database names it; nil where it is not said, or they say it themselves.
    public let timeZone: String?
    /// The time zone of the end where it is another one.
    public let endTimeZone: String?
    /// Where it takes place.
    public let location: String?
    /// More about it.
    public let details: String?
    /// How it recurs, as iCalendar's RRULE says it.
    public let recurrence: String?
    /// The name that tells it from all other events; nil where it has none.
    public let uid: String?

    /// Reads the first event; nil where there is none or its beginning is not a date.
    init?(_ text: String) {
        guard text.hasCaseInsensitivePrefix("BEGIN:VCALENDAR") || text.hasCaseInsensitivePrefix("BEGIN:VEVENT") else {
            return nil
        }
        let lines = ContentLine.lines(of: text)
        guard
            let begin = lines.firstIndex(where: { $0.name == "BEGIN" && $0.rawValue.trimmed.uppercased() == "VEVENT" })
        else { return nil }
        var depth = 0
        // Alarms within have fields of the same names.
        let event = lines[begin...].dropFirst().prefix {
            $0.name != "END" || $0.rawValue.trimmed.uppercased() != "VEVENT"
        }
        .filter { line in
            if line.name == "BEGIN" { depth += 1 }
            if line.name == "END" { depth -= 1 }
            return depth == 0
        }
        func line(_ name: String) -> ContentLine? { event.first { $0.name == name } }
        guard let startLine = line("DTSTART"), let start = CivilMoment(iso: startLine.rawValue.trimmed) else {
            return nil
        }
        let endLine = line("DTEND")
        let end = endLine.flatMap { CivilMoment(iso: $0.rawValue.trimmed) }
        self.start = start.iso
        self.end = end?.iso
        duration = line("DURATION")?.rawValue.trimmed.nonEmpty
        timeZone = start.offset == nil ? startLine.parameter("TZID") : nil
        let endZone = end?.offset == nil ? endLine?.parameter("TZID") : nil
        endTimeZone = endZone == timeZone ? nil : endZone
        summary = line("SUMMARY")?.text.nonEmpty
        location = line("LOCATION")?.text.nonEmpty
        details = line("DESCRIPTION")?.text.nonEmpty
        recurrence = line("RRULE")?.rawValue.trimmed.nonEmpty
        uid = line("UID")?.text.nonEmpty
    }
}

extension Character {
    /// Whether it is one of the ten digits of ASCII.
    var isASCIIDigit: Bool { isASCII && isNumber }
}
