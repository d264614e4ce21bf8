/// Times of day.
extension DateReader {
    /// "10:30", "5 pm", "14 Uhr", "half past eight". `isBare`: whether an hour alone will do, as after "at".
    func clockTime(at start: Int, isBare: Bool = false) -> (time: ClockTime, end: Int)? {
        guard
            let (time, end) = minutesFirst(at: start) ?? digitTime(at: start, isBare: isBare)
                ?? wordTime(at: start, isBare: isBare)
        else { return nil }
        return (time, end)
    }

    private func digitTime(at start: Int, isBare: Bool) -> (ClockTime, Int)? {
        guard let number = self[start].number, !continuesNumber(at: start) || isRangeEnd(start) || followsYear(start),
            !self[start - 1].isMark("[") || !isGlued(start)
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
            guard
                isHalfKnown
                    || isBare && digits == 4 && number / 100 < 24 && self[start].range.count == 4
                        && (self[index].isDash || isRangeEnd(start))
            else { return nil }
        } else {
            guard number <= 24 else { return nil }
            let mark = self[index]
            if isGlued(index) || mark.has(.hourMark), isNear(index), mark.isMark(":.") || mark.has(.hourMark),
                let minute = self[index + 1].number,
                minute < 60, self[index + 1].digitCount == 2,
                isGlued(index + 1) || mark.has(.hourMark) && isNear(index + 1) || mark.isMark(":") && isNear(index + 1)
            {
                guard isTimeEnd(index + 1, mark: mark.mark) else { return nil }
                time.minute = minute
                isClear = !mark.isMark(".")
                index += 2
                if isGlued(index), self[index].isMark(":"), isGlued(index + 1), let second = self[index + 1].number,
                    second < 60, self[index + 1].digitCount == 2
                {
                    time.second = second
                    time.hasSeconds = true
                    index += 2
                    if self[index].isMark(".,"), isGlued(index), isGlued(index + 1), let _ = self[index + 1].number,
                        self[index + 1].digitCount <= 6
                    {
                        index += 2
                    }
                } else {
                    index = markedMinutes(at: index, into: &time)
                }
                if !isClear, !isBare, !halfFollows(index) { return nil }
            } else if isNear(index), mark.has(.hourMark) || mark.has(.oclock) {
                isClear = true
                index = isUnitOnly(index) && !isBare && !(isNear(start) && self[start - 1].has(.at)) ? index : index + 1
                if index == start + 1 { return nil }
                index = markedMinutes(at: index, into: &time)
            } else if isGlued(index), mark.isMark("."), isGlued(index + 1), self[index + 1].digitCount == 1,
                let minute = self[index + 1].number, halfFollows(index + 2), self[index + 2].gap == .none
            {
                time.minute = minute
                index += 2
            }
        }
        return finished(time, start: start, index: index, isClear: isClear, isBare: isBare)
    }

    /// "h" alone is a unit of duration as often as an hour; only languages that write times so list it first.
    func isUnitOnly(_ index: Int) -> Bool {
        self[index].has(.unit) && !self[index].has(.clockHour)
    }

    /// Whether a dash before a number parts the ends of a range.
    private func isRangeEnd(_ index: Int) -> Bool {
        self[index - 1].isDash && self[index - 2].digitCount <= 4
            && !(self[index - 3].isMark("-/") && isGlued(index - 2))
    }

    /// "31.12.2024.14:15": a time glued to a date.
    private func followsYear(_ index: Int) -> Bool {
        isTime(at: index) && self[index - 1].isMark(".:") && self[index - 2].digitCount == 4
    }

    private func isTimeEnd(_ index: Int, mark: UInt16) -> Bool {
        let next = self[index + 1]
        guard next.gap == .none else { return true }
        if next.number != nil { return false }
        if next.isMark(".:/"), isGlued(index + 2), self[index + 2].number != nil {
            return next.mark == 0x3A && mark == 0x3A && self[index + 2].digitCount == 2
        }
        return !next.isMark("%")
    }

    func halfFollows(_ index: Int) -> Bool {
        isNear(index)
            && (self[index].has(.am) || self[index].has(.pm) || self[index].has(.oclock) || self[index].has(.hourMark))
    }

    /// The minutes and seconds after the hour's mark: "30分15秒", "30", "半".
    private func markedMinutes(at start: Int, into time: inout ClockTime) -> Int {
        var index = start
        if isNear(index), self[index].has(.half) {
            time.minute = 30
            return index + 1
        }
        if isNear(index),
            let quarter = self[index].quarterHour
        {
            time.minute = quarter
            return index + 1
        }
        let joined = isNear(index) && self[index].has(.and) ? index + 1 : index
        if isNear(joined), let minute = self[joined].number, minute < 60, isNear(joined + 1),
            self[joined + 1].has(.minuteMark) || self[joined + 1].unit == .minute,
            self[joined].gap == .none || joined > index || self[joined + 1].gap == .none
        {
            time.minute = minute
            index = joined + 2
        } else if isGlued(index), self[index].has(.minuteMark) {
            index += 1
        }
        if isNear(index), let second = self[index].number, second < 60, self[index + 1].has(.secondMark),
            isNear(index + 1)
        {
            time.second = second
            time.hasSeconds = true
            index += 2
        } else if isGlued(index), let second = self[index].number, second < 60, self[index].digitCount == 2,
            self[index - 1].has(.minuteMark)
        {
            time.second = second
            index += 1
        }
        return index
    }

    /// Takes "pm", "o'clock" after a time and checks that the whole is one.
    func finished(_ time: ClockTime, start: Int, index: Int, isClear: Bool, isBare: Bool) -> (ClockTime, Int)? {
        var (time, index, isClear) = (time, index, isClear)
        if isNear(index), self[index].has(.oclock) || self[index].has(.hourMark) && index > start + 1 {
            isClear = true
            index += 1
        }
        let half = self[index]
        if isNear(index), half.has(.am) || half.has(.pm),
            !isLoneLetter(half) || half.gap == .none && (isBare || isClear)
        {
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
}
