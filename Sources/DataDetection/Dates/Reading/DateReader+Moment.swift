/// Moments: a day, a time of day or both, in either order.
extension DateReader {
    /// The longest moment that starts at an index.
    func moment(at start: Int) -> (point: DatePoint, end: Int)? {
        guard
            var (point, end) = read(.bounded, at: start) ?? modified(at: start)
                ?? element(at: start, in: DatePoint(), isFirst: true)
        else { return nil }
        for _ in 0..<8 {
            let (index, afterAt) = glueEnd(from: end)
            guard isJoined(index),
                let (more, next) = (point.hasTime ? nil : read(.bounded, at: index))
                    ?? element(at: index, in: point, isFirst: false, afterAt: afterAt)
            else { break }
            point = point.merged(with: more)
            // What stands in brackets belongs to it with both of them.
            end = self[index - 1].isMark("(") && self[next].isMark(")") ? next + 1 : next
        }
        return closed(point, at: end)
    }

    /// Takes what stands behind a moment and belongs to it.
    private func closed(_ point: DatePoint, at end: Int) -> (DatePoint, Int) {
        if follows(end, .closing) { return (point, end + 1) }
        guard !point.has(.bound), !point.has(.endHour), point.offset == nil, point.hasCalendar || point.has(.hour),
            follows(end, .untilThen, .sinceThen)
        else { return (point, end) }
        var point = point
        point[.bound] = self[end].has(.untilThen) ? -1 : 1
        return (point, end + 1)
    }

    /// Whether something is due by the moment between two indices: a word before it, a few words that link left aside, or
    /// behind it says so.
    func isDue(_ start: Int, _ end: Int) -> Bool {
        // "By 5 pm" is read with its word, "5 May まで" too.
        if self[start].has(.due) || self[end - 1].has(.due) || follows(end, .due) { return true }
        let linking = DateWords(.on, .the, .at, .of)
        for index in (max(0, start - 3)..<start).reversed() {
            guard isJoined(index + 1) else { return false }
            if self[index].has(.due) { return true }
            guard self[index].isMark(":") || !self[index].words.isDisjoint(with: linking) else { return false }
        }
        return false
    }

    /// "Mid today", "late July", "end of the week".
    private func modified(at start: Int) -> (DatePoint, Int)? {
        guard let portion = portion(at: start), case let index = skip(.the, at: skip(.of, at: start + 1)),
            isNear(index), case (var point, let end)? = day(at: index, in: DatePoint()), point.offset == nil,
            !point.has(.now, .day), !point.has(.month) || !self[index].isWeak
        else { return nil }
        if point.has(.days, .weekday) { point[.portion] = portion }
        return (point, end)
    }

    /// Which part of what follows a word like "late" means.
    private func portion(at index: Int) -> Int? {
        let token = self[index]
        return token.has(.early) ? -1 : token.has(.mid) ? 0 : token.has(.late) ? 1 : nil
    }

    /// Past what may stand between a day and a time. The second value tells whether a bare hour may follow.
    private func glueEnd(from start: Int) -> (Int, Bool) {
        var index = start
        if isNear(index), self[index].isMark(",(@") || [0x2219, 0x2022, 0xB7].contains(self[index].mark) { index += 1 }
        if isGlued(index), self[index].isMark(".:") || self[index].isDash,
            isGlued(index + 1) || self[index].isMark(".")
        {
            index += 1
        }
        var afterAt = false
        for _ in 0..<3 {
            guard isJoined(index) else { break }
            let token = self[index]
            // The word may begin what follows: "in 5 minutes".
            if index > start, token.has(.one) { break }
            if token.has(.at) || token.has(.clock) || token.isMark("@") {
                afterAt = true
            } else if token.words.isDisjoint(with: .glue) || token.unit != nil || token.has(.to) && !token.has(.of) {
                break
            }
            index += 1
        }
        return (index, afterAt)
    }

    /// One part of a moment of which some parts are known: a time, its zone, a part of the day or a day.
    private func element(at index: Int, in known: DatePoint, isFirst: Bool, afterAt: Bool = false) -> (DatePoint, Int)?
    {
        // A line that starts with a number starts something new, and so does one behind a time.
        if !isFirst, self[index].gap == .line, known.hasTime || self[index].number != nil, !self[index - 1].isMark(",")
        {
            return nil
        }
        if !known.has(.hour, .now), known.offset == nil {
            if let found = time(at: index, in: known, isFirst: isFirst, afterAt: afterAt) { return found }
        } else if !known.has(.zone), known.has(.hour), isNear(index), let found = read(.zone, at: index) {
            return found
        }
        if !known.has(.part), let (part, end) = dayPart(at: index, isFirst: isFirst) {
            var point = DatePoint()
            (point[.part], point[.portion]) = (part.rawValue, portion(at: index))
            return (point, end)
        }
        return day(at: index, in: known)
    }

