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
    }

    func value(of expression: DateExpression) -> DateValue? {
        switch expression {
        case .moment(let point): value(of: civil(point))
        case .range(let from, let to): range(civil(from), civil(to))
        case .duration(let amounts): DateValue(seconds: amounts.seconds)
        case .recurrence(let rule): DateValue(recurrence: rule)
        case .openingHours(let hours): DateValue(recurrence: hours.recurrence, openingHours: hours)
        }
    }

    /// The moment with its year of the Gregorian calendar, and with its day and month in the order to which its weekday
    /// belongs.
    private func civil(_ point: DatePoint) -> DatePoint {
        var point = point
        if let weekday = point[.weekday], let swapped = point.swapped, span(of: swapped)?.start.weekday == weekday,
            span(of: point)?.start.weekday != weekday
        {
            point = swapped
        }
        guard isBuddhist, let year = point[.year], (2400...2999).contains(year) else { return point }
        point[.year] = year - 543
        return point
    }

    /// The first day of the week in which a day lies.
    func weekStart(of day: CivilDay) -> CivilDay? {
        day.adding(days: -((day.weekday - firstWeekday + 7) % 7))
    }

    private func value(of point: DatePoint) -> DateValue? {
        if !point.hasDay, reference == nil { return clockOnly(point) }
        if point.has(.beforeChrist), let year = point[.year] {
            guard year > 0, point.exists else { return nil }
            let parts = [(year - 1).padded(to: 4)] + [.month, .day].map { (point[$0] ?? 1).padded(to: 2) }
            return DateValue(iso: "-" + parts.joined(separator: "-"))
        }
        guard let span = span(of: point) else {
            return point.hasCalendar && (point.has(.year) || reference != nil || !point.exists) ? nil : DateValue()
        }
        let start = text(span.start, span.second, point[.zone])
        if let bound = point[.bound] { return bound < 0 ? DateValue(end: start) : DateValue(start: start) }
        if let second = span.second, let last = span.secondEnd {
            let lastDay = span.start.adding(days: last < second ? 1 : last / 86_400) ?? span.start
            return DateValue(start: start, end: text(lastDay, last % 86_400, point[.zone]))
        }
        guard span.second == nil, let end = span.end else { return DateValue(iso: start) }
        return DateValue(start: start, end: (end.adding(days: -1) ?? end).iso)
    }

    private func text(_ day: CivilDay, _ second: Int?, _ zone: Int?) -> String {
        CivilMoment(day: day, second: second, offset: zone).iso
    }

    /// A time without a day, where no reference gives one.
    private func clockOnly(_ point: DatePoint) -> DateValue {
        guard let (second, end) = seconds(of: point) else { return DateValue() }
        return end.map { DateValue(start: CivilMoment.clock(second), end: CivilMoment.clock($0 % 86_400)) }
            ?? DateValue(iso: CivilMoment.clock(second))
    }

    private func range(_ from: DatePoint, _ to: DatePoint) -> DateValue? {
        guard case (let start, var end)? = ends(from, to) else { return reference == nil ? DateValue() : nil }
        // "From May to June" ends with June.
        if end.second == nil, let last = end.end?.adding(days: -1) { end.start = last }
        // "3 pm to 5 pm UTC": one zone for both.
        return DateValue(
            start: text(start.start, start.second, from[.zone] ?? to[.zone]),
            end: text(end.start, end.second, to[.zone] ?? from[.zone]))
    }

    /// What the two ends of a range mean once each has told the other its year and its day.
    private func ends(_ from: DatePoint, _ to: DatePoint) -> (Span, Span)? {
        var (from, to) = (from, to)
        if !from.has(.year), from.has(.month, .day) { from[.year] = to[.year] }
        if !from.has(.year), !to.has(.year), from.has(.month), to.has(.month) {
            // Both ends in one run of months.
            from[.year] = span(of: from)?.start.components.year
        }
        if let a = from[.month], let b = to[.month], let year = from[.year] {
            if !to.has(.year) {
                to[.year] = b < a ? year + 1 : year
            } else if a > b, year == to[.year] {
                from[.year] = year - 1
            }
        }
        guard let start = span(of: from), var end = span(of: to) else { return nil }
        if !to.hasDay {
            end.start = start.start
            // "From noon to midnight"
            if let from = start.second, let until = end.second, until <= from, let next = start.start.adding(days: 1) {
                end.start = next
            }
        }
        if end.start < start.start, to.has(.weekday), let later = end.start.adding(days: 7) { end.start = later }
        return (start, end)
    }

    // MARK: Days

    func span(of point: DatePoint) -> Span? {
        if point.has(.beforeChrist) { return nil }
        if point.has(.sign) { return span(at: point.amounts, from: point) }
        if point.has(.now), let reference { return Span(start: reference.day, second: reference.second) }
        guard var span = days(of: point) else { return nil }
        if let (second, end) = seconds(of: point) {
            (span.second, span.secondEnd, span.end) = (second, end, nil)
            if second >= 86_400, let next = span.start.adding(days: 1) { (span.start, span.second) = (next, 0) }
        }
        return span
    }

    func days(of point: DatePoint) -> Span? {
        if let holiday = point[.holiday].flatMap(Holiday.init(code:)) {
            return year(of: point, holiday.day(inYear:)).map { Span(start: $0.day) }
        }
        if let weekday = point[.weekday], !point.hasCalendar {
            return day(ofWeekday: weekday, point).map { Span(start: $0) }
        }
        if let month = point[.month] {
            let day = point[.day] ?? 1
            guard let found = year(of: point, { CivilDay(year: $0, month: month, day: day) }) else { return nil }
            return Span(start: found.day, end: point.has(.day) ? nil : found.day.adding(months: 1))
        }
        if let day = point[.day] { return monthlyDay(day, point).map { Span(start: $0) } }
        if let year = point[.year] {
            guard let start = CivilDay(year: year, month: 1, day: 1) else { return nil }
            return Span(start: start, end: CivilDay(year: year + 1, month: 1, day: 1))
        }
        guard let today = reference?.day else { return nil }
        if let days = point[.days] { return today.adding(days: days).map { Span(start: $0) } }
        return point.unit.map { span(of: $0, point, today: today) } ?? Span(start: today)
    }

    /// The day of a year: of the one that the text names, or the nearest one, or where the text says so, the next or the
    /// last one.
    private func year(of point: DatePoint, _ day: (Int) -> CivilDay?) -> (year: Int, day: CivilDay)? {
        func found(_ year: Int) -> (Int, CivilDay)? { day(year).map { (year, $0) } }
        if let year = point[.year] { return found(year) }
        guard let today = reference?.day else { return nil }
        let year = today.components.year
        if point.unit == .year { return found(year + (point[.periodShift] ?? 0)) }
        // A leap day is up to eight years away.
        let near = (year - 8...year + 8).compactMap(found)
        let next = near.first { point.has(.holiday) ? $0.1 >= today : $0.1 > today }
        switch point[.shift] {
        case 1: return next
        case -1: return near.last { $0.1 < today }
        case 0 where point.has(.holiday): return found(year)
        default:
            return point.has(.holiday)
                ? next : near.min { abs($0.1.number - today.number) < abs($1.1.number - today.number) }
        }
    }

    private func day(ofWeekday weekday: Int, _ point: DatePoint) -> CivilDay? {
        guard let today = reference?.day, let first = weekStart(of: today) else { return nil }
        if let shift = point[.shift] ?? (point.unit == .week ? point[.periodShift] : nil) {
            return first.adding(days: 7 * shift + (weekday - firstWeekday + 7) % 7)
        }
        return today.adding(days: (weekday - today.weekday + 7) % 7)
    }

    private func monthlyDay(_ day: Int, _ point: DatePoint) -> CivilDay? {
        guard let today = reference?.day else { return nil }
        let (year, month, _) = today.components
        guard let first = CivilDay(year: year, month: month, day: 1) else { return nil }
        let months = (point[.periodShift].map { [$0] } ?? [0, 1, -1, 2, -2, 3, 4, 5, 6, 7]).lazy
        return months.compactMap { first.adding(months: $0)?.components }
            .compactMap { CivilDay(year: $0.year, month: $0.month, day: day) }
            .first { point[.weekday] == nil || $0.weekday == point[.weekday] }
    }

    // MARK: Times

    func seconds(of point: DatePoint) -> (Int, Int?)? {
        if let end = point.timeEnd {
            var other = DatePoint()
            (other.time, other[.part]) = (end, point[.part])
            let range = DatePoint(from: point, to: other)
            return range?.time.map { ($0.secondOfDay, range?.timeEnd?.secondOfDay) }
        }
        if let time = point.time { return (time.secondOfDay, nil) }
        guard let part = point.part else {
            // "Late July" is a month.
            return point.has(.days, .weekday) ? point[.portion].map(Self.portionOfDay) : nil
        }
        let (start, end) = (part.hours.lowerBound * 3600, part.hours.upperBound * 3600)
        // The evening's last second, as the next day is another.
        let last = part == .night ? 86_399 : end
        let quarter = (end - start) / 4
        switch point[.portion] {
        case -1: return (start, start + 2 * quarter)
        case 0: return (start + quarter, end - quarter)
        case 1: return (start + 2 * quarter, last)
        default: return (start, last)
        }
    }

    /// "Early Monday", "mid today", "later today".
    private static func portionOfDay(_ portion: Int) -> (Int, Int?) {
        switch portion {
        case ..<0: (0, 43_200)
        case 0: (36_000, 50_400)
        default: (43_200, 86_400)
        }
    }
}
