/// Gives what a text says the place in time that it means, seen from a reference.
struct DateResolution {
    /// The day and the second of the day from which one counts; `nil` leaves relative dates without a value.
    let reference: (day: CivilDay, second: Int)?
    /// The day with which a week starts: 1, Monday, to 7.
    var firstWeekday = 1
    /// Whether years of four digits that are far ahead count from the Buddha's death.
    var isBuddhist = false

    /// What a moment means: a day or days, a time or two.
    struct Span {
        var start: CivilDay
        /// The day after the last, for what is longer than a day.
        var end: CivilDay?
        var second: Int?
        var secondEnd: Int?
        var hasSeconds = false
    }

    func value(of expression: DateExpression) -> DateValue? {
        switch expression {
        case .moment(let point): return value(of: civil(point))
        case .range(let from, let to): return range(civil(from), civil(to))
        case .duration(let offset): return DateValue(seconds: offset.seconds)
        case .recurrence(let rule): return DateValue(recurrence: rule)
        case .openingHours(let hours): return DateValue(recurrence: hours.recurrence, openingHours: hours)
        }
    }

    /// The moment with its year of the Gregorian calendar, and with its day and month in the order to which its weekday
    /// belongs.
    private func civil(_ point: DatePoint) -> DatePoint {
        var point = point
        if let weekday = point.weekday, let swapped = point.swapped, span(of: swapped)?.start.weekday == weekday,
            span(of: point)?.start.weekday != weekday
        {
            point = swapped
        }
        guard isBuddhist, let year = point.year, (2400...2999).contains(year) else { return point }
        point.year = year - 543
        return point
    }

    /// The first day of the week in which a day lies.
    func weekStart(of day: CivilDay) -> CivilDay? {
        day.adding(days: -((day.weekday - firstWeekday + 7) % 7))
    }

    private func value(of point: DatePoint) -> DateValue? {
        let zone = point.zone.map(Self.zoneSuffix)
        if !point.hasDay, reference == nil { return clockOnly(point) }
        if point.isBeforeChrist, let year = point.year {
            guard year > 0, exists(point) else { return nil }
            return DateValue(
                iso: "-" + (year - 1).padded(to: 4) + "-" + (point.month ?? 1).padded(to: 2) + "-"
                    + (point.day ?? 1).padded(to: 2))
        }
        guard let span = span(of: point) else {
            return point.hasCalendar && (point.year != nil || reference != nil || !exists(point)) ? nil : DateValue()
        }
        guard let second = span.second else {
            if let bound = point.bound {
                return bound < 0 ? DateValue(end: span.start.iso) : DateValue(start: span.start.iso)
            }
            if let end = span.end { return DateValue(start: span.start.iso, end: (end.adding(days: -1) ?? end).iso) }
            return DateValue(iso: span.start.iso)
        }
        let start = span.start.iso + "T" + Self.clock(second) + (zone ?? "")
        if let bound = point.bound { return bound < 0 ? DateValue(end: start) : DateValue(start: start) }
        guard let last = span.secondEnd else { return DateValue(iso: start) }
        let lastDay = span.start.adding(days: last < second ? 1 : last / 86_400) ?? span.start
        return DateValue(start: start, end: lastDay.iso + "T" + Self.clock(last % 86_400) + (zone ?? ""))
    }

    /// A time without a day, where no reference gives one.
    private func clockOnly(_ point: DatePoint) -> DateValue {
        guard let (second, end) = seconds(of: point) else { return DateValue() }
        return end.map { DateValue(start: Self.clock(second), end: Self.clock($0 % 86_400)) }
            ?? DateValue(iso: Self.clock(second))
    }

    private func range(_ from: DatePoint, _ to: DatePoint) -> DateValue? {
        guard case (let start, var end)? = ends(from, to) else { return reference == nil ? DateValue() : nil }
        // "3 pm to 5 pm UTC": one zone for both.
        let zones = [from.zone ?? to.zone, to.zone ?? from.zone].map { $0.map(Self.zoneSuffix) ?? "" }
        func text(_ span: Span, _ zone: String) -> String {
            span.second.map { span.start.iso + "T" + Self.clock($0) + zone } ?? span.start.iso
        }
        // "From May to June" ends with June.
        if end.second == nil, let last = end.end?.adding(days: -1) { end.start = last }
        return DateValue(start: text(start, zones[0]), end: text(end, zones[1]))
    }

