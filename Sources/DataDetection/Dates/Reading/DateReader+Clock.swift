/// Times of day.
extension DateReader {
    /// "10:30", "5 pm", "14 Uhr", "half past eight". `isBare`: whether an hour alone will do, as after "at".
    func clockTime(at start: Int, isBare: Bool = false) -> (time: ClockTime, end: Int)? {
        guard let (time, end) = minutesFirst(at: start) ?? digitTime(at: start, isBare: isBare) ?? wordTime(at: start, isBare: isBare)
        else { return nil }
        return (time, end)
    }

    /// "1 - 2 pm", "from 3 to 5", "10:00-11:30".
    func clockRange(at start: Int) -> (start: ClockTime, end: ClockTime, next: Int, isClear: Bool)? {
        let hasPrefix = self[start].has(.from) || self[start].has(.between)
        let first = hasPrefix ? skip(.the, at: skip(.at, at: start + 1)) : start
        guard isJoined(first) || first == start, let (from, fromEnd) = clockTime(at: first, isBare: true) else { return nil }
        var index = fromEnd
        var spaced = 0
        while isNear(index), spaced < 1, self[index].dayPart != nil || self[index].has(.oclock) {
            index += 1
            spaced += 1
        }
        let part = spaced > 0 ? self[index - 1].dayPart : nil
        guard let connected = connector(at: index, hasPrefix: hasPrefix) else { return nil }
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
        end > start + 1 || self[start].dayPart != nil || self[start].digitCount == 4 && self[start].range.count == 4
    }

