/// Whole expressions: moments, ranges, durations, recurrences.
extension DateReader {
    /// What starts at an index, and the token after it.
    func expression(at start: Int) -> (expression: DateExpression, end: Int)? {
        guard canStart(start) else { return nil }
        if let found = openingHours(at: start) ?? recurrence(at: start) { return found }
        let moment = moment(at: start)
        if let found = range(at: start, moment) { return found }
        if let (point, end) = moment, isCredible(point, start, end) { return (.moment(point), end) }
        if let found = lonelyDate(at: start) { return found }
        if let (parts, end) = amounts(at: start), isDuration(start, parts, end) {
            return (.duration(DateOffset(parts: parts, sign: 1)), end)
        }
        return nil
    }

    /// A quick look that spares most tokens of prose the readings.
    private func canStart(_ index: Int) -> Bool {
        let token = tokens[index]
        if let number = token.number { return canStart(number: number, at: index) }
        if !token.words.isDisjoint(with: .starting) { return true }
        return (!token.words.isDisjoint(with: .leading) || token.isMark("+-")) && isJoined(index + 1)
    }

    /// Whether what follows a number can make a date of it; a price or an order number cannot be one.
    private func canStart(number: Int, at index: Int) -> Bool {
        if tokens[index].digitCount == 8 { return true }
        guard isJoined(index + 1) else { return false }
        let next = tokens[index + 1]
        // Columns of a table; "18 8 1978" has three numbers in a line.
        if next.number != nil { return next.gap == .space && self[index + 2].number != nil && isNear(index + 2) }
        guard next.isMark(".,"), next.gap == .none, isGlued(index + 2), self[index + 2].number != nil else {
            return true
        }
        // A decimal, unless it is followed by more.
        let after = self[index + 3]
        return index > 0 && isNear(index) && !tokens[index - 1].words.isEmpty
            || after.gap < .other
                && (!after.words.isEmpty || after.isMark(".:/-") && after.gap == .none || after.isDash
                    || after.number != nil)
    }

    /// Whether a reading is more than an accident: a year or a number alone is not.
    private func isCredible(_ point: DatePoint, _ start: Int, _ end: Int) -> Bool {
        if point.day != nil, point.month == nil, point.weekday == nil, point.period == nil, point.holiday == nil {
            // "29日" is a day, "29th" a rank.
            return self[end - 1].has(.dayMark) && self[end - 1].range.count == 1
        }
        if end == start + 1, self[start].isWeak { return false }
        if end == start + 1, let part = self[start].dayPart, part.isMoment, !isIntroduced(start) { return false }
        // "Psalms 3:16, 23:1": numbers of verses.
        if end == start + 3, self[end].isMark(","), isTime(at: start), isTime(at: end + 1),
            self[end + 3].digitCount == 1
        {
            return false
        }
        if end == start + 1, point.weekday != nil,
            !self[start].isStrong(.weekday)
        {
            return false
        }
        if point.year != nil, !point.hasTime, point.month == nil, point.holiday == nil {
            return self[end - 1].has(.yearMark)
        }
        return true
    }

    /// Whether a word like "midnight" says when: behind a word like "at", or at the start of its line.
    private func isIntroduced(_ index: Int) -> Bool {
        isLineStart(index)
            || index > 0 && isNear(index) && !self[index - 1].words.isEmpty && !self[index - 1].has(.one)
    }

    private func isDuration(_ start: Int, _ parts: [DateOffset.Part], _ end: Int) -> Bool {
        let first = self[start]
        if first.isWeak, first.number == nil { return false }
        // "The day", "a year"
        if first.wordNumber == 1, !first.isStrong(.number) { return false }
        return !self[end - 1].isWeak
    }

    /// A day and month in numbers, which many other things look like: alone in its line, or after a word like "on".
    private func lonelyDate(at start: Int) -> (DateExpression, Int)? {
        guard let (point, end) = shortNumericDate(at: start) else { return nil }
        let before = self[start - 1]
        let isIntroduced =
            start > 0 && isNear(start)
            && (before.has(.on) && !before.has(.one) || before.has(.at) && self[start + 1].isMark("/")
                || before.has(.next) || before.has(.before) || before.has(.from))
        let isAlone = isLineStart(start) && isLineEnd(end) && self[start + 1].isMark("/")
        let hasYear = point.year != nil && (self[start + 1].isMark("/-"))
        let isWide =
            self[start + 1].isMark("/") && self[start].digitCount == 2 && self[start + 2].digitCount == 2
            && (self[start].number ?? 0) != (self[start + 2].number ?? 0)
        guard isIntroduced || isAlone || hasYear || isWide else { return nil }
        return (.moment(point), end)
    }

