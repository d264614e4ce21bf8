/// What a text says of a moment, as far as it has been read: a number for each field of which it tells.
struct DatePoint: Hashable, Sendable {
    enum Field: Int, CaseIterable {
        case year, month, day
        /// The end of a range of days of one month.
        case lastDay
        /// How the day is written: as a number in words (0), in digits (1) or as an ordinal (2).
        case dayForm
        /// 1, Monday, to 7.
        case weekday
        /// A `Holiday.code`.
        case holiday
        /// Next (1), this (0) or last (-1) of the weekday, the month or the holiday.
        case shift
        /// Days from today.
        case days
        /// There if the moment is the present.
        case now
        /// "Next week": a `DateUnit`, how many of them away, and how many if the text names a number.
        case period, periodShift, periodCount
        case hour, minute, second
        /// 1 if it is known which half of the day is meant.
        case exact
        /// Minutes before the hour.
        case minutesTo
        /// The hours of noon or midnight to which those of the clock are added: "pm" (12), "am" (0).
        case half
        /// 1 if the form shows that it is a time, 0 if it may be any number.
        case clear
        /// There if the time is the start of a range.
        case until
        /// A `DayPart`.
        case part
        /// The first half (-1), the middle (0) or the second half (1) of the day or its part: "late morning".
        case portion
        /// Whether all time until then (-1) or from then on (1) is meant.
        case bound
        /// Minutes east of Greenwich.
        case zone
        /// That the moment lies some amounts of time ahead (1) or back (-1).
        case sign
        /// That it lies so far from what the other fields say, not from now.
        case anchored
        /// There if the year is before Christ, which ISO 8601 writes otherwise.
        case beforeChrist
        /// 1 if the day and the month are numbers whose order differs between countries.
        case ambiguous
        /// There if an hour alone may follow: behind "at".
        case bare
    }

    /// The least number stands for none: points are copied often.
    private var values = SIMD32<Int16>(repeating: .min)
    var amounts = DateAmounts()
    /// The end of a time of day that is a range.
    var timeEnd: ClockTime?

    init() {}

    subscript(field: Field) -> Int? {
        get { values[field.rawValue] == .min ? nil : Int(values[field.rawValue]) }
        set { values[field.rawValue] = newValue.map { Int16(clamping: max($0, -0x7FFF)) } ?? .min }
    }

    @inline(__always)
    func has(_ fields: Field...) -> Bool { fields.contains { values[$0.rawValue] != .min } }

    /// Whether one of some fields is told.
    func has(_ fields: DateFields) -> Bool {
        var left = fields.rawValue
        while left != 0 {
            if values[left.trailingZeroBitCount] != .min { return true }
            left &= left - 1
        }
        return false
    }

    /// Tells a field something, unless it knows better.
    mutating func fill(_ field: Field, _ value: Int) {
        if !has(field) { self[field] = value }
    }

    /// Adds the values that another has for the same fields.
    mutating func add(_ other: DatePoint) {
        values.replace(with: values &+ other.values, where: (values .!= .min) .& (other.values .!= .min))
    }

    /// All that either says; where both say something, what this one says.
    func merged(with other: DatePoint) -> DatePoint {
        var merged = self
        merged.values.replace(with: other.values, where: values .== .min)
        if !has(.sign) { merged.amounts = other.amounts }
        merged.timeEnd = timeEnd ?? other.timeEnd
        return merged
    }

    var hasCalendar: Bool { has(.month, .day, .year) }
    var hasDay: Bool { has(.month, .day, .year, .weekday, .days, .now, .holiday, .period, .sign) }
    var hasTime: Bool { has(.hour, .part, .now) || amounts.isClock }
    var unit: DateUnit? { self[.period].flatMap(DateUnit.init(rawValue:)) }
    var part: DayPart? { self[.part].flatMap(DayPart.init(rawValue:)) }