    /// What the two ends of a range say about each other's half of the day.
    static func completed(_ from: ClockTime, _ fromPart: DayPart?, _ to: ClockTime, _ toPart: DayPart?) -> (ClockTime, ClockTime)? {
        var (from, to) = (from, to)
        if let toPart, !to.isExact { (to.hour, to.isExact) = (toPart.hour(to.hour), true) }
        if let fromPart, !from.isExact { (from.hour, from.isExact) = (fromPart.hour(from.hour), true) }
        if to.isExact, !from.isExact, from.hour <= 12 {
            // The half of the day that makes the shorter range.
            let late = from.hour % 12 + 12
            if late * 60 + from.minute < to.hour * 60 + to.minute, to.hour >= 12 { from.hour = late }
            from.isExact = true
        } else if from.isExact, !to.isExact, to.hour <= 12, to.hour * 60 + to.minute <= from.hour * 60 + from.minute, to.hour < 12 {
            to.hour += 12
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

    private func digitTime(at start: Int, isBare: Bool) -> (ClockTime, Int)? {
        guard let number = self[start].number, !continuesNumber(at: start) || isRangeEnd(start) || followsYear(start), !self[start - 1].isMark("[") || !isGlued(start)
        else { return nil }
        let digits = self[start].digitCount
        var time = ClockTime(hour: number)
        var index = start + 1
        var isClear = false
        if digits > 2 || digits == 0 {
            // "1115am", "0730-0930"
            guard digits == 3 || digits == 4, number / 100 < 24, number % 100 < 60 else { return nil }
            (time.hour, time.minute) = (number / 100, number % 100)
            let isHalfKnown = isNear(index) && (self[index].has(.am) || self[index].has(.pm))
            guard isHalfKnown || isBare && digits == 4 && number / 100 < 24 && self[start].range.count == 4 && (self[index].isDash || isRangeEnd(start)) else { return nil }
        } else {
            guard number <= 24 else { return nil }
            let mark = self[index]
            if isGlued(index) || mark.has(.hourMark), isNear(index), mark.isMark(":.") || mark.has(.hourMark), let minute = self[index + 1].number,
                minute < 60, self[index + 1].digitCount == 2, isGlued(index + 1) || mark.has(.hourMark) && isNear(index + 1) || mark.isMark(":") && isNear(index + 1)
            {
                guard isTimeEnd(index + 1, mark: mark.mark) else { return nil }
                time.minute = minute
                isClear = !mark.isMark(".")
                index += 2
                if isGlued(index), self[index].isMark(":"), isGlued(index + 1), let second = self[index + 1].number, second < 60, self[index + 1].digitCount == 2 {
                    time.second = second
                    time.hasSeconds = true
                    index += 2
                    if self[index].isMark(".,"), isGlued(index), isGlued(index + 1), let _ = self[index + 1].number, self[index + 1].digitCount <= 6 { index += 2 }
                } else {
                    index = markedMinutes(at: index, into: &time)
                }
                if !isClear, !isBare, !halfFollows(index) { return nil }
            } else if isNear(index), mark.has(.hourMark) || mark.has(.oclock) {
                isClear = true
                index = isUnitOnly(index) && !isBare && !(isNear(start) && self[start - 1].has(.at)) ? index : index + 1
                if index == start + 1 { return nil }
                index = markedMinutes(at: index, into: &time)
            } else if isGlued(index), mark.isMark("."), isGlued(index + 1), self[index + 1].digitCount == 1, let minute = self[index + 1].number, halfFollows(index + 2), self[index + 2].gap == .none {
                time.minute = minute
                index += 2
            }
        }
        return finished(time, start: start, index: index, isClear: isClear, isBare: isBare)
    }

    /// "h" alone is a unit of duration as often as an hour; only languages that write times so list it first.
    private func isUnitOnly(_ index: Int) -> Bool { self[index].meanings.first.map { if case .unit = $0.word { true } else { false } } ?? false }

    /// Whether a dash before a number parts the ends of a range.
    private func isRangeEnd(_ index: Int) -> Bool {
        self[index - 1].isDash && self[index - 2].digitCount <= 4 && !(self[index - 3].isMark("-/") && isGlued(index - 2))
    }

    /// "31.12.2024.14:15": a time glued to a date.
    private func followsYear(_ index: Int) -> Bool { isTime(at: index) && self[index - 1].isMark(".:") && self[index - 2].digitCount == 4 }

    private func isTimeEnd(_ index: Int, mark: UInt16) -> Bool {
        let next = self[index + 1]
        guard next.gap == .none else { return true }
        if next.number != nil { return false }
        if next.isMark(".:/"), isGlued(index + 2), self[index + 2].number != nil {
            return next.mark == 0x3A && mark == 0x3A && self[index + 2].digitCount == 2
        }
        return !next.isMark("%")
    }

    private func halfFollows(_ index: Int) -> Bool {
        isNear(index) && (self[index].has(.am) || self[index].has(.pm) || self[index].has(.oclock) || self[index].has(.hourMark))
    }

    /// The minutes and seconds after the hour's mark: "30分15秒", "30", "半".
    private func markedMinutes(at start: Int, into time: inout ClockTime) -> Int {
        var index = start
        if isNear(index), self[index].has(.half) {
            time.minute = 30
            return index + 1
        }
        if isNear(index), let quarter = self[index].first({ if case .quarterHour(let minutes) = $0 { minutes } else { nil } }) {
            time.minute = quarter
            return index + 1
        }
        let joined = isNear(index) && self[index].has(.and) ? index + 1 : index
        if isNear(joined), let minute = self[joined].number, minute < 60, isNear(joined + 1), self[joined + 1].has(.minuteMark) || self[joined + 1].unit == .minute,
            self[joined].gap == .none || joined > index || self[joined + 1].gap == .none
        {
            time.minute = minute
            index = joined + 2
        } else if isGlued(index), self[index].has(.minuteMark) {
            index += 1
        }
        if isNear(index), let second = self[index].number, second < 60, self[index + 1].has(.secondMark), isNear(index + 1) {
            time.second = second
            time.hasSeconds = true
            index += 2
        } else if isGlued(index), let second = self[index].number, second < 60, self[index].digitCount == 2, self[index - 1].has(.minuteMark) {
            time.second = second
            index += 1
        }
        return index
    }

    /// Takes "pm", "o'clock" after a time and checks that the whole is one.
    private func finished(_ time: ClockTime, start: Int, index: Int, isClear: Bool, isBare: Bool) -> (ClockTime, Int)? {
        var (time, index, isClear) = (time, index, isClear)
        if isNear(index), self[index].has(.oclock) || self[index].has(.hourMark) && index > start + 1 {
            isClear = true
            index += 1
        }
        let half = self[index]
        if isNear(index), half.has(.am) || half.has(.pm), !isLoneLetter(half) || half.gap == .none && (isBare || isClear) {
            guard (1...12).contains(time.hour) || isClear && time.hour < 24 else { return nil }
            if time.hour <= 12 { time.hour = time.hour % 12 + (half.has(.pm) ? 12 : 0) }
            time.isExact = true
            return (time, index + 1)
        }
        guard time.hour < 24 || time.hour == 24 && time.minute == 0, isClear || isBare else { return nil }
        time.isExact = time.hour > 12 || time.hour == 0 || isClear && self[start].range.count == 2 && time.hour < 10
        return (time, index)
    }

    private func isLoneLetter(_ token: DateToken) -> Bool { token.range.count == 1 }

    /// "Half past eight", "quarter to nine", "20 past eight", "halb drei".
    private func minutesFirst(at start: Int) -> (ClockTime, Int)? {
        var index = start
        let minutes: Int
        if let past = self[index].past {
            minutes = past
            index += 1
        } else if let (count, end) = self[index].number.map({ ($0, index + 1) }) ?? wordNumber(at: index), count < 60 {
            index = isNear(end) && self[end].unit == .minute ? end + 1 : end
            guard isNear(index) else { return nil }
            if self[index].has(.minutesPast) {
                minutes = count
            } else if self[index].has(.minutesTo), index > end {
                minutes = -count
            } else {
                return nil
            }
            index += 1
        } else {
            return nil
        }
        guard isNear(index), let (hour, end) = self[index].number.map({ ($0, index + 1) }) ?? wordNumber(at: index), (1...24).contains(hour) else { return nil }
        var time = ClockTime(hour: hour, minute: minutes)
        if minutes < 0 { time = ClockTime(hour: hour == 1 ? 12 : hour - 1, minute: 60 + minutes) }
        return finished(time, start: index, index: end, isClear: true, isBare: true)
    }

    /// "Seven o'clock", "nine thirty", "once y cuarenta".
    private func wordTime(at start: Int, isBare: Bool) -> (ClockTime, Int)? {
        guard let (hour, hourEnd) = wordNumber(at: start), (1...24).contains(hour) || hour == 0 && !self[start].isWeak else { return nil }
        var time = ClockTime(hour: hour)
        var index = hourEnd
        var isClear = false
        if isNear(index), self[index].has(.hourMark), !isUnitOnly(index) {
            isClear = true
            index += 1
        }
        var minuteStart = index
        if isNear(minuteStart), self[minuteStart].has(.and) { minuteStart += 1 }
        if isNear(minuteStart), let quarter = self[minuteStart].first({ if case .quarterHour(let minutes) = $0 { minutes } else { nil } }) {
            (time.minute, index, isClear) = (quarter, minuteStart + 1, true)
        } else if isNear(minuteStart), self[minuteStart].has(.half), minuteStart > index || isClear {
            (time.minute, index, isClear) = (30, minuteStart + 1, true)
        } else if isBare || isClear || minuteStart > index, isNear(minuteStart), let (minute, end) = wordNumber(at: minuteStart), (1..<60).contains(minute), !self[minuteStart].isWeak, minute > 9 || minuteStart > index {
            (time.minute, index) = (minute, end)
            if isNear(index), self[index].unit == .minute { index += 1 }
        }
        if time.minute < 0 { (time.hour, time.minute) = ((time.hour + 23) % 24, 60 + time.minute) }
        // A word for a number is an hour only in company.
        guard isClear || isBare || halfFollows(index) || partFollows(index), !isBare || !self[start].isWeak || isClear || halfFollows(index) else { return nil }
        return finished(time, start: start, index: index, isClear: isClear, isBare: isBare)
    }

    /// "UTC", "GMT+2", "+02:00", "(JST)".
    func zone(at start: Int) -> (minutes: Int, end: Int)? {
        var index = start
        let isBracketed = self[index].isMark("(") && isNear(index)
        if isBracketed { index += 1 }
        guard isNear(index) else { return nil }
        let named = self[index].first { if case .zone(let minutes) = $0 { minutes } else { nil } }
        if named != nil { index += 1 }
        guard var minutes = named ?? (isGlued(start) && self[index].isMark("+-") ? 0 : nil) else { return nil }
        if minutes == 0, self[index].isMark("+-"), isNear(index), isGlued(index + 1), let hours = self[index + 1].number {
            let sign = self[index].isMark("-") ? -1 : 1
            let digits = self[index + 1].digitCount
            if digits == 4 {
                minutes = sign * (hours / 100 * 60 + hours % 100)
                index += 2
            } else if digits <= 2, hours <= 14 {
                minutes = sign * hours * 60
                index += 2
                if self[index].isMark(":"), isGlued(index), let more = self[index + 1].number, more < 60 {
                    minutes += sign * more
                    index += 2
                }
            } else {
                return nil
            }
        } else if named == nil {
            return nil
        }
        if isBracketed {
            guard self[index].isMark(")") else { return nil }
            index += 1
        } else if self[index].isMark("("), let (_, end) = zone(at: index) {
            index = end
        }
        return abs(minutes) <= 14 * 60 ? (minutes, index) : nil
    }
}
