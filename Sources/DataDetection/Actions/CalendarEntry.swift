/// An event as a file of iCalendar (RFC 5545).
///
/// Nobody's clock is asked, so the same event is the same file: its UID follows from what the file says, and importing it
/// twice gives one event. Its DTSTAMP is the moment from which the text counts, or else the event's own beginning.
package struct CalendarEntry: Sendable {
    /// A beginning or an end.
    package struct Time: Hashable, Sendable {
        /// The day or the moment.
        package var moment: CivilMoment
        /// The tz database's name of its zone, where it has no offset of its own.
        package var zone: String?

        /// Makes a time.
        package init(_ moment: CivilMoment, zone: String? = nil) { (self.moment, self.zone) = (moment, zone) }

        fileprivate var isDay: Bool { moment.second == nil }

        /// As a property: a day, a moment in Greenwich, in a named zone, or wherever one is.
        fileprivate func line(_ name: String) -> String {
            if isDay { return name + ";VALUE=DATE:" + Self.digits(moment) }
            if moment.offset != nil, let utc = CivilMoment(secondsSince1970: moment.secondsSince1970) {
                return name + ":" + Self.digits(utc) + "Z"
            }
            return name + (zone.map { ";TZID=" + Self.parameter($0) } ?? "") + ":" + Self.digits(moment)
        }

        /// "20161107", "20161107T161200".
        fileprivate static func digits(_ moment: CivilMoment) -> String {
            let (year, month, day) = moment.day.components
            let date = (year * 10_000 + month * 100 + day).padded(to: 8)
            guard let second = moment.second else { return date }
            return date + "T" + (second / 3600 * 10_000 + second / 60 % 60 * 100 + second % 60).padded(to: 6)
        }

        /// A parameter's value in quotes where it must be; it may hold neither quotes nor controls.
        private static func parameter(_ value: String) -> String {
            let allowed = String(
                String.UnicodeScalarView(value.unicodeScalars.filter { $0.value >= 0x20 && $0 != "\"" }))
            return allowed.contains { ":;,".contains($0) } ? "\"\(allowed)\"" : allowed
        }
    }

    /// When it begins.
    package var start: Time
    /// When it ends: for whole days the day after the last.
    package var end: Time?
    /// How long it lasts in iCalendar's form, where no end is given.
    package var duration: String?
    /// How it recurs: an RRULE.
    package var recurrence: String?
    /// What it is about.
    package var summary: String?
    /// Where it takes place.
    package var location: String?
    /// More about it.
    package var details: String?
    /// The UID where it has one.
    package var uid: String?
    /// The moment from which the text counts; `nil` where it is not known.
    package var stamp: CivilMoment?

    /// Makes an entry.
    package init(start: Time, end: Time? = nil) { (self.start, self.end) = (start, end) }

    /// The file.
    package var text: String {
        let properties = [
            start.line("DTSTART"), validEnd?.line("DTEND"),
            validEnd == nil ? duration.map { "DURATION:" + Self.oneLine($0) } : nil,
            recurrence.map { "RRULE:" + Self.oneLine($0) }, summary.map { "SUMMARY:" + Self.escaped($0) },
            location.map { "LOCATION:" + Self.escaped($0) }, details.map { "DESCRIPTION:" + Self.escaped($0) },
        ].compactMap(\.self)
        let stamped = CivilMoment(secondsSince1970: (stamp ?? start.moment).secondsSince1970) ?? start.moment
        let identity = [
            "UID:" + (uid.map(Self.escaped) ?? ContentIdentifier.uuid(for: properties.joined(separator: "\n"))),
            "DTSTAMP:" + Time.digits(stamped) + "Z",
        ]
        var text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//LiveText//EN\r\nBEGIN:VEVENT\r\n"
        for line in identity + properties {
            text += Self.folded(line)
            text += "\r\n"
        }
        return text + "END:VEVENT\r\nEND:VCALENDAR\r\n"
    }

    /// The end if it is of the same kind as the start and not before it, as the standard wants it.
    private var validEnd: Time? {
        guard let end, end.isDay == start.isDay else { return nil }
        // Times in different zones cannot be compared without the zones' rules.
        let isComparable = end.zone == start.zone && (end.moment.offset == nil) == (start.moment.offset == nil)
        return !isComparable || end.moment.secondsSince1970 > start.moment.secondsSince1970 ? end : nil
    }

    private static func oneLine(_ value: String) -> String {
        String(String.UnicodeScalarView(value.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
    }

    /// A text with line ends and iCalendar's own marks escaped, other controls left out.
    private static func escaped(_ value: String) -> String {
        // Most texts need nothing.
        if value.utf8.allSatisfy({ UInt16($0).isASCIIAlphanumeric || UInt16($0).isOne(of: " .:-/@") }) { return value }
        let lines = value.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let escaped = lines.map { line in
            // A mark with an accent is a mark all the same.
            oneLine(String(line)).unicodeScalars.reduce(into: "") { text, scalar in
                if "\\,;".unicodeScalars.contains(scalar) { text.append("\\") }
                text.unicodeScalars.append(scalar)
            }
        }
        return escaped.joined(separator: "\\n")
    }

    /// A line in pieces of at most 75 bytes, no character torn.
    private static func folded(_ line: String) -> String {
        guard line.utf8.count > 75 else { return line }
        var folded = ""
        var length = 0
        for scalar in line.unicodeScalars {
            let size = UTF8.width(scalar)
            if length + size > 75 {
                folded += "\r\n "
                length = 1
            }
            folded.unicodeScalars.append(scalar)
            length += size
        }
        return folded
    }
}
