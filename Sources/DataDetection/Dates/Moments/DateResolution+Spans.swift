/// Spans counted from the reference or from another day.
extension DateResolution {
    /// "Next week", "the last three months".
    func span(of unit: DateUnit, _ point: DatePoint, today: CivilDay) -> Span? {
        let shift = point[.periodShift] ?? 0
        let count = point[.periodCount] ?? 1
        if unit.isClock || shift != 0 && point.has(.periodCount) && (count > 1 || unit != .day) {
            return span(ofNext: count, unit, shift < 0 ? -1 : shift, today: today)
        }
        if let months = unit.months {
            let (year, month, _) = today.components
            let index = ((year * 12 + month - 1) / months + shift) * months
            guard let start = CivilDay(year: index / 12, month: index % 12 + 1, day: 1) else { return nil }
            return Span(start: start, end: start.adding(months: months))
        }
        if unit == .day || unit == .workday { return today.adding(days: shift).map { Span(start: $0) } }
        let monday = unit == .weekend ? today.weekStart?.adding(days: 5) : weekStart(of: today)
        guard let start = monday?.adding(days: 7 * shift) else { return nil }
        return Span(start: start, end: start.adding(days: unit == .weekend ? 2 : unit == .week ? 7 : 14))
    }

    /// A number of units before today or behind it.
    private func span(ofNext count: Int, _ unit: DateUnit, _ shift: Int, today: CivilDay) -> Span? {
        var point = DatePoint()
        point[.sign] = shift == 0 ? 1 : shift
        point.amounts[unit] = Double(count)
        guard let other = span(of: point), let reference else { return nil }
        if unit.isClock {
            if shift == 0 { return other }
            let day = 86_400 * abs(today.number - other.start.number)
            return shift < 0
                ? Span(start: other.start, second: other.second, secondEnd: reference.second + day)
                : Span(start: today, second: reference.second, secondEnd: (other.second ?? 0) + day)
        }
        guard shift > 0 else { return Span(start: other.start, end: today) }
        guard let start = today.adding(days: 1), let end = other.start.adding(days: 1) else { return nil }
        return Span(start: start, end: end)
    }

    /// "In two hours", "two days before Christmas", with the time of day that is said beside it.
    func span(at amounts: DateAmounts, from point: DatePoint) -> Span? {
        var base = reference
        if point.has(.anchored), !point.has(.now) { base = days(of: point).map { ($0.start, 0) } }
        guard let base else { return nil }
        var day = base.day
        var seconds = 0.0
        for unit in amounts.units {
            let amount = Double(point[.sign] ?? 1) * amounts[unit]
            guard abs(amount) < 1e7 else { return nil }
            if unit == .workday {
                guard let moved = day.adding(workdays: Int(amount)) else { return nil }
                day = moved
            } else if let months = unit.months.map({ Int(amount * Double($0)) }) {
                guard let moved = day.adding(months: months) else { return nil }
                day = moved
            } else {
                seconds += amount * Double(unit.seconds)
            }
        }
        guard abs(seconds) < 1e13 else { return nil }
        let total = base.second + Int(seconds.rounded())
        let second = ((total % 86_400) + 86_400) % 86_400
        guard let moved = day.adding(days: (total - second) / 86_400) else { return nil }
        let hasFraction = amounts.units.contains { amounts[$0] != amounts[$0].rounded() }
        if amounts.isClock || hasFraction && second != base.second { return Span(start: moved, second: second) }
        let time = self.seconds(of: point)
        return Span(start: moved, second: time?.0, secondEnd: time?.1)
    }
}