    /// A time of day or a range of times.
    private func time(at index: Int, in known: DatePoint, isFirst: Bool, afterAt: Bool) -> (DatePoint, Int)? {
        var point = DatePoint()
        var end = index
        let hasContext = known.hasDay || known.has(.part)
        guard read(.numberedDay, at: index) == nil else { return nil }
        if let range = clockRange(at: index), isFirst ? range.isClear || dayFollows(range.end) : hasContext {
            (point.time, point.timeEnd, end) = (range.from, range.to, range.end)
        } else {
            let isBare = isFirst ? partFollows(index + 1) || isNear(index) && self[index - 1].has(.clock) : afterAt
            guard let found = clockTime(at: index, isBare: isBare && (isFirst || hasContext)),
                isTimeAlone(index, found.end)
            else { return nil }
            (point.time, end) = found
        }
        end = self.end(of: .zone, at: end, behind: .space, &point) ?? end
        return (point, end)
    }

    /// Whether a bare hour is not the start of a longer number: "at 03-331 6005".
    private func isTimeAlone(_ start: Int, _ end: Int) -> Bool {
        guard end == start + 1 else { return true }
        let isMark = self[end].isDash || self[end].isMark("~/.") || self[end].isWave
        return !(self[end].number != nil && isNear(end)) && !(isMark && isGlued(end) && isGluedNumber(end + 1))
    }

    /// Whether a day stands behind a time.
    private func dayFollows(_ end: Int) -> Bool {
        let (index, _) = glueEnd(from: end)
        return isNear(index) && read(.plainDay, at: index) != nil
    }

    /// Whether words like "in the morning" follow, which make a number an hour.
    func partFollows(_ end: Int) -> Bool {
        let index = skip(.the, at: skip(.within, at: end))
        return isNear(index) && isNear(end) && self[index].dayPart != nil && (index > end || !self[index].isWeak)
    }

    /// "In the morning", "noon", "afternoon" beside a day or a time.
    private func dayPart(at start: Int, isFirst: Bool) -> (DayPart, Int)? {
        var isIntroduced = portion(at: start) != nil
        var index = isIntroduced ? start + 1 : start
        if isFirst {
            if self[index].has(.within), isNear(index + 1), portion(at: index + 1) == nil {
                (index, isIntroduced) = (index + 1, true)
            }
            index = skip(.the, at: index)
        }
        guard isNear(index) || index == start, let part = self[index].dayPart else { return nil }
        // "Mañana" and "morgen" are tomorrow where nothing is known yet.
        if isFirst, index == start, self[index].has(.day) { return nil }
        if isFirst, self[index].isWeak, !isIntroduced {
            // Beside a time or a day that follows: "morning of 5 May".
            let (next, _) = glueEnd(from: index + 1)
            guard next > index + 1, isNear(next),
                read(.plainDay, at: next) != nil || clockTime(at: next) != nil
            else { return nil }
        }
        return (part, index + 1)
    }

    /// Anything that names a day and can be added to what is known of a moment.
    private func day(at index: Int, in known: DatePoint) -> (point: DatePoint, end: Int)? {
        guard !known.has(.now), known.offset == nil else { return nil }
        guard let found = read(.dayName, at: index) ?? (known.hasDay ? nil : read(.introducedDay, at: index)) else {
            return known.has(.weekday, .period) && !known.hasCalendar ? read(.monthlyDay, at: index) : nil
        }
        if known.has(.hour), found.point.offset != nil { return nil }
        return !known.hasDay || known.accepts(found.point) ? found : nil
    }
}

extension DatePoint {
    /// Whether another statement about the day fits this one.
    fileprivate func accepts(_ other: DatePoint) -> Bool {
        if other.has(.now) || other.offset != nil { return false }
        // "Tomorrow", and in which part of it
        if other.has(.days) { return other.has(.part) && self[.days] == other[.days] && !has(.part) }
        if has(.weekday), other.has(.weekday) { return false }
        let (mine, its) = (unit, other.unit)
        if other.has(.weekday) {
            return !other.has(.shift) && (mine == .week || has(.day) && !has(.holiday, .days))
        }
        if has(.weekday) {
            return other.hasCalendar
                ? !hasCalendar && (other.has(.day) || !other.has(.month)) && !has(.holiday)
                : its == .week && mine == nil && !hasCalendar && !other.has(.periodCount)
        }
        if let its, !other.has(.periodCount) {
            return its == .month && has(.day) && !has(.month)
                || its == .year && has(.month, .holiday) && !has(.year)
        }
        guard let mine, other.hasCalendar, !has(.periodCount) else { return false }
        return mine == .month && !other.has(.month) || mine == .year && !other.has(.year) && other.has(.month)
    }
}
