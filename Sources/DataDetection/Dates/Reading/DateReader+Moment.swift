/// Moments: a day, a time of day or both, in either order.
extension DateReader {
    /// The longest moment that starts at an index.
    func moment(at start: Int) -> (point: DatePoint, end: Int)? {
        guard
            var (point, end) = bounded(at: start) ?? modified(at: start)
                ?? element(at: start, in: DatePoint(), isFirst: true)
        else { return nil }
        for _ in 0..<8 {
            let (index, afterAt) = glueEnd(from: end)
            guard isJoined(index),
                let (more, next) = point.hasTime
                    ? element(at: index, in: point, isFirst: false, afterAt: afterAt)
                    : bounded(at: index) ?? element(at: index, in: point, isFirst: false, afterAt: afterAt),
                next > end
            else { break }
            point = point.merged(with: more)
            end = next
            // What stands in brackets belongs to it with both of them.
            if self[index - 1].isMark("("), self[end].isMark(")") { end += 1 }
        }
        return closed(point, at: end)
    }

    /// Takes what stands behind a moment and belongs to it.
    private func closed(_ point: DatePoint, at end: Int) -> (DatePoint, Int) {
        var (point, end) = (point, end)
        guard isNear(end) else { return (point, end) }
        if self[end].has(.closing) { return (point, end + 1) }
        guard point.bound == nil, point.timeEnd == nil, point.offset == nil, point.hasTime || point.hasCalendar else {
            return (point, end)
        }
        let isCalendar = point.hasCalendar || point.time != nil
        guard isCalendar, self[end].has(.untilThen) || self[end].has(.sinceThen) else { return (point, end) }
        point.bound = self[end].has(.untilThen) ? -1 : 1
        end += 1
        return (point, end)
    }

    /// "Before 5 pm", "no later than 6:00".
    private func bounded(at start: Int) -> (DatePoint, Int)? {
        let bound = self[start].has(.before) ? -1 : self[start].has(.after) ? 1 : 0
        let index = skip(.the, at: skip(.around, at: start + 1))
        guard bound != 0, isNear(index),
            !self[start].words.isDisjoint(with: .bound)
        else { return nil }
        if let (time, end) = clockTime(at: index), !beginsDate(index) {
            var point = DatePoint()
            point.bound = bound
            point.time = time
            return zoned(point, at: end)
        }
        if let part = self[index].dayPart, part == .midnight || part == .noon || part == .lunch {
            var point = DatePoint()
            point.bound = bound
            point.part = part
            return (point, index + 1)
        }
        return nil
    }

    /// Whether something is due by the moment between two indices: a word before it, a few words that link left aside, or
    /// behind it says so.
    func isDue(_ start: Int, _ end: Int) -> Bool {
        // "By 5 pm" is read with its word, "5 May まで" too.
        if self[start].has(.due) || self[end - 1].has(.due) || isNear(end) && self[end].has(.due) { return true }
        var index = start
        for _ in 0..<3 {
            guard index > 0, isJoined(index) else { return false }
            index -= 1
            let token = self[index]
            if token.has(.due) { return true }
            guard token.isMark(":") || token.has(.on) || token.has(.the) || token.has(.at) || token.has(.of) else {
                return false
            }
        }
        return false
    }

    /// "Mid today", "late July", "end of the week".
    private func modified(at start: Int) -> (DatePoint, Int)? {
        guard self[start].has(.early) || self[start].has(.mid) || self[start].has(.late) else { return nil }
        let index = skip(.the, at: skip(.of, at: start + 1))
        guard isNear(index), let (point, end) = day(at: index, in: DatePoint()), point.offset == nil, !point.isNow,
            point.day == nil, point.month == nil || !self[index].isWeak
        else { return nil }
        var portioned = point
        if point.days != nil || point.weekday != nil { portioned.portion = portion(at: start) }
        return (portioned, end)
    }

    /// Which part of what follows a word like "late" means.
    private func portion(at index: Int) -> Int? {
        let token = self[index]
        return token.has(.early) ? -1 : token.has(.mid) ? 0 : token.has(.late) ? 1 : nil
    }

    /// Past what may stand between a day and a time. The second value tells whether a bare hour may follow.
    private func glueEnd(from start: Int) -> (Int, Bool) {
        var index = start
        var afterAt = false
        if isNear(index),
            self[index].isMark(",(@") || self[index].mark == 0x2219 || self[index].mark == 0x2022
                || self[index].mark == 0xB7
        {
            index += 1
        }
        if isNear(index), self[index].isDash || self[index].isMark(".:"), isGlued(index),
            isGlued(index + 1) || self[index].isMark(".")
        {
            index += 1
        }
        for _ in 0..<3 {
            guard isJoined(index) else { break }
            let token = self[index]
            if token.has(.at) || token.has(.clock) || token.mark == 0x40 {
                afterAt = true
            } else if !(token.has(.on) || token.has(.of) || token.has(.the) || token.has(.around) || token.has(.within))
                || token.unit != nil || token.has(.to) && !token.has(.of)
            {
                break
            }
            // The word may begin what follows: "in 5 minutes".
            if index > start, token.has(.one) { break }
            index += 1
        }
        return (index, afterAt)
    }

