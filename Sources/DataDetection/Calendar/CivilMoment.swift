/// A day, or a moment of one, as ISO 8601 writes it: only what exists in the calendar and on the clock.
package struct CivilMoment: Hashable, Sendable {
    /// The day.
    package var day: CivilDay
    /// The second of the day, 0 to 86,399; `nil` for a whole day.
    package var second: Int?
    /// Minutes east of Greenwich; `nil` where no time zone is said.
    package var offset: Int?

    /// Makes a day or a moment.
    package init(day: CivilDay, second: Int? = nil, offset: Int? = nil) {
        (self.day, self.second, self.offset) = (day, second, offset)
    }

    /// Reads the extended form ("2016-11-07T16:12:00+02:00") or the basic one ("20161107T141200Z"): a day, a time of
    /// day with or without seconds, and "Z" or an offset. A leap second counts as the one before it.
    package init?(iso text: some StringProtocol) {
        var fields = FixedFields(text)
        guard let year = fields.takeNumber(4) else { return nil }
        let isExtended = fields.take(oneOf: "-") != nil
        guard let month = fields.takeNumber(2), !isExtended || fields.take(oneOf: "-") != nil,
            let dayOfMonth = fields.takeNumber(2), let day = CivilDay(year: year, month: month, day: dayOfMonth)
        else { return nil }
        self.init(day: day)
        guard !fields.isAtEnd else { return }
        guard fields.take(oneOf: "Tt") != nil, let second = Self.secondOfDay(&fields) else { return nil }
        self.second = second
        guard !fields.isAtEnd else { return }
        guard let offset = Self.offset(&fields), fields.isAtEnd else { return nil }
        self.offset = offset
    }

    private static func secondOfDay(_ fields: inout FixedFields) -> Int? {
        guard let hour = fields.takeNumber(2), hour < 24 else { return nil }
        let isExtended = fields.take(oneOf: ":") != nil
        guard let minute = fields.takeNumber(2), minute < 60 else { return nil }
        var second = 0
        if isExtended ? fields.take(oneOf: ":") != nil : true, let seconds = fields.takeNumber(2) {
            guard seconds <= 60 else { return nil }
            second = min(seconds, 59)
        }
        // Fractions are more than a calendar says.
        if fields.take(oneOf: ".,") != nil {
            guard fields.takeNumber(1) != nil else { return nil }
            while fields.takeNumber(1) != nil {}
        }
        return hour * 3600 + minute * 60 + second
    }

    private static func offset(_ fields: inout FixedFields) -> Int? {
        if fields.take(oneOf: "Zz") != nil { return 0 }
        guard let sign = fields.take(oneOf: "+-"), let hours = fields.takeNumber(2) else { return nil }
        _ = fields.take(oneOf: ":")
        let minutes = fields.isAtEnd ? 0 : fields.takeNumber(2)
        guard let minutes, minutes < 60, hours < 24 else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
    }

    /// Seconds since 1 January 1970 in Greenwich, where it is taken to be unless an offset says otherwise.
    package var secondsSince1970: Int { day.number * 86_400 + (second ?? 0) - 60 * (offset ?? 0) }

    /// The moment that lies this many seconds after 1 January 1970 in Greenwich; `nil` outside the years 1 to 9999.
    package init?(secondsSince1970 seconds: Int) {
        let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
        guard let day = CivilDay(number: days) else { return nil }
        self.init(day: day, second: seconds - days * 86_400, offset: 0)
    }

    /// The extended form.
    package var iso: String {
        guard let second else { return day.iso }
        let start = day.iso + "T" + Self.clock(second)
        guard let offset, offset != 0 else { return start + (offset == nil ? "" : "Z") }
        let (hours, minutes) = abs(offset).quotientAndRemainder(dividingBy: 60)
        return start + (offset < 0 ? "-" : "+") + hours.padded(to: 2) + ":" + minutes.padded(to: 2)
    }

    /// A second of the day as a time: "16:12:00".
    static func clock(_ second: Int) -> String {
        (second / 3600).padded(to: 2) + ":" + (second / 60 % 60).padded(to: 2) + ":" + (second % 60).padded(to: 2)
    }
}
