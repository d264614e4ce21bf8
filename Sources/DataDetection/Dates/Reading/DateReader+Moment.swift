/// Moments: a day, a time of day or both, in either order.
extension DateReader {
    /// The longest moment that starts at an index.
    func moment(at start: Int) -> (point: DatePoint, end: Int)? {
        guard
            var (point, end) = read(.bounded, at: start) ?? read(.modified, at: start)
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
            end = self[next].isMark(")") && (end..<index).contains { self[$0].isMark("(") } ? next + 1 : next
        }
        end = self.end(of: .closing, at: end, behind: .space, &point) ?? end
        return (point, end)
    }

    /// Whether something is due by the moment between two indices: a word before it, a few words that link left aside, or
    /// behind it says so.
    func isDue(_ start: Int, _ end: Int) -> Bool {
        // "By 5 pm" is read with its word, "5 May まで" too.
        if self[start].has(.due) || self[end - 1].has(.due) || follows(end, .due) { return true }
        let linking = DateWords(.on, .the, .at, .of, .clock)
        for index in (max(0, start - 3)..<start).reversed() {
            guard isJoined(index + 1) else { return false }
            if self[index].has(.due) { return true }
            guard self[index].isMark(":") || !self[index].words.isDisjoint(with: linking) else { return false }
        }
        return false
    }

    /// Past what may stand between a day and a time. The second value tells whether a bare hour may follow.
    private func glueEnd(from start: Int) -> (Int, Bool) {
        var glue = DatePoint()
        let end = end(of: .glue, at: start, behind: .space, &glue)
        return (end ?? start, glue.has(.bare))
    }

    /// One part of a moment of which some parts are known: a time, its zone, a part of the day or a day.
    private func element(at index: Int, in known: DatePoint, isFirst: Bool, afterAt: Bool = false) -> (DatePoint, Int)?
    {
        // A line that starts with a number starts something new, and so does one behind a time.
        if !isFirst, self[index].gap == .line, known.hasTime || self[index].number != nil, !self[index - 1].isMark(",")
        {
            return nil
        }
        if !known.has(.hour, .now, .sign) {
            if let found = time(at: index, in: known, isFirst: isFirst, afterAt: afterAt) { return found }
        } else if !known.has(.zone), known.has(.hour), isNear(index), let found = read(.zone, at: index) {
            return found
        }
        if !known.has(.part), let found = read(isFirst ? .leadingPart : .followingPart, at: index) { return found }
        return day(at: index, in: known)
    }

    /// A time of day or a range of times.
    private func time(at index: Int, in known: DatePoint, isFirst: Bool, afterAt: Bool) -> (DatePoint, Int)? {
        let hasContext = known.hasDay || known.has(.part)
        if let range = read(.timeRange, at: index),
            isFirst ? range.point.has(.clear) || follows(range.end, .dayBehind) : hasContext
        {
            return range
        }
        let isHour = follows(index + 1, .partBehind) || isNear(index) && self[index - 1].has(.clock)
        var point = DatePoint()
        if isFirst ? isHour : afterAt && hasContext { point[.bare] = 1 }
        return end(of: .clock, at: index, &point).map { (point, $0) }
    }

    /// Anything that names a day and can be added to what is known of a moment.
    private func day(at index: Int, in known: DatePoint) -> (point: DatePoint, end: Int)? {
        guard !known.has(.now, .sign) else { return nil }
        guard let found = read(.dayName, at: index) ?? (known.hasDay ? nil : read(.introducedDay, at: index)) else {
            return known.has(.weekday, .period) && !known.hasCalendar ? read(.monthlyDay, at: index) : nil
        }
        if known.has(.hour), found.point.has(.sign) { return nil }
        return !known.hasDay || known.accepts(found.point) ? found : nil
    }
}

extension DatePoint {
    /// Whether another statement about the day fits this one.
    fileprivate func accepts(_ other: DatePoint) -> Bool {
        if has(.weekday), other.has(.weekday) { return false }
        let (mine, its) = (unit, other.unit)
        if other.has(.weekday) {
            return mine == .week || has(.day) && !has(.holiday, .days)
        }
        if has(.weekday) {
            return other.hasCalendar
                ? !hasCalendar && (other.has(.day) || !other.has(.month)) && !has(.holiday)
                : its == .week && mine == nil && !hasCalendar && !other.has(.periodCount)
        }
        if let its, !other.has(.periodCount) {
            return its == .year && has(.month, .holiday) && !has(.year)
        }
        guard let mine, other.hasCalendar, !has(.periodCount) else { return false }
        return mine == .month && !other.has(.month) || mine == .year && !other.has(.year) && other.has(.month)
    }
}