    /// What the two ends of a range mean once each has told the other its year and its day.
    private func ends(_ from: DatePoint, _ to: DatePoint) -> (Span, Span)? {
        var (from, to) = (from, to)
        if from.year == nil, from.month != nil || from.day != nil { from.year = to.year }
        if to.year == nil, to.month != nil, let year = from.year {
            to.year = (to.month ?? 0) < (from.month ?? 0) ? year + 1 : year
        }
        if from.year != nil, from.year == to.year, let a = from.month, let b = to.month, a > b {
            from.year = (from.year ?? 1) - 1
        }
        if from.year == nil, to.year == nil, let start = span(of: from)?.start, let a = from.month, let b = to.month {
            // Both ends in one run of months.
            let year = start.components.year
            from.year = year
            to.year = b < a ? year + 1 : year
        }
        guard let start = span(of: from), var end = span(of: to) else { return nil }
        if !to.hasDay {
            end.start = start.start
            // "From noon to midnight"
            if let from = start.second, let until = end.second, until <= from, let next = start.start.adding(days: 1) {
                end.start = next
            }
        }
        if end.start < start.start, to.weekday != nil, let later = end.start.adding(days: 7) { end.start = later }
        return (start, end)
    }

    /// Whether a month has the day, in a leap year if no other is said: no month has a 31 April.
    private func exists(_ point: DatePoint) -> Bool {
        guard let month = point.month, let day = point.day else { return true }
        let year = point.isBeforeChrist ? 1 - (point.year ?? 1) : point.year ?? 2000
        return day <= CivilDay.length(ofMonth: month, year: year)
    }

    // MARK: Days

    func span(of point: DatePoint) -> Span? {
        if point.isBeforeChrist { return nil }
        if point.isNow, let reference { return Span(start: reference.day, second: reference.second) }
        if let offset = point.offset { return span(of: offset, zone: point) }
        guard var span = days(of: point) else { return nil }
        if let (second, end) = seconds(of: point) {
            span.second = second
            span.secondEnd = end
            span.end = nil
            if second >= 86_400, let next = span.start.adding(days: 1) { (span.start, span.second) = (next, 0) }
        }
        return span
    }

    private func days(of point: DatePoint) -> Span? {
        if let holiday = point.holiday { return day(of: holiday, point).map { Span(start: $0) } }
        if let weekday = point.weekday, !point.hasCalendar {
            return day(ofWeekday: weekday, point).map { Span(start: $0) }
        }
        if let month = point.month { return calendarSpan(point, month: month) }
        if let day = point.day { return monthlyDay(day, point).map { Span(start: $0) } }
        if let year = point.year {
            guard let start = CivilDay(year: year, month: 1, day: 1) else { return nil }
            return Span(start: start, end: CivilDay(year: year + 1, month: 1, day: 1))
        }
        guard let today = reference?.day else { return nil }
        if let days = point.days { return today.adding(days: days).map { Span(start: $0) } }
        if let period = point.period { return span(of: period, today: today) }
        return Span(start: today)
    }

    private func calendarSpan(_ point: DatePoint, month: Int) -> Span? {
        var year = point.year
        if year == nil, let period = point.period, period.unit == .year, let today = reference?.day {
            year = today.components.year + period.shift
        }
        if year == nil, let today = reference?.day { year = nearestYear(month, point.day, point, today: today) }
        guard let year else { return nil }
        if let day = point.day { return CivilDay(year: year, month: month, day: day).map { Span(start: $0) } }
        guard let start = CivilDay(year: year, month: month, day: 1) else { return nil }
        return Span(start: start, end: start.adding(months: 1))
    }

