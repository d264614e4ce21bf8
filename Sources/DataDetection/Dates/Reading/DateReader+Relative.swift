/// Days and spans counted from another day.
extension DateReader {
    /// "Next", "last", "this", before or after what it says it of.
    func shift(at index: Int) -> Int? {
        let token = self[index]
        if token.has(.next) { return 1 }
        if token.has(.last) { return -1 }
        return token.has(.this) ? 0 : nil
    }

    /// One or more amounts of time: "2 hours and 5 minutes", "1d 2hr".
    func amounts(at start: Int) -> (parts: [DateOffset.Part], end: Int)? {
        var parts: [DateOffset.Part] = []
        var index = start
        var end = start
        while parts.count < 6, let (amount, amountEnd) = amount(at: index), isNear(amountEnd) || self[amountEnd].gap == .line,
            let unit = self[amountEnd].unit, isUnit(amountEnd)
        {
            if let last = parts.last?.unit, last.rawValue <= unit.rawValue { break }
            parts.append(DateOffset.Part(amount: amount, unit: unit))
            end = amountEnd + 1
            if isNear(end), self[end].has(.andAHalf) {
                parts[parts.count - 1].amount += 0.5
                end += 1
            }
            index = end
            if isNear(index), self[index].isMark(",") { index += 1 }
            if isNear(index), self[index].has(.and) { index += 1 }
            guard isNear(index) else { break }
        }
        return parts.isEmpty ? nil : (parts, end)
    }

    /// A letter is a unit only right behind its number.
    private func isUnit(_ index: Int) -> Bool {
        self[index].range.count > 1 || isGlued(index) && self[index - 1].number != nil || self[index].range.count == 1 && self[index].mark == 0 && !self[index].isWeak
    }

    /// "In five minutes", "2 days ago", "+15 min", "3 weeks after Monday".
    func offset(at start: Int) -> (point: DatePoint, end: Int)? {
        var index = start
        var sign: Int?
        if self[index].has(.within) || self[index].has(.forSpan) {
            sign = 1
            index += 1
            if isNear(index), self[index].has(.around) || self[index].has(.the) && !self[index].has(.number(1)) { index += 1 }
        } else if self[index].has(.agoBefore) {
            sign = -1
            index += 1
        } else if self[index].isMark("+") || self[index].isDash, isGlued(index + 1), !isGlued(index) {
            sign = self[index].isDash ? -1 : 1
            index += 1
        } else if self[index].has(.after), isJoined(index + 1), self[index + 1].has(.number(1)) {
            sign = 1
            index += 1
        }
        guard isJoined(index) || index == start, let (parts, partsEnd) = amounts(at: index) else { return nil }
        var point = DatePoint()
        var end = partsEnd
        let isPlain = sign == nil
        if isNear(end) || self[end].gap == .line {
            if isPlain, let (anchored, anchoredEnd) = anchored(parts, at: end) { return (anchored, anchoredEnd) }
            if self[end].has(.ago) {
                (sign, end) = (-1, end + 1)
            } else if self[end].has(.later) {
                (sign, end) = (sign ?? 1, end + 1)
            }
        }
        // "For a while" and "in a year" alike; but a duration that merely follows "for" says when nothing is.
        guard let sign, !(self[start].has(.forSpan) && !parts.contains { $0.unit.isClock }) else { return nil }
        point.offset = DateOffset(parts: parts, sign: sign)
        return (point, end)
    }

    /// "Two days before yesterday", "16 days from 1/2/2018".
    private func anchored(_ parts: [DateOffset.Part], at index: Int) -> (DatePoint, Int)? {
        let token = self[index]
        let sign = token.has(.after) || token.has(.from) ? 1 : token.has(.before) || token.has(.ago) ? -1 : 0
        guard sign != 0, isJoined(index + 1), let (anchor, end) = day(at: skip(.the, at: index + 1), in: DatePoint()), anchor.offset == nil, anchor.period == nil,
            anchor.month != nil || !anchor.hasCalendar
        else { return nil }
        var point = DatePoint()
        point.offset = DateOffset(parts: parts, sign: sign, anchor: [anchor])
        return (point, end)
    }

