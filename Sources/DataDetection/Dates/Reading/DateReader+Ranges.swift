/// From one moment to another.
extension DateReader {
    /// Past a word or mark for "to".
    func connector(at index: Int, hasPrefix: Bool) -> Int? {
        let token = self[index]
        // "H3A 1H6"
        let isGluedLetter = isGlued(index) && token.range.count == 1 && text[token.range.lowerBound].isASCIILetter
        let isTo = token.has(.to) && !isGluedLetter
        let isConnector = token.isDash || token.isWave || isTo || hasPrefix && token.has(.and)
        return isConnector && isJoined(index) && isJoined(index + 1) ? index + 1 : nil
    }

    /// Past a word like "from" or "between", if there is one.
    private func rangeStart(at start: Int) -> (first: Int, hasPrefix: Bool) {
        let hasPrefix = self[start].has(.from) || self[start].has(.between)
        return (hasPrefix ? skip(.the, at: start + 1) : start, hasPrefix)
    }

    /// "From … to …", "… - …", "between … and …". `known` is the moment at the start.
    func range(at start: Int, _ known: (point: DatePoint, end: Int)?) -> (DateExpression, Int)? {
        let (first, hasPrefix) = rangeStart(at: start)
        guard isJoined(first) || first == start else { return nil }
        let opening = first == start ? known : moment(at: first)
        if let (from, to, end) = daysOfMonth(at: first, opening, hasPrefix: hasPrefix) {
            return to.exists && (from[.day] ?? 0) < (to[.day] ?? 0) ? (.range(from, to), skipClosing(end)) : nil
        }
        guard let (from, fromEnd) = opening ?? read(.shortDate, at: first) else { return nil }
        if from.has(.endHour) { return hasPrefix ? (.moment(from), fromEnd) : nil }
        // A hyphen without spaces joins only what is written alike.
        guard let connected = connector(at: fromEnd, hasPrefix: hasPrefix),
            !self[fromEnd].isMark("-") || isGlued(fromEnd) == isGlued(connected) || !isGlued(fromEnd)
        else { return nil }
        let second = skip(.the, at: skip(.on, at: skip(.at, at: connected)))
        guard isJoined(second), let (to, toEnd) = moment(at: second) ?? read(.shortDate, at: second),
            !to.has(.endHour), isCredible(from, first, fromEnd) || to.hasCalendar, from.hasDay || !to.hasDay,
            from.offset == nil || from.offset == to.offset, from.has(.month) || !from.hasCalendar || to.has(.month),
            !self[fromEnd].has(.and) || hasPrefix,
            // "1/2-2/2" may be anything.
            opening != nil || hasPrefix || isShortDate(from, first, fromEnd) || isLine(first, toEnd)
        else { return nil }
        return (.range(from, to), skipClosing(toEnd))
    }

    private func skipClosing(_ end: Int) -> Int { follows(end, .closing) ? end + 1 : end }

    /// Two days that share their month: "10 - 22 August 2012", "August 10 to 22", "4-23 in next month".
    private func daysOfMonth(
        at first: Int, _ opening: (point: DatePoint, end: Int)?, hasPrefix: Bool
    ) -> (DatePoint, DatePoint, Int)? {
        if let (from, fromEnd) = opening, from.has(.month) || from.unit == .month, from.has(.day),
            !from.has(.hour, .year), let connected = connector(at: fromEnd, hasPrefix: hasPrefix), isNear(connected),
            let (last, end) = read(.lastDay, at: connected)
        {
            var (from, to) = (from, from)
            (from[.year], to[.year], to[.weekday]) = (last[.year], last[.year], nil)
            to[.day] = last[.day]
            return (from, to, end)
        }
        guard let (day, dayEnd) = read(.day, at: first), let connected = connector(at: dayEnd, hasPrefix: hasPrefix),
            case let second = skip(.the, at: connected), isNear(second),
            let (to, end) = moment(at: second) ?? read(.dayOfPeriod, at: second), to.has(.day), !to.has(.hour),
            to.has(.month) || to.unit == .month
        else { return nil }
        var from = to
        (from[.day], from[.weekday]) = (day[.day], nil)
        return (from, to, end)
    }

    /// "1 - 2 pm", "from 3 to 5", "10:00-11:30", or hours behind days of the week. `isClear`: whether it is one by its form.
    func clockRange(
        at start: Int, isOpening: Bool = false
    ) -> (from: ClockTime, to: ClockTime, end: Int, isClear: Bool)? {
        func time(at index: Int) -> (time: ClockTime, end: Int)? {
            isOpening ? openingTime(at: index) : clockTime(at: index, isBare: true)
        }
        let (afterPrefix, hasPrefix) = rangeStart(at: start)
        let first = hasPrefix ? skip(.the, at: skip(.at, at: afterPrefix)) : start
        guard isJoined(first) || first == start, case (var from, let fromEnd)? = time(at: first) else { return nil }
        let part = isNear(fromEnd) ? self[fromEnd].dayPart : nil
        let mark = part != nil || follows(fromEnd, .oclock) ? fromEnd + 1 : fromEnd
        // "El martes 4 a las siete" is a day and a time.
        guard let connected = connector(at: mark, hasPrefix: hasPrefix),
            isOpening || hasPrefix || !self[mark].isStrong(.at) || !isNear(first) || !self[first - 1].has(.weekday),
            case let second = skip(.the, at: skip(.at, at: connected)), isJoined(second),
            let (to, toEnd) = time(at: second)
        else { return nil }
        // "8–22" counts to 24 on both sides.
        if part == nil, (13...24).contains(self[second].number ?? 0) { from.isExact = true }
        let partStart = skip(.the, at: skip(.within, at: toEnd))
        let toPart = isNear(partStart) ? self[partStart].dayPart : nil
        let end = toPart == nil ? toEnd : partStart + 1
        let isSecondClear = isClearTime(second, toEnd)
        // "7:30 - 8" is a time, "7 - 8" a number, "3-5 days" a duration.
        guard self[end].unit == nil || !isNear(end) || isSecondClear else { return nil }
        let (opens, closes) = Self.completed(from, part, to, toPart)
        return (opens, closes, end, isSecondClear || toPart != nil || part != nil || isClearTime(first, fromEnd))
    }

    /// Whether a time is one by its form.
    private func isClearTime(_ start: Int, _ end: Int) -> Bool {
        end > start + 1 || self[start].dayPart != nil || self[start - 1].has(.between) && self[start].range.count == 4
    }

    /// What the two ends of a range say about each other's half of the day.
    static func completed(
        _ from: ClockTime, _ fromPart: DayPart?, _ to: ClockTime, _ toPart: DayPart?
    ) -> (ClockTime, ClockTime) {
        var (from, to) = (from, to)
        // "10 to 12 in the morning" ends at noon.
        if toPart == .morning, to.hour == 12, from.hour < 12 { to.isExact = true }
        if let toPart, !to.isExact { (to.hour, to.isExact) = (toPart.hour(to.hour), true) }
        if let fromPart, !from.isExact { (from.hour, from.isExact) = (fromPart.hour(from.hour), true) }
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
        return (from, to)
    }
}
