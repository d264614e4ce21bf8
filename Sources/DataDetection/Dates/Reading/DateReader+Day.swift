/// Anything that names a day.
extension DateReader {
    /// Anything that names a day and can be added to what is known of a moment.
    func day(at index: Int, in known: DatePoint) -> (point: DatePoint, end: Int)? {
        guard !known.isNow, known.offset == nil else { return nil }
        let found =
            period(at: index) ?? weekday(at: index) ?? relativeDay(at: index) ?? offset(at: index)
            ?? writtenDay(at: index, known)
        guard let (found, end) = found else {
            guard known.weekday != nil || known.period != nil, !known.hasCalendar else { return nil }
            return monthlyDay(at: index)
        }
        if known.time != nil, found.offset != nil { return nil }
        return known.hasDay ? (known.accepts(found) ? (found, end) : nil) : (found, end)
    }

    /// A day that others may count from. It counts from no other day itself, so a chain of "2 days before" is no deeper
    /// than its first link.
    func anchor(at index: Int) -> (point: DatePoint, end: Int)? {
        guard period(at: index) == nil else { return nil }
        return weekday(at: index) ?? relativeDay(at: index) ?? writtenDay(at: index, DatePoint())
    }

    /// A date in numbers or words, or a holiday.
    private func writtenDay(at index: Int, _ known: DatePoint) -> (point: DatePoint, end: Int)? {
        numericDate(at: index) ?? holiday(at: index) ?? calendarDate(at: index) ?? shiftedDate(at: index)
            ?? introducedDay(at: index, known)
    }

    /// "Next 6 April", "next 5/12".
    private func shiftedDate(at start: Int) -> (DatePoint, Int)? {
        guard let shift = shift(at: start), isNear(start + 1),
            case (var point, let end)? = calendarDate(at: start + 1) ?? shortNumericDate(at: start + 1),
            point.month != nil, point.day != nil, point.year == nil
        else { return nil }
        point.shift = shift
        return (point, end)
    }

    /// "The 9th of May", "the 18th" after "on".
    private func introducedDay(at start: Int, _ known: DatePoint) -> (DatePoint, Int)? {
        guard !known.hasDay, self[start].has(.the), isNear(start + 1),
            let (day, end, isOrdinal) = dayNumber(at: start + 1), isOrdinal
        else { return nil }
        if let (point, end) = calendarDate(at: start + 1), point.day != nil, point.month != nil { return (point, end) }
        var point = DatePoint()
        point.day = day
        let next = skip(.of, at: end)
        if isNear(next), let (month, monthEnd) = period(at: next), month.period?.unit == .month,
            month.period?.count == nil
        {
            point.period = month.period
            return (point, monthEnd)
        }
        guard start > 0, isNear(start), self[start - 1].has(.on), self[start + 1].number != nil,
            !self[end].isWeak || self[end].words.isEmpty
        else { return nil }
        return (point, end)
    }

    /// "The 24th", "21" beside a weekday or a month that is known.
    private func monthlyDay(at start: Int) -> (DatePoint, Int)? {
        if let short = shortNumericDate(at: start), short.point.year == nil { return short }
        let index = skip(.the, at: start)
        guard let (day, end, isOrdinal) = dayNumber(at: index), self[index].number != nil || isOrdinal,
            isOrdinal || !isTime(at: index)
        else { return nil }
        // "Monday 8 am", "Tuesday 3 of us"
        if !isOrdinal, isNear(end),
            self[end].has(.am) || self[end].has(.pm) || self[end].unit != nil
                || self[end].has(.to) && !self[end].isStrong(.at) || self[end].isDash
                || self[end].has(.hourMark) || self[end].has(.oclock) || self[end].isMark("/.:%") && isGlued(end)
        {
            return nil
        }
        var point = DatePoint()
        point.day = day
        return (point, end)
    }
}

extension DatePoint {
    /// Whether another statement about the day fits this one.
    fileprivate func accepts(_ other: DatePoint) -> Bool {
        if other.isNow || other.offset != nil || other.days != nil && other.part == nil { return false }
        if other.days != nil { return days == other.days && part == nil }
        if weekday != nil, other.weekday != nil { return false }
        if weekday != nil || other.weekday != nil {
            if other.hasCalendar { return !hasCalendar && (other.day != nil || other.month == nil) && holiday == nil }
            if other.weekday != nil {
                return (day != nil || period?.unit == .week) && holiday == nil && days == nil && other.shift == nil
                    || period?.unit == .week && other.shift == nil
            }
            return other.period?.unit == .week && period == nil && !hasCalendar && other.period?.count == nil
        }
        if let unit = other.period?.unit, other.period?.count == nil {
            return unit == .month && day != nil && month == nil
                || unit == .year && (month != nil || holiday != nil) && year == nil
        }
        if let unit = period?.unit, other.hasCalendar, period?.count == nil {
            return unit == .month && other.month == nil || unit == .year && other.year == nil && other.month != nil
        }
        return false
    }
}