    /// "Next week", "the last three months", "semana passada", "les 2 prochaines semaines".
    func period(at start: Int) -> (point: DatePoint, end: Int)? {
        var index = start
        // "La semaine dernière", but not "the" next week.
        if self[index].has(.the), !self[index].has(.on), shift(at: index) == nil, isNear(index + 1), shift(at: index + 1) == nil { index += 1 }
        let first = index
        var shift = shift(at: index)
        if shift != nil {
            index += 1
            // "This coming", "the week after next" in one.
            if let second = self.shift(at: index), isNear(index) { (shift, index) = (second, index + 1) }
        }
        var count: Int?
        if isNear(index) || index == start, self[index].unit == nil || self[index].number != nil, let (amount, end) = amount(at: index), amount >= 1, amount < 1000,
            !(shift == nil && self[index].has(.number(1)) && self[index].isWeak)
        {
            (count, index) = (Int(amount), end)
            if shift == nil, isNear(index), let second = self.shift(at: index) { (shift, index) = (second, index + 1) }
        }
        guard isNear(index) || index == start, let unit = self[index].unit, isUnit(index), index > first || first == start || unit.rawValue >= DateUnit.day.rawValue
        else { return nil }
        index += 1
        if shift == nil {
            guard isNear(index), let following = self.shift(at: index), following != 0 || self[index].gap != .line, !self[index].isWeak || following != 0 else { return nil }
            (shift, index) = (following, index + 1)
        }
        guard let shift else { return nil }
        // "Last 2 hours", "in the following 90 seconds"; but not "the last second".
        if unit.isClock, count == nil, unit != .hour && unit != .minute { return nil }
        var parts = [DateOffset.Part(amount: Double(count ?? 1), unit: unit)]
        var point = DatePoint()
        if count != nil, isNear(index), let (more, end) = amounts(at: self[index].has(.and) ? index + 1 : index), more[0].unit.rawValue < unit.rawValue {
            parts += more
            point.offset = DateOffset(parts: parts, sign: shift < 0 ? -1 : 1)
            return (point, end)
        }
        point.period = DatePeriod(unit: unit, shift: shift, count: count)
        return (point, index)
    }

    /// A weekday with what says which one.
    func weekday(at start: Int) -> (point: DatePoint, end: Int)? {
        var index = start
        let before = shift(at: index)
        if before != nil {
            index += 1
            // "This coming Friday"
            if shift(at: index) != nil, isNear(index) { index += 1 }
        }
        guard isNear(index) || index == start, let weekday = self[index].weekday else { return nil }
        // A single character means a weekday only beside a date: "8月27日(水)".
        if self[index].range.count == 1, self[index - 1].has(.dayMark) || self[index - 1].isMark("(") && self[index + 1].isMark(")") {} else if self[index].range.count == 1 { return nil }
        if before == nil, self[index].isWeak, self[index].month != nil { return nil }
        var point = DatePoint()
        point.weekday = weekday
        point.shift = before
        index += 1
        if before == nil, isNear(index), let after = shift(at: index), self[index + 1].unit == nil || !isNear(index + 1), self[index + 1].weekday == nil || !isNear(index + 1) {
            (point.shift, index) = (after, index + 1)
        }
        return (point, index)
    }

    /// A named day, "next Christmas", "Christmas 2020".
    func holiday(at start: Int) -> (point: DatePoint, end: Int)? {
        let before = shift(at: start)
        let index = before == nil ? start : start + 1
        guard isNear(index) || index == start, let holiday = self[index].first({ if case .holiday(let holiday) = $0 { holiday } else { nil } }), before != nil || !self[index].isWeak
        else { return nil }
        var point = DatePoint()
        point.holiday = holiday
        point.shift = before
        let yearStart = isNear(index + 1) && self[index + 1].has(.of) ? index + 2 : index + 1
        if isNear(yearStart), let (year, end, _) = year(at: yearStart, isShort: false) {
            point.year = year
            return (point, end)
        }
        return (point, index + 1)
    }

