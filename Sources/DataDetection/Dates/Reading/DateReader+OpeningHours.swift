/// Opening hours and timetables: ranges of weekdays, each with its hours.
extension DateReader {
    /// "Mon–Fri 9–17h", "Mo-Fr 8-12, 14-18 Uhr, Sa 9-13 Uhr, So geschlossen", "SUN-THU: 1000 HRS - 2200 HRS".
    ///
    /// One weekday with its hours is a day; several, or a row of them, are hours that recur.
    func openingHours(at start: Int) -> (expression: DateExpression, end: Int)? {
        guard
            self[start].weekday != nil || self[start].has(.publicHoliday) || self[start].everyday != nil
                || self[start].has(.from)
                || self[start].unit == .weekend,
            let first = openingEntry(at: start)
        else { return nil }
        var hours = first.hours
        var end = first.end
        var entries = 1
        while entries < Self.maximumEntries, let next = openingEntry(at: skipSeparators(at: end)), isJoined(end) {
            hours += next.hours
            end = next.end
            entries += 1
        }
        guard entries > 1 || (hours.first?.days.count ?? 0) > 1, hours.contains(where: { $0.opens != nil }) else {
            return nil
        }
        return (.openingHours(hours), end)
    }

    /// A week has seven days, each with two entries at most.
    private static let maximumEntries = 14

    /// Days with their hours, or with a word that says that it is closed.
    private func openingEntry(at start: Int) -> (hours: [OpeningHours], end: Int)? {
        guard let (days, daysEnd) = weekdays(at: start) else { return nil }
        let codes = OpeningHours.dayCodes.enumerated().filter { days.contains($0.offset + 1) }.map(\.element)
        var index = daysEnd
        if isNear(index), self[index].isMark(":,") || self[index].isDash { index += 1 }
        if isJoined(index), self[index].has(.closed) { return ([OpeningHours(days: codes)], index + 1) }
        guard let first = openingSpan(at: index) else { return nil }
        var spans = [first]
        while spans.count < 3,
            let more = openingSpan(at: skipSeparators(at: spans[spans.count - 1].end, marks: ",/+&")),
            isNear(spans[spans.count - 1].end)
        {
            spans.append(more)
        }
        let end = spans[spans.count - 1].end
        // "Sat, Sun 10-11 November"
        guard !isNear(end) || self[end].month == nil else { return nil }
        return (spans.map { OpeningHours(days: codes, opens: $0.from.short, closes: $0.to.short) }, end)
    }

    /// "Mon–Fri", "Mo, Mi und Fr", "du lundi au vendredi", "daily", "平日".
    private func weekdays(at start: Int) -> (days: Set<Int>, end: Int)? {
        var index = skip(.the, at: self[start].has(.from) ? start + 1 : start)
        guard isJoined(index) || index == start else { return nil }
        if let unit = self[index].everyday ?? (self[index].unit == .weekend ? .weekend : nil) {
            switch unit {
            case .day: return (Set(1...7), index + 1)
            case .workday: return (Set(1...5), index + 1)
            case .weekend: return ([6, 7], index + 1)
            default: return nil
            }
        }
        var days: Set<Int> = []
        for _ in 1...8 {
            guard let (more, end) = weekdayRange(at: index) else { break }
            days.formUnion(more)
            // "土日" has nothing between.
            let next = skipSeparators(at: end, marks: ",/+&")
            guard isJoined(end), isJoined(next), self[next].weekday != nil || self[next].has(.publicHoliday) else {
                return (days, end)
            }
            index = next
        }
        return days.isEmpty ? nil : (days, index)
    }

    /// "Mon", "Mo.–Fr.", "Sunday to Thursday", "public holidays", which count as the eighth day.
    private func weekdayRange(at start: Int) -> (days: Set<Int>, end: Int)? {
        if self[start].has(.publicHoliday) { return ([8], start + 1) }
        guard let first = self[start].weekday else { return nil }
        let end = skipFullStop(at: start + 1)
        guard let connected = connector(at: end, hasPrefix: false),
            case let second = skip(.the, at: connected), isJoined(second), let last = self[second].weekday
        else { return ([first], end) }
        // Weeks start where the text starts: "Sun–Thu", "Sa–Mo".
        let days = (0...((last - first + 7) % 7)).map { (first - 1 + $0) % 7 + 1 }
        return (Set(days), skipFullStop(at: second + 1))
    }

    private func skipFullStop(at index: Int) -> Int { isGlued(index) && self[index].isMark(".") ? index + 1 : index }

    /// "9–17", "9:00 to 17:30", "from 9 am to noon", "1000 HRS - 2200 HRS".
    private func openingSpan(at start: Int) -> (from: ClockTime, to: ClockTime, end: Int)? {
        let hasPrefix = self[start].has(.from) || self[start].has(.between)
        let first = hasPrefix ? start + 1 : start
        guard isJoined(first), let (from, fromEnd) = openingTime(at: first),
            let connected = connector(at: fromEnd, hasPrefix: hasPrefix), let (to, toEnd) = openingTime(at: connected),
            let (opens, closes) = Self.completed(from, nil, to, nil)
        else { return nil }
        return (opens, closes, toEnd)
    }

    /// A time of day: also "1000" and "noon", with a word for hours behind it.
    private func openingTime(at start: Int) -> (ClockTime, Int)? {
        let index = skip(.the, at: skip(.clock, at: skip(.at, at: start)))
        guard isJoined(index) else { return nil }
        if let part = self[index].dayPart, part.isMoment {
            var time = ClockTime(hour: part.hours.lowerBound)
            time.isExact = true
            return (time, index + 1)
        }
        guard let (time, timeEnd) = clockTime(at: index, isBare: true) ?? compactTime(at: index) else { return nil }
        let isNamed = isNear(timeEnd) && (self[timeEnd].unit == .hour || self[timeEnd].has(.oclock))
        return (time, isNamed ? timeEnd + 1 : timeEnd)
    }

    /// "1000", "0730".
    private func compactTime(at index: Int) -> (ClockTime, Int)? {
        guard let number = self[index].number, self[index].digitCount == 4, number / 100 <= 24, number % 100 < 60 else {
            return nil
        }
        var time = ClockTime(hour: number / 100, minute: number % 100)
        time.isExact = true
        return (time, index + 1)
    }

    /// Past a mark or a word that parts what is listed.
    private func skipSeparators(at start: Int, marks: StaticString = ",;|/+&") -> Int {
        var index = start
        if isJoined(index), self[index].isMark(marks) || [0xB7, 0x3001, 0x30FB].contains(self[index].mark) {
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
