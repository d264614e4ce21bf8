/// A date as an entry for a calendar (RFC 5545).
struct CalendarEvent {
    /// The file's text.
    let text: String

    /// Makes an entry; `nil` for a duration, a bare time of day or a date without a value.
    init?(_ date: DateValue, title: String) {
        guard let start = date.iso ?? date.start, let startLine = Self.line("DTSTART", start) else { return nil }
        let endLine = date.end.flatMap { Self.line("DTEND", $0) }
        var summary = "SUMMARY:"
        for scalar in title.unicodeScalars {
            if scalar == "\\" || scalar == "," || scalar == ";" { summary += "\\" }
            summary.unicodeScalars.append(scalar)
        }
        text =
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//LiveText//EN\r\nBEGIN:VEVENT\r\n" + startLine + "\r\n"
            + (endLine.map { $0 + "\r\n" } ?? "") + summary + "\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    }

    /// "DTSTART;VALUE=DATE:20161107", "DTSTART:20161107T161200".
    private static func line(_ name: String, _ iso: String) -> String? {
        let units = Array(iso.utf8)
        guard units.count >= 10, units.contains(UInt8(ascii: "-")), units[0] != UInt8(ascii: "-") else { return nil }
        let isDay = units.count == 10
        let bare = units.prefix(19).filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ":") }
        return name + (isDay ? ";VALUE=DATE:" : ":") + String(decoding: bare, as: UTF8.self)
            + (units.last == UInt8(ascii: "Z") ? "Z" : "")
    }
}