    /// "Today", "mañana", "tonight", "now".
    func relativeDay(at start: Int) -> (point: DatePoint, end: Int)? {
        var point = DatePoint()
        for meaning in self[start].meanings {
            switch meaning.word {
            case .day(let days): point.days = days
            case .dayAndPart(let days, let part): (point.days, point.part) = (days, part)
            case .now: point.isNow = true
            default: continue
            }
            return (point, start + 1)
        }
        // "This morning", "heute Abend": the part follows by itself.
        if let shift = shift(at: start), isNear(start + 1), let part = self[start + 1].dayPart {
            point.days = shift
            point.part = part
            return (point, start + 2)
        }
        return nil
    }

    /// Anything that names a day and can be added to what is known of a moment.
    func day(at index: Int, in known: DatePoint) -> (point: DatePoint, end: Int)? {
        guard !known.isNow, known.offset == nil else { return nil }
        let found =
            period(at: index) ?? weekday(at: index) ?? relativeDay(at: index) ?? offset(at: index) ?? numericDate(at: index) ?? holiday(at: index)
            ?? calendarDate(at: index) ?? shiftedDate(at: index) ?? introducedDay(at: index, known)
        guard let (found, end) = found else {
            guard known.weekday != nil || known.period != nil, !known.hasCalendar else { return nil }
            return monthlyDay(at: index)
        }
        if known.time != nil, found.offset != nil { return nil }
        return known.hasDay ? (known.accepts(found) ? (found, end) : nil) : (found, end)
    }

    /// "Next 6 April", "next 5/12".
    private func shiftedDate(at start: Int) -> (DatePoint, Int)? {
        guard let shift = shift(at: start), isNear(start + 1), case (var point, let end)? = calendarDate(at: start + 1) ?? shortNumericDate(at: start + 1),
            point.month != nil, point.day != nil, point.year == nil
        else { return nil }
        point.shift = shift
        return (point, end)
    }

    /// "The 9th of May", "the 18th" after "on".
    private func introducedDay(at start: Int, _ known: DatePoint) -> (DatePoint, Int)? {
        guard !known.hasDay, self[start].has(.the), isNear(start + 1), let (day, end, isOrdinal) = dayNumber(at: start + 1), isOrdinal else { return nil }
        if let (point, end) = calendarDate(at: start + 1), point.day != nil, point.month != nil { return (point, end) }
        var point = DatePoint()
        point.day = day
        let next = skip(.of, at: end)
        if isNear(next), let (month, monthEnd) = period(at: next), month.period?.unit == .month, month.period?.count == nil {
            point.period = month.period
            return (point, monthEnd)
        }
        guard start > 0, isNear(start), self[start - 1].has(.on), self[start + 1].number != nil, !self[end].isWeak || self[end].meanings.isEmpty else { return nil }
        return (point, end)
    }

    /// "The 24th", "21" beside a weekday or a month that is known.
    private func monthlyDay(at start: Int) -> (DatePoint, Int)? {
        if let short = shortNumericDate(at: start), short.point.year == nil { return short }
        let index = skip(.the, at: start)
        guard let (day, end, isOrdinal) = dayNumber(at: index), self[index].number != nil || isOrdinal, isOrdinal || !isTime(at: index) else { return nil }
        // "Monday 8 am", "Tuesday 3 of us"
        if !isOrdinal, isNear(end), self[end].has(.am) || self[end].has(.pm) || self[end].unit != nil || self[end].has(.to) || self[end].isDash || self[end].has(.hourMark) || self[end].has(.oclock) || self[end].isMark("/.:%") && isGlued(end) {
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
            if other.weekday != nil { return (day != nil || period?.unit == .week) && holiday == nil && days == nil && other.shift == nil || period?.unit == .week && other.shift == nil }
            return other.period?.unit == .week && period == nil && !hasCalendar && other.period?.count == nil
        }
        if let unit = other.period?.unit, other.period?.count == nil {
            return unit == .month && day != nil && month == nil || unit == .year && (month != nil || holiday != nil) && year == nil
        }
        if let unit = period?.unit, other.hasCalendar, period?.count == nil {
            return unit == .month && other.month == nil || unit == .year && other.year == nil && other.month != nil
        }
        return false
    }
}