    private func element(at index: Int, in known: DatePoint, isFirst: Bool, afterAt: Bool = false) -> (DatePoint, Int)?
    {
        // A line that starts with a number starts something new, and so does one behind a time.
        if !isFirst, self[index].gap == .line, known.hasTime, !self[index - 1].isMark(",") { return nil }
        if !isFirst, self[index].gap == .line, self[index].number != nil, !self[index - 1].isMark(",") { return nil }
        var point = DatePoint()
        if known.time == nil, known.offset == nil, !known.isNow {
            if let (from, to, end, isClear) = clockRange(at: index), isFirst || known.hasDay || known.part != nil,
                !beginsDate(index),
                isClear || isFirst && dayFollows(end) || !isFirst
            {
                (point.time, point.timeEnd) = (from, to)
                return zoned(point, at: end)
            }
            if !beginsDate(index),
                let (time, end) = clockTime(
                    at: index,
                    isBare: afterAt && known.hasTimeContext || isFirst && (partFollows(index + 1) || isClock(index))),
                isTimeAlone(index, end)
            {
                point.time = time
                return zoned(point, at: end)
            }
        } else if known.zone == nil, known.time != nil, let (minutes, end) = zone(at: index) {
            point.zone = minutes
            return (point, end)
        }
        if known.part == nil, let (part, end) = dayPart(at: index, isFirst: isFirst, known: known) {
            point.part = part
            point.portion = portion(at: index)
            return (point, end)
        }
        guard let (day, end) = day(at: index, in: known) else { return nil }
        return (day, end)
    }

    /// Whether a word like "kl." stands before a number and makes it an hour.
    private func isClock(_ index: Int) -> Bool { index > 0 && isNear(index) && self[index - 1].has(.clock) }

    /// Whether a bare hour is not the start of a longer number: "at 03-331 6005".
    private func isTimeAlone(_ start: Int, _ end: Int) -> Bool {
        guard end == start + 1 else { return true }
        if self[end].number != nil, isNear(end) { return false }
        return
            !(isGlued(end) && (self[end].isDash || self[end].isMark("~/.") || self[end].isWave) && isGlued(end + 1)
            && self[end + 1].number != nil)
    }

    /// Whether a day stands behind a time.
    private func dayFollows(_ end: Int) -> Bool {
        let (index, _) = glueEnd(from: end)
        return isNear(index)
            && (numericDate(at: index) ?? weekday(at: index) ?? relativeDay(at: index) ?? calendarDate(at: index))
                != nil
    }

    /// Whether words like "in the morning" follow, which make a number an hour.
    func partFollows(_ end: Int) -> Bool {
        let index = skip(.the, at: skip(.within, at: end))
        return isNear(index) && isNear(end) && self[index].dayPart != nil
            && (index > end || !self[index].isWeak)
    }

    /// Whether a date in numbers or with a month's name starts here, whose first number is not an hour.
    private func beginsDate(_ index: Int) -> Bool {
        guard self[index].number != nil else { return false }
        if let (point, end) = calendarDate(at: index), point.month != nil || point.year != nil {
            // "5-7 May" starts with a range of days.
            return end > index + 1
        }
        return numericDate(at: index) != nil
    }

    private func zoned(_ point: DatePoint, at end: Int) -> (DatePoint, Int) {
        guard let (minutes, zoneEnd) = zone(at: end) else { return (point, end) }
        var point = point
        point.zone = minutes
        return (point, zoneEnd)
    }

    /// "In the morning", "noon", "afternoon" beside a day or a time.
    private func dayPart(at start: Int, isFirst: Bool, known: DatePoint) -> (DayPart, Int)? {
        var index = start
        var isIntroduced = false
        if isFirst {
            if self[index].has(.early) || self[index].has(.late) || self[index].has(.mid) {
                (index, isIntroduced) = (index + 1, true)
            }
            if self[index].has(.within), isNear(index + 1), !self[index + 1].has(.early), !self[index + 1].has(.late) {
                (index, isIntroduced) = (index + 1, true)
            }
            index = skip(.the, at: index)
        } else if self[index].has(.early) || self[index].has(.late) || self[index].has(.mid) {
            index += 1
        }
        guard isNear(index) || index == start, let part = self[index].dayPart else { return nil }
        // "Mañana" and "morgen" are tomorrow where nothing is known yet.
        if isFirst, index == start, self[index].days != nil {
            return nil
        }
        if isFirst, self[index].isWeak, !isIntroduced {
            // Beside a time or a day that follows: "morning of 5 May".
            let (next, _) = glueEnd(from: index + 1)
            guard next > index + 1, isNear(next),
                weekday(at: next) != nil || calendarDate(at: next) != nil || relativeDay(at: next) != nil
                    || clockTime(at: next) != nil
            else { return nil }
        }
        return (part, index + 1)
    }
}

extension DatePoint {
    /// Whether an hour may follow without more: after a day or a part of one.
    fileprivate var hasTimeContext: Bool { hasDay || part != nil }

    func merged(with other: DatePoint) -> DatePoint {
        var merged = self
        merged.year = year ?? other.year
        merged.month = month ?? other.month
        merged.day = day ?? other.day
        merged.weekday = weekday ?? other.weekday
        merged.shift = shift ?? other.shift
        merged.days = days ?? other.days
        merged.holiday = holiday ?? other.holiday
        merged.period = period ?? other.period
        merged.time = time ?? other.time
        merged.timeEnd = timeEnd ?? other.timeEnd
        merged.part = part ?? other.part
        merged.portion = portion ?? other.portion
        merged.bound = bound ?? other.bound
        merged.zone = zone ?? other.zone
        merged.isBeforeChrist = isBeforeChrist || other.isBeforeChrist
        merged.isAmbiguous = isAmbiguous || other.isAmbiguous
        return merged
    }
}