    /// The time of day, as it is meant in the half or the part of the day that is said.
    var time: ClockTime? {
        get {
            guard let hour = self[.hour] else {
                return part.flatMap { $0.isMoment ? ClockTime(hour: $0.hours.lowerBound, isExact: true) : nil }
            }
            var time = ClockTime(
                hour: hour, minute: (self[.minute] ?? 0) - (self[.minutesTo] ?? 0), second: self[.second] ?? 0,
                isExact: has(.exact))
            // "Quarter to one" is near noon.
            if time.minute < 0 {
                (time.hour, time.minute) = (time.hour == 1 ? 12 : (time.hour + 23) % 24, time.minute + 60)
            }
            if let half = self[.half] {
                if time.hour <= 12 { time.hour = time.hour % 12 + half }
                time.isExact = true
            }
            if let part, time.hour <= 12, !time.isExact || part != .night {
                (time.hour, time.isExact) = (part.hour(time.hour), true)
            }
            return time
        }
        set {
            (self[.hour], self[.minute], self[.second]) = (newValue?.hour, newValue?.minute, newValue?.second)
            self[.exact] = newValue?.isExact == true ? 1 : nil
        }
    }

    /// A range of days of one month, or of times, of which each tells the other its half of the day.
    init?(from first: DatePoint, to second: DatePoint) {
        if let day = first[.day], let last = second[.day] {
            guard day < last else { return nil }
            self = first.merged(with: second)
            (self[.lastDay], self[.weekday]) = (last, first[.weekday])
            return
        }
        guard var from = first.time, var to = second.time else { return nil }
        // "10 to 12 in the morning" ends at noon.
        if second.part == .morning, second[.hour] == 12 { to.hour = 12 }
        // "8–22" counts to 24 on both sides.
        if let hour = second[.hour], hour > 12, !second.has(.part) { from.isExact = true }
        if to.isExact, !from.isExact, from.hour <= 12 {
            // The half of the day that makes the shorter range.
            let late = from.hour % 12 + 12
            if late * 60 + from.minute < to.minuteOfDay, to.hour >= 12 { from.hour = late }
            from.isExact = true
        } else if !to.isExact, to.hour < 12, to.minuteOfDay < from.minuteOfDay + (from.isExact ? 1 : 0) {
            // The next such time: at night it is that of the next day.
            if !from.isExact || from.minuteOfDay < to.minuteOfDay + 720 { to.hour += 12 }
            to.isExact = from.isExact
        }
        (time, timeEnd) = (from, to)
        (self[.until], self[.clear]) = (1, first.isClearTime || second.isClearTime ? 1 : nil)
    }

    /// Whether the form shows that it is a time.
    private var isClearTime: Bool { self[.clear].map { $0 == 1 } ?? has(.minute, .half, .part) }

    /// The moment with day and month in the other order, where they could be each other's.
    var swapped: DatePoint? {
        guard self[.ambiguous] == 1, let day = self[.day], day <= 12, day != self[.month] else { return nil }
        var other = self
        (other[.day], other[.month]) = (self[.month], self[.day])
        return other
    }

    /// Whether a month has the day, in a leap year if no other is said: no month has a 31 April.
    var exists: Bool {
        guard let month = self[.month], let day = self[.day] else { return true }
        let year = has(.beforeChrist) ? 1 - (self[.year] ?? 1) : self[.year] ?? 2000
        return (1...12).contains(month) && (1...CivilDay.length(ofMonth: month, year: year)).contains(day)
    }
}

/// Fields of a moment, as a set.
struct DateFields: Hashable, Sendable {
    let rawValue: UInt32

    init(_ fields: [DatePoint.Field]) { rawValue = fields.reduce(0) { $0 | 1 << UInt32($1.rawValue) } }
}

/// All that a stretch of text can say about time.
enum DateExpression: Hashable, Sendable {
    case moment(DatePoint)
    case range(DatePoint, DatePoint)
    case duration(DateAmounts)
    /// An iCalendar rule, at a time of day.
    case recurrence(String)
    case openingHours([OpeningHours])
}
