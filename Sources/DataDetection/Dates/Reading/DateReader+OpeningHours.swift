/// Opening hours and timetables: ranges of weekdays, each with its hours.
extension DateReader {
    /// "Mon–Fri 9–17h", "Mo-Fr 8-12, 14-18 Uhr, Sa 9-13 Uhr, So geschlossen", "SUN-THU: 1000 HRS - 2200 HRS".
    ///
    /// One weekday with its hours is a day; every such day, several, or a row of them, are hours that recur.
    func openingHours(at start: Int) -> (expression: DateExpression, end: Int)? {
        var hours: [OpeningHours] = []
        var (entries, end) = (0, start)
        // A week has seven days, each with two entries at most.
        while entries < 14, entries == 0 || isJoined(end),
            let entry = openingEntry(at: entries == 0 ? start : skipSeparators(at: end))
        {
            hours += entry.hours
            (entries, end) = (entries + 1, self[entry.end].isMark(")") ? entry.end + 1 : entry.end)
        }
        // "Daily 10–18, closed Monday"
        let closed = hours.filter { $0.opens == nil }.flatMap(\.days)
        for index in hours.indices where hours[index].opens != nil && hours[index].days.count > 1 {
            hours[index].days.removeAll(where: closed.contains)
        }
        guard entries > 1 || self[start].has(.every) || (hours.first?.days.count ?? 0) > 1,
            hours.contains(where: { $0.opens != nil })
        else {
            return nil
        }
        return (.openingHours(hours), end)
    }

    /// Days with their hours, or with a word before or behind them that says that it is closed.
    private func openingEntry(at start: Int) -> (hours: [OpeningHours], end: Int)? {
        let isClosed = self[start].has(.closed)
        let name = isClosed && isGluedMark(start + 1, ":") ? start + 2 : isClosed ? start + 1 : start
        guard let (days, daysEnd) = weekdays(at: name == start ? start : skip(.the, at: skip(.on, at: name))) else {
            return nil
        }
        let codes = OpeningHours.dayCodes.enumerated().filter { days.contains($0.offset + 1) }.map(\.element)
        var next = isNear(daysEnd) && (self[daysEnd].isMark(":,") || self[daysEnd].isDash) ? daysEnd + 1 : daysEnd
        if isClosed { return ([OpeningHours(days: codes)], daysEnd) }
        if isJoined(next), self[next].has(.closed) { return ([OpeningHours(days: codes)], next + 1) }
        var hours: [OpeningHours] = []
        var end = next
        while hours.count < 3, hours.isEmpty || isNear(end), let (span, spanEnd) = read(.openingRange, at: next) {
            hours.append(OpeningHours(days: codes, opens: span.time?.short, closes: span.timeEnd?.short))
            end = spanEnd
            let isDash = self[end].gap == .space && self[end].isDash && self[end + 1].gap == .space
            next = isDash ? end + 1 : skipSeparators(at: end, marks: ",/+&")
        }
        // "Sat, Sun 10-11 November"
        return hours.isEmpty || isNear(end) && self[end].has(.month) ? nil : (hours, end)
    }

    /// "Mon–Fri", "Mo, Mi und Fr", "du lundi au vendredi", "daily", "平日".
    private func weekdays(at start: Int, isWhole: Bool = true) -> (days: Set<Int>, end: Int)? {
        let isIntroduced = self[start].has(.from) || self[start].has(.on) || self[start].has(.every)
        var index = isIntroduced && !self[start].has(.weekday) ? skip(.the, at: start + 1) : start
        guard isJoined(index) || index == start else { return nil }
        switch self[index].unit == .weekend ? .weekend : self[index][.everyday].flatMap(DateUnit.init(rawValue:)) {
        case .day: return isWhole ? remaining(Set(1...7), at: index + 1) : nil
        case .workday: return (Set(1...5), index + 1)
        case .weekend: return ([6, 7], index + 1)
        case nil: break
        default: return nil
        }
        var days: Set<Int> = []
        var end = index
        // "土日" has nothing between.
        while days.count < 8, days.isEmpty || isJoined(end) && isJoined(index),
            let found = weekdayRange(at: index), !found.days.isSubset(of: days)
        {
            days.formUnion(found.days)
            end = found.end
            index = skipSeparators(at: end, marks: ",/+&")
        }
        return days.isEmpty ? nil : isWhole ? remaining(days, at: end) : (days, end)
    }

    /// Without the days behind a word for "except": "daily except Monday".
    private func remaining(_ days: Set<Int>, at end: Int) -> (days: Set<Int>, end: Int) {
        let word = isJoined(end) && self[end].isMark(",(") ? end + 1 : end
        guard isNear(word), self[word].has(.closed), isNear(word + 1),
            let (others, othersEnd) = weekdays(at: skip(.the, at: word + 1), isWhole: false),
            others.isStrictSubset(of: days.union([8]))
        else { return (days, end) }
        return (days.subtracting(others), self[othersEnd].isMark(")") ? othersEnd + 1 : othersEnd)
    }

    /// "Mon", "Mo.–Fr.", "Sunday to Thursday", "public holidays", which count as the eighth day.
    private func weekdayRange(at start: Int) -> (days: Set<Int>, end: Int)? {
        if self[start].has(.publicHoliday) { return ([8], start + 1) }
        guard let first = self[start][.weekday] else { return nil }
        let end = skipFullStop(at: start + 1)
        guard let connected = connector(at: end),
            case let second = skip(.the, at: connected), isJoined(second), let last = self[second][.weekday]
        else { return ([first], end) }
        // Weeks start where the text starts: "Sun–Thu", "Sa–Mo".
        let days = (0...((last - first + 7) % 7)).map { (first - 1 + $0) % 7 + 1 }
        return (Set(days), skipFullStop(at: second + 1))
    }

    private func skipFullStop(at index: Int) -> Int { isGlued(index) && self[index].isMark(".") ? index + 1 : index }

    /// Past a mark or a word that parts what is listed.
    private func skipSeparators(at start: Int, marks: StaticString = ",;|/+&(") -> Int {
        var index = start
        let unit = text[self[index].range.lowerBound]
        if isJoined(index), self[index].isMark(marks) || [0xB7, 0x3001, 0x30FB].contains(unit) {
            index += 1
        }
        if isJoined(index), self[index].has(.and) { index += 1 }
        return index
    }
}

extension ClockTime {
    /// "09:00"
    fileprivate var short: String { (hour % 24).padded(to: 2) + ":" + minute.padded(to: 2) }
}
