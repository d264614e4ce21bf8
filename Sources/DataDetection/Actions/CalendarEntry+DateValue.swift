extension CalendarEntry {
    /// Makes an entry of a detected date; `nil` for a duration, a time of day without a day, or a date without a value.
    ///
    /// - Parameters:
    ///   - date: The detected date.
    ///   - title: The text that names the date.
    ///   - stamp: The moment from which the text counts, if it is known.
    init?(_ date: DateValue, title: String, stamp: CivilMoment?) {
        guard let start = (date.iso ?? date.start).flatMap({ CivilMoment(iso: $0) }) else { return nil }
        var end = date.end.flatMap { CivilMoment(iso: $0) }
        // A calendar names the day after the last one.
        if let last = end, last.second == nil { end = last.day.adding(days: 1).map { CivilMoment(day: $0) } }
        self.init(start: Time(start), end: end.map { Time($0) })
        summary = title
        self.stamp = stamp
    }
}