    /// The year that brings a day nearest to the reference, or where the text says so, after or before it.
    private func nearestYear(_ month: Int, _ day: Int?, _ point: DatePoint, today: CivilDay) -> Int? {
        let year = today.components.year
        let candidates = (day == 29 && month == 2 ? year - 4...year + 4 : year - 1...year + 1).compactMap { year in
            CivilDay(year: year, month: month, day: day ?? 1).map { (year, $0) }
        }
        switch point.shift {
        case 1: return candidates.first { $0.1 > today }?.0
        case -1: return candidates.last { $0.1 < today }?.0
        default: return candidates.min { abs($0.1.number - today.number) < abs($1.1.number - today.number) }?.0
        }
    }

    private func day(of holiday: Holiday, _ point: DatePoint) -> CivilDay? {
        if let year = point.year { return holiday.day(inYear: year) }
        guard let today = reference?.day else { return nil }
        let year = today.components.year
        if let period = point.period, period.unit == .year { return holiday.day(inYear: year + period.shift) }
        if point.shift == 0 { return holiday.day(inYear: year) }
        let candidates = (year - 1...year + 1).compactMap(holiday.day(inYear:))
        if point.shift == -1 { return candidates.last { $0 < today } }
        return candidates.first { $0 >= today }
    }

    private func day(ofWeekday weekday: Int, _ point: DatePoint) -> CivilDay? {
        guard let today = reference?.day, let first = weekStart(of: today) else { return nil }
        if let shift = point.shift ?? (point.period?.unit == .week ? point.period?.shift : nil) {
            return first.adding(days: 7 * shift + (weekday - firstWeekday + 7) % 7)
        }
        return today.adding(days: (weekday - today.weekday + 7) % 7)
    }

    private func monthlyDay(_ day: Int, _ point: DatePoint) -> CivilDay? {
        guard let today = reference?.day else { return nil }
        let (year, month, _) = today.components
        guard let first = CivilDay(year: year, month: month, day: 1) else { return nil }
        let shifts = point.period.map { [$0.shift] } ?? [0, 1, -1, 2, -2, 3, 4, 5, 6, 7]
        for shift in shifts {
            guard let base = first.adding(months: shift) else { continue }
            let (y, m, _) = base.components
            if let found = CivilDay(year: y, month: m, day: day), point.weekday == nil || found.weekday == point.weekday
            {
                return found
            }
        }
        return nil
    }

    // MARK: Times

    func seconds(of point: DatePoint) -> (Int, Int?)? {
        guard var time = point.time else {
            guard let part = point.part else { return point.portion.map(Self.portionOfDay) }
            if part == .noon { return (12 * 3600, nil) }
            if part == .midnight { return (0, nil) }
            let (start, end) = (part.hours.lowerBound * 3600, part.hours.upperBound * 3600)
            let quarter = (end - start) / 4
            switch point.portion {
            case -1: return (start, start + 2 * quarter)
            case 0: return (start + quarter, end - quarter)
            case 1: return (start + 2 * quarter, part == .night ? 86_399 : end)
            default: return (start, part == .night ? 86_399 : end)
            }
        }
        guard let end = point.timeEnd else {
            if let part = point.part, time.hour <= 12, !time.isExact || part != .night {
                time.hour = part.hour(time.hour)
            }
            return (time.secondOfDay, nil)
        }
        guard let (from, to) = DateReader.completed(time, point.part, end, point.part) else { return nil }
        return (from.secondOfDay, to.secondOfDay)
    }

    /// "Early Monday", "mid today", "later today".
    private static func portionOfDay(_ portion: Int) -> (Int, Int?) {
        switch portion {
        case ..<0: (0, 43_200)
        case 0: (36_000, 50_400)
        default: (43_200, 86_400)
        }
    }

    private static func clock(_ second: Int) -> String {
        (second / 3600).padded(to: 2) + ":" + (second / 60 % 60).padded(to: 2) + ":" + (second % 60).padded(to: 2)
    }

    private static func zoneSuffix(_ minutes: Int) -> String {
        minutes == 0
            ? "Z"
            : (minutes < 0 ? "-" : "+") + (abs(minutes) / 60).padded(to: 2) + ":" + (abs(minutes) % 60).padded(to: 2)
    }
}
