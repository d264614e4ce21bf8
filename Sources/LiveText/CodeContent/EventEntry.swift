/// An entry for a calendar: iCalendar's VEVENT (RFC 5545).
public struct EventEntry: Hashable, Sendable, Encodable {
    /// What it is about.
    public let summary: String?
    /// When it begins, in ISO 8601: a day, a moment of the day, or with a Z one in Greenwich.
    public let start: String
    /// When it ends; nil where that is not said.
    public let end: String?
    /// How long it lasts, in ISO 8601, where that is said instead of its end.
    public let duration: String?
    /// The time zone of start and end, as the tz database names it; nil where it is not said.
    public let timeZone: String?
    /// Where it takes place.
    public let location: String?
    /// More about it.
    public let details: String?
    /// How it recurs, as iCalendar's RRULE says it.
    public let recurrence: String?

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
        guard let startLine = line("DTSTART"), let start = Self.iso(startLine.rawValue) else { return nil }
        self.start = start
        end = line("DTEND").flatMap { Self.iso($0.rawValue) }
        duration = line("DURATION")?.rawValue.trimmed.nonEmpty
        timeZone = startLine.parameter("TZID")
        summary = line("SUMMARY")?.text.nonEmpty
        location = line("LOCATION")?.text.nonEmpty
        details = line("DESCRIPTION")?.text.nonEmpty
        recurrence = line("RRULE")?.rawValue.trimmed.nonEmpty
    }

    /// "20161107" and "20161107T161200Z" with the signs that ISO 8601 has between.
    private static func iso(_ text: String) -> String? {
        let text = text.trimmed.filter { $0 != "-" && $0 != ":" }
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard let day = parts.first, day.count == 8, day.allSatisfy(\.isASCIIDigit),
            let month = Int(day.dropFirst(4).prefix(2)),
            let number = Int(day.suffix(2)), (1...12) ~= month, (1...31) ~= number
        else { return nil }
        let date = "\(day.prefix(4))-\(day.dropFirst(4).prefix(2))-\(day.suffix(2))"
        guard parts.count > 1 else { return date }
        let isGreenwich = parts[1].hasSuffix("Z")
        let clock = isGreenwich ? parts[1].dropLast() : parts[1]
        guard parts.count == 2, clock.count == 4 || clock.count == 6, clock.allSatisfy(\.isASCIIDigit),
            let hour = Int(clock.prefix(2)), let minute = Int(clock.dropFirst(2).prefix(2)), hour < 24, minute < 60
        else { return nil }
        let seconds = clock.count == 6 ? clock.suffix(2) : "00"
        return "\(date)T\(clock.prefix(2)):\(clock.dropFirst(2).prefix(2)):\(seconds)" + (isGreenwich ? "Z" : "")
    }
}

extension Character {
    /// Whether it is one of the ten digits of ASCII.
    var isASCIIDigit: Bool { isASCII && isNumber }
}
