/// A date as an entry for a calendar (RFC 5545).
struct CalendarEvent {
    /// The file's text.
    let text: String

    /// Makes an entry; `nil` for a duration, a bare time of day or a date without a value.
    init?(_ date: DateValue, title: String) {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//LiveText//EN", "BEGIN:VEVENT"]
        guard let start = date.iso ?? date.start, let startLine = Self.line("DTSTART", start) else { return nil }
        lines.append(startLine)
        if let end = date.end, let endLine = Self.line("DTEND", end) { lines.append(endLine) }
        let escaped = title.replacing("\\", with: "\\\\").replacing(",", with: "\\,").replacing(";", with: "\\;")
        lines += ["SUMMARY:" + escaped, "END:VEVENT", "END:VCALENDAR", ""]
        text = lines.joined(separator: "\r\n")
    }

    /// "DTSTART;VALUE=DATE:20161107", "DTSTART:20161107T161200".
    private static func line(_ name: String, _ iso: String) -> String? {
        guard iso.utf8.count >= 10, iso.contains("-"), !iso.hasPrefix("-") else { return nil }
        if iso.utf8.count == 10 { return name + ";VALUE=DATE:" + iso.replacing("-", with: "") }
        let clock = iso.prefix(19).replacing("-", with: "").replacing(":", with: "")
        return name + ":" + clock + (iso.hasSuffix("Z") ? "Z" : "")
    }
}
