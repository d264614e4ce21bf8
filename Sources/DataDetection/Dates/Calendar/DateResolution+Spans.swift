/// Spans counted from the reference or from another day.
extension DateResolution {
    func span(of period: DatePeriod, today: CivilDay) -> Span? {
        if period.shift != 0, let count = period.count ?? (period.unit.isClock ? 1 : nil),
            count > 1 || period.unit != .day
        {
            let offset = DateOffset(parts: [.init(amount: Double(count), unit: period.unit)], sign: period.shift)
            guard let other = span(of: offset, zone: DatePoint()), let reference else { return nil }
            if period.unit.isClock {
                let day = 86_400 * abs(today.number - other.start.number)
                return period.shift < 0
                    ? Span(start: other.start, second: other.second, secondEnd: reference.second + day)
                    : Span(start: today, second: reference.second, secondEnd: (other.second ?? 0) + day)
            }
            guard period.shift > 0 else { return Span(start: other.start, end: today) }
            guard let start = today.adding(days: 1), let end = other.start.adding(days: 1) else { return nil }
            return Span(start: start, end: end)
        }
        let (year, month, _) = today.components
        let start: CivilDay?
        let end: CivilDay?
        switch period.unit {
        case .day, .workday:
            start = today.adding(days: period.shift)
            return start.map { Span(start: $0) }
        case .week, .fortnight:
            start = weekStart(of: today)?.adding(days: 7 * period.shift)
            end = start?.adding(days: period.unit == .week ? 7 : 14)
        case .weekend:
            start = today.weekStart?.adding(days: 7 * period.shift + 5)
            end = start?.adding(days: 2)
        case .month:
            start = CivilDay(year: year, month: month, day: 1)?.adding(months: period.shift)
            end = start?.adding(months: 1)
        case .quarter:
            start = CivilDay(year: year, month: (month - 1) / 3 * 3 + 1, day: 1)?.adding(months: 3 * period.shift)
            end = start?.adding(months: 3)
        case .year, .decade:
            let length = period.unit == .year ? 1 : 10
            start = CivilDay(year: year / length * length + length * period.shift, month: 1, day: 1)
            end = start?.adding(months: 12 * length)
        case .hour, .minute, .second:
            let offset = DateOffset(parts: [.init(amount: 1, unit: period.unit)], sign: period.shift < 0 ? -1 : 1)
            return span(of: offset, zone: DatePoint())
        }
        guard let start else { return nil }
        return Span(start: start, end: end)
    }

    func span(of offset: DateOffset, zone: DatePoint) -> Span? {
        var base: (day: CivilDay, second: Int)?
        if var anchor = offset.anchor.first {
            // An anchor counts from no other day.
            anchor.offset = nil
            guard let span = span(of: anchor) else { return nil }
            base = (span.start, span.second ?? 0)
        } else {
            base = reference
        }
        guard var (day, second) = base else { return nil }
        var seconds = 0.0
        for part in offset.parts {
            let amount = Double(offset.sign) * part.amount
            guard abs(amount) < 1e7 else { return nil }
            let months =
                switch part.unit {
                case .month: amount
                case .quarter: amount * 3
                case .year: amount * 12
                case .decade: amount * 120
                default: 0.0
                }
            if part.unit == .workday {
                guard let moved = day.adding(workdays: Int(amount)) else { return nil }
                day = moved
            } else if months != 0 {
                guard let moved = day.adding(months: Int(months)) else { return nil }
                day = moved
            } else {
                seconds += amount * Double(part.unit.seconds)
            }
        }
        guard abs(seconds) < 1e13 else { return nil }
        let total = second + Int(seconds.rounded())
        let days = total >= 0 ? total / 86_400 : -((86_399 - total) / 86_400)
        guard let moved = day.adding(days: days) else { return nil }
        second = total - days * 86_400
        let hasFraction = offset.parts.contains { $0.amount != $0.amount.rounded() }
        guard offset.isClock || hasFraction && second != (base?.second ?? 0) || zone.isNow else {
            var span = Span(start: moved)
            if let (time, end) = self.seconds(of: zone) { (span.second, span.secondEnd) = (time, end) }
            return span
        }
        return Span(start: moved, second: second)
    }
}

extension CivilDay {
    /// The day that is this many days of work, Monday to Friday, away.
    func adding(workdays: Int) -> CivilDay? {
        guard workdays != 0, abs(workdays) < 100_000 else { return workdays == 0 ? self : nil }
        // From a weekend one counts as from the day of work behind one's back.
        let first = weekday <= 5 ? self : adding(days: workdays > 0 ? 5 - weekday : 8 - weekday)
        guard var day = first?.adding(days: workdays / 5 * 7) else { return nil }
        var left = abs(workdays % 5)
        while left > 0 {
            guard let next = day.adding(days: workdays < 0 ? -1 : 1) else { return nil }
            day = next
            if day.weekday <= 5 { left -= 1 }
        }
        return day
    }
}