    private func isLineStart(_ index: Int) -> Bool {
        self[index].gap == .line || index == 0 && self[index].range.lowerBound == range.lowerBound
    }
    private func isLineEnd(_ index: Int) -> Bool {
        self[index].gap == .line || index >= tokens.count && self[index - 1].range.upperBound >= range.upperBound
    }

    /// "From … to …", "… - …", "between … and …".
    private func range(at start: Int, _ known: (point: DatePoint, end: Int)?) -> (DateExpression, Int)? {
        let hasPrefix = self[start].has(.from) || self[start].has(.between)
        let first = hasPrefix ? skip(.the, at: start + 1) : start
        guard isJoined(first) || first == start else { return nil }
        let opening = first == start ? known : moment(at: first)
        if let found = dayRange(at: first, opening, hasPrefix: hasPrefix) { return found }
        guard let (from, fromEnd) = opening ?? shortNumericDate(at: first) else { return nil }
        if from.timeEnd != nil { return hasPrefix ? (.moment(from), fromEnd) : nil }
        guard let connected = connector(at: fromEnd, hasPrefix: hasPrefix), isDashed(fromEnd, connected) else {
            return nil
        }
        let second = skip(.the, at: skip(.on, at: skip(.at, at: connected)))
        guard isJoined(second), let (to, toEnd) = moment(at: second) ?? shortNumericDate(at: second), to.timeEnd == nil
        else { return nil }
        guard isCredible(from, first, fromEnd) || to.hasCalendar, from.hasDay == to.hasDay || from.hasDay,
            from.offset == nil || from.offset == to.offset
        else { return nil }
        if from.month == nil, from.hasCalendar, to.month == nil { return nil }
        if self[fromEnd].has(.and), !hasPrefix { return nil }
        return (.range(from, to), closedEnd(toEnd))
    }

    private func closedEnd(_ end: Int) -> Int { isNear(end) && self[end].has(.closing) ? end + 1 : end }

    /// A hyphen without spaces joins only what is written alike.
    private func isDashed(_ mark: Int, _ next: Int) -> Bool {
        !self[mark].isMark("-") || isGlued(mark) == isGlued(next) || !isGlued(mark)
    }

    /// "10 - 22 August 2012", "August 10 to 22", "4-23 in next month".
    private func dayRange(
        at first: Int, _ opening: (point: DatePoint, end: Int)?, hasPrefix: Bool
    ) -> (DateExpression, Int)? {
        // The month first
        if let (from, fromEnd) = opening, from.month != nil || from.period?.unit == .month, from.day != nil,
            from.time == nil,
            let connected = connector(at: fromEnd, hasPrefix: hasPrefix),
            let (day, dayEnd) = closingDay(at: skip(.the, at: connected)), isNear(connected),
            !isTime(at: connected), calendarDate(at: skip(.the, at: connected))?.point.month == nil, from.year == nil,
            self[dayEnd].unit == nil,
            !(self[dayEnd].isMark("/.-") && isGlued(dayEnd) && isGlued(dayEnd + 1) && self[dayEnd + 1].number != nil),
            !halfDayFollows(dayEnd)
        {
            var (from, to) = (from, from)
            to.day = day
            to.weekday = nil
            var end = dayEnd
            if isNear(end), self[end].isMark(","), let (year, yearEnd, _) = year(at: end + 1, isShort: false),
                isNear(end + 1)
            {
                (from.year, to.year, end) = (year, year, yearEnd)
            } else if isNear(end), let (year, yearEnd, _) = year(at: end, isShort: false) {
                (from.year, to.year, end) = (year, year, yearEnd)
            }
            guard day > (from.day ?? 0), exists(to) else { return nil }
            return (.range(from, to), closedEnd(end))
        }
        // The month last
        guard let (day, dayEnd, _) = dayNumber(at: first), let connected = connector(at: dayEnd, hasPrefix: hasPrefix)
        else { return nil }
        let second = skip(.the, at: connected)
        guard let (to, toEnd) = moment(at: second) ?? monthlyRangeEnd(at: second), to.day != nil,
            to.month != nil || to.period?.unit == .month, to.time == nil, isNear(second), day < (to.day ?? 0)
        else {
            return nil
        }
        var from = to
        from.day = day
        from.weekday = nil
        return exists(to) ? (.range(from, to), toEnd) : nil
    }

