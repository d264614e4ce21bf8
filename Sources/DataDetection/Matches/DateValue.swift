/// What a date, a time, a range, a duration or a recurrence means, in ISO 8601.
///
/// One of `iso`, `start` and `end`, `seconds` or `recurrence` is set; none where the text counts from a day that is not
/// known (see `DataDetector.Options.referenceDate`).
public struct DateValue: Hashable, Sendable, Codable {
    /// A day ("2016-11-07"), a moment ("2016-11-07T16:12:00", with an offset where the text names a time zone) or, where
    /// no reference date is given, a time of day ("16:12:00").
    public var iso: String?
    /// The start of a range.
    public var start: String?
    /// The end of a range: the moment, or the last day, which belongs to it. A deadline that bounds a range ("before 6 pm") has
    /// its moment as `iso` too.
    public var end: String?
    /// The length of a duration in seconds; months count 30 days and years 365.
    public var seconds: Double?
    /// How the date recurs: a rule of iCalendar (RFC 5545), such as "FREQ=WEEKLY;BYDAY=MO".
    public var recurrence: String?
    /// What else `iso` may be, in the same form, where the text does not tell the day from the month: "03/04/2026".
    public var alternatives: [String]?
    /// Hours that recur on days of the week; `recurrence` then has the days on which it is open.
    public var openingHours: [OpeningHours]?
    /// What the date is for, where the text says so.
    public var role: DateRole?

    /// Makes a value.
    public init(
        iso: String? = nil, start: String? = nil, end: String? = nil, seconds: Double? = nil, recurrence: String? = nil,
        alternatives: [String]? = nil, openingHours: [OpeningHours]? = nil, role: DateRole? = nil
    ) {
        self.iso = iso
        self.start = start
        self.end = end
        self.seconds = seconds
        self.recurrence = recurrence
        self.alternatives = alternatives
        self.openingHours = openingHours
        self.role = role
    }

    /// Whether the value is a whole day or several.
    public var isAllDay: Bool {
        guard let first = iso ?? start else { return false }
        return !first.contains(":")
    }
}
