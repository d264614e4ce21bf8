/// From one time of day to another.
extension DateReader {
    /// "1 - 2 pm", "from 3 to 5", "10:00-11:30".
    func clockRange(at start: Int) -> (start: ClockTime, end: ClockTime, next: Int, isClear: Bool)? {
        let hasPrefix = self[start].has(.from) || self[start].has(.between)
        let first = hasPrefix ? skip(.the, at: skip(.at, at: start + 1)) : start
        guard isJoined(first) || first == start, let (from, fromEnd) = clockTime(at: first, isBare: true) else {
            return nil
        }
        var index = fromEnd
        var spaced = 0
        while isNear(index), spaced < 1, self[index].dayPart != nil || self[index].has(.oclock) {
            index += 1
            spaced += 1
        }
        let part = spaced > 0 ? self[index - 1].dayPart : nil
        guard let connected = connector(at: index, hasPrefix: hasPrefix) else { return nil }
        // "El martes 4 a las siete": a day and a time.
        if !hasPrefix, self[index].isStrong(.at), isNear(first), self[first - 1].weekday != nil { return nil }
        let second = skip(.the, at: skip(.at, at: connected))
        guard isJoined(second), let (to, toEnd) = clockTime(at: second, isBare: true) else { return nil }
        let isFirstClear = isClearTime(first, fromEnd)
        let isSecondClear = isClearTime(second, toEnd)
        var next = toEnd
        var toPart: DayPart?
        let partStart = skip(.the, at: skip(.within, at: next))
        if isNear(partStart), let part = self[partStart].dayPart { (toPart, next) = (part, partStart + 1) }
        let isClear = isFirstClear || isSecondClear || toPart != nil || part != nil
        // "7:30 - 8" is a time, "7 - 8" a number, "3-5 days" a duration.
        guard self[next].unit == nil || !isNear(next) || isSecondClear else { return nil }
        return Self.completed(from, part, to, toPart).map { ($0.0, $0.1, next, isClear) }
    }

    /// Whether a time is one by its form.
    private func isClearTime(_ start: Int, _ end: Int) -> Bool {
        end > start + 1 || self[start].dayPart != nil
            || self[start - 1].has(.between) && self[start].range.count == 4
    }

    /// What the two ends of a range say about each other's half of the day.
    static func completed(_ from: ClockTime, _ fromPart: DayPart?, _ to: ClockTime, _ toPart: DayPart?) -> (
        ClockTime, ClockTime
    )? {
        var (from, to) = (from, to)
        // "10 to 12 in the morning" ends at noon.
        if toPart == .morning, to.hour == 12, from.hour < 12 { to.isExact = true }
        if let toPart, !to.isExact { (to.hour, to.isExact) = (toPart.hour(to.hour), true) }
        if let fromPart, !from.isExact { (from.hour, from.isExact) = (fromPart.hour(from.hour), true) }
        if to.isExact, !from.isExact, from.hour <= 12 {
            // The half of the day that makes the shorter range.
            let late = from.hour % 12 + 12
            if late * 60 + from.minute < to.hour * 60 + to.minute, to.hour >= 12 { from.hour = late }
            from.isExact = true
        } else if from.isExact, !to.isExact, to.hour <= 12, to.hour * 60 + to.minute <= from.hour * 60 + from.minute,
            to.hour < 12
        {
            // The next such time: at night it is that of the next day.
            if from.hour < to.hour + 12 || from.hour == to.hour + 12 && from.minute < to.minute { to.hour += 12 }
            to.isExact = true
        } else if !from.isExact, !to.isExact, to.hour * 60 + to.minute < from.hour * 60 + from.minute, to.hour < 12 {
            to.hour += 12
        }
        return (from, to)
    }

    /// Past a word or mark for "to".
    func connector(at index: Int, hasPrefix: Bool) -> Int? {
        guard isJoined(index) else { return nil }
        let token = self[index]
        if token.isDash || token.isWave {
            return isJoined(index + 1) ? index + 1 : nil
        }
        if token.has(.to) || hasPrefix && token.has(.and) { return isJoined(index + 1) ? index + 1 : nil }
        return nil
    }
}