    /// The last day of a range, also right behind a dash: "10-22".
    private func closingDay(at index: Int) -> (day: Int, end: Int)? {
        if let (day, end, _) = dayNumber(at: index) { return (day, end) }
        guard let day = self[index].number, (1...31).contains(day), self[index].digitCount <= 2, isGlued(index),
            self[index - 1].isDash, !(isGlued(index + 1) && isGlued(index + 2) && self[index + 2].number != nil)
        else { return nil }
        return (day, index + 1)
    }

    private func monthlyRangeEnd(at start: Int) -> (DatePoint, Int)? {
        guard let (day, dayEnd, _) = dayNumber(at: start),
            let (month, end) = period(at: skip(.of, at: skip(.within, at: dayEnd))), month.period?.unit == .month,
            month.period?.count == nil
        else { return nil }
        var point = month
        point.day = day
        return (point, end)
    }

    private func halfDayFollows(_ index: Int) -> Bool {
        isNear(index) && (self[index].has(.am) || self[index].has(.pm))
    }

    private func exists(_ point: DatePoint) -> Bool {
        guard let month = point.month, let day = point.day else { return true }
        return day <= CivilDay.length(ofMonth: month, year: point.year ?? 2000)
    }

    /// "Every Monday at 4 pm", "daily", "each week".
    private func recurrence(at start: Int) -> (DateExpression, Int)? {
        var rule: String
        var end: Int
        if let unit = self[start].everyday, !self[start].isWeak {
            rule = Self.frequency(unit, interval: 1)
            end = start + 1
        } else if self[start].has(.every), isNear(start + 1) {
            if let weekday = self[start + 1].weekday {
                rule = "FREQ=WEEKLY;BYDAY=" + Self.weekdayCodes[weekday - 1]
                end = start + 2
            } else if let unit = self[start + 1].unit {
                rule = Self.frequency(unit, interval: 1)
                end = start + 2
            } else if self[start + 1].dayPart != nil {
                rule = "FREQ=DAILY"
                end = start + 2
            } else if let (amount, amountEnd) = amount(at: start + 1), let unit = self[amountEnd].unit,
                isNear(amountEnd), amount < 1000
            {
                rule = Self.frequency(unit, interval: Int(amount))
                end = amountEnd + 1
            } else {
                return nil
            }
        } else {
            return nil
        }
        let at = skip(.the, at: skip(.at, at: end))
        if isJoined(at), let (time, timeEnd) = clockTime(at: at, isBare: at > end) {
            rule += ";BYHOUR=\(time.hour % 24);BYMINUTE=\(time.minute)"
            end = timeEnd
        }
        return (.recurrence(rule), end)
    }

    static let weekdayCodes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    private static func frequency(_ unit: DateUnit, interval: Int) -> String {
        let (name, factor) =
            switch unit {
            case .second: ("SECONDLY", 1)
            case .minute: ("MINUTELY", 1)
            case .hour: ("HOURLY", 1)
            case .day: ("DAILY", 1)
            case .workday: ("WEEKLY;BYDAY=MO,TU,WE,TH,FR", 1)
            case .weekend: ("WEEKLY;BYDAY=SA,SU", 1)
            case .week: ("WEEKLY", 1)
            case .fortnight: ("WEEKLY", 2)
            case .month: ("MONTHLY", 1)
            case .quarter: ("MONTHLY", 3)
            case .year: ("YEARLY", 1)
            case .decade: ("YEARLY", 10)
            }
        let total = interval * factor
        return "FREQ=" + name + (total > 1 ? ";INTERVAL=\(total)" : "")
    }
}
