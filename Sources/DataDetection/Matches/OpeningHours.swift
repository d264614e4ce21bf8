/// Hours on some days of the week, as in schema.org's `OpeningHoursSpecification`.
public struct OpeningHours: Hashable, Sendable, Codable {
    /// The days, "MO" to "SU" as iCalendar has them, from Monday on; "PH" for public holidays.
    public var days: [String]
    /// The time of day at which it opens, "09:00"; `nil` where it is closed on these days.
    public var opens: String?
    /// The time of day at which it closes; one that is not after `opens` is on the next day.
    public var closes: String?

    static let dayCodes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU", "PH"]

    /// Makes hours.
    public init(days: [String], opens: String? = nil, closes: String? = nil) {
        self.days = days
        self.opens = opens
        self.closes = closes
    }
}

extension [OpeningHours] {
    /// The days on which it is open, as a rule of iCalendar.
    var recurrence: String {
        let open = Set(filter { $0.opens != nil }.flatMap(\.days))
        let days = OpeningHours.dayCodes.prefix(7).filter(open.contains)
        return days.count == 7 ? "FREQ=DAILY" : "FREQ=WEEKLY;BYDAY=" + days.joined(separator: ",")
    }
}
