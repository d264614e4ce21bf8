/// Times of day.
extension DateReader {
    /// "10:30", "5 pm", "14 Uhr", "half past eight". `isBare`: whether an hour alone will do, as after "at".
    func clockTime(at start: Int, isBare: Bool = false) -> (time: ClockTime, end: Int)? {
        var point = DatePoint()
        var isClear = true
        guard
            let end = minutesFirst(at: start, &point)
                ?? digitTime(at: start, isBare: isBare, &point, &isClear)
                ?? wordTime(at: start, isBare: isBare, &point, &isClear),
            let time = point.time
        else { return nil }
        return finished(time, start: start, index: end, isClear: isClear, isBare: isBare)
    }

    private func digitTime(at start: Int, isBare: Bool, _ point: inout DatePoint, _ isClear: inout Bool) -> Int? {
        guard let number = self[start].number, !continuesNumber(at: start) || isRangeEnd(start) || followsYear(start),
            !self[start - 1].isMark("[") || !isGlued(start)
        else { return nil }
        isClear = false
        let digits = self[start].digitCount
        let index = start + 1
        if digits > 2 {
            // "1115am", "0730-0930"
            guard digits < 5, number / 100 < 24, number % 100 < 60,
                follows(index, .am, .pm)
                    || isBare && digits == 4 && self[start].range.count == 4
                        && (self[index].isDash || isRangeEnd(start))
            else { return nil }
            (point[.hour], point[.minute]) = (number / 100, number % 100)
            return index
        }
        guard number <= 24 else { return nil }
        point[.hour] = number
        let isMarked = follows(index, .hourMark)
        if isMarked || isGluedMark(index, ":."), let minute = self[index + 1].number, minute < 60,
            self[index + 1].digitCount == 2, self[index].isMark(".") ? isGlued(index + 1) : isNear(index + 1)
        {
            isClear = !self[index].isMark(".")
            guard isTimeEnd(index + 1, mark: self[index].mark) else { return nil }
            point[.minute] = minute
            guard let end = end(of: .afterMinutes, at: index + 2, behind: .space, &point) else { return nil }
            return isClear || isBare || halfFollows(end) ? end : nil
        }
        if isMarked || follows(index, .oclock) {
            // "h" alone is a unit of duration as often as an hour.
            guard !isUnitOnly(index) || isBare || isNear(start) && self[start - 1].has(.at), !isGluedNumber(index + 1)
            else { return nil }
            isClear = true
            return end(of: .minutesBehind, at: index + 1, behind: .space, &point)
        }
        // "11.1pm"
        if isGluedMark(index, "."), isGluedNumber(index + 1), self[index + 1].digitCount == 1, isGlued(index + 2),
            halfFollows(index + 2)
        {
            point[.minute] = self[index + 1].number
            return index + 2
        }
        return index
    }

    /// Whether the word for an hour only says how long, in languages that do not write times so.
    private func isUnitOnly(_ index: Int) -> Bool { self[index].has(.unit) && !self[index].has(.clockHour) }

    /// Whether a number is the hour of a time: "10:30".
    func isTime(at index: Int) -> Bool { isGluedMark(index + 1, ":") && isGluedNumber(index + 2) }

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
        if next.isMark(".:/"), isGluedNumber(index + 2) {
            return next.mark == 0x3A && mark == 0x3A && self[index + 2].digitCount == 2
        }
        return next.number == nil && !next.isMark("%")
    }

    func halfFollows(_ index: Int) -> Bool { follows(index, .am, .pm, .oclock, .hourMark) }

    /// Takes "pm", "o'clock" after a time and checks that the whole is one.
    private func finished(
        _ time: ClockTime, start: Int, index: Int, isClear: Bool, isBare: Bool
    ) -> (ClockTime, Int)? {
        var (time, index, isClear) = (time, index, isClear)
        if follows(index, .oclock) || index > start + 1 && follows(index, .hourMark) {
            (isClear, index) = (true, index + 1)
        }
        let half = self[index]
        if follows(index, .am, .pm), isHalf(half, isKnown: isBare || isClear, at: start) {
            guard (1...12).contains(time.hour) || isClear && time.hour < 24 else { return nil }
            if time.hour <= 12 { time.hour = time.hour % 12 + (half.has(.pm) ? 12 : 0) }
            time.isExact = true
            return (time, index + 1)
        }
        guard time.hour < 24 || time.hour == 24 && time.minute == 0, isClear || isBare else { return nil }
        time.isExact = time.hour > 12 || time.hour == 0 || isClear && self[start].range.count == 2 && time.hour < 10
        return (time, index)
    }

    /// Whether a letter alone stands for a half of the day: Arabic, or right behind a number that is no part of a code.
    private func isHalf(_ half: DateToken, isKnown: Bool, at start: Int) -> Bool {
        half.range.count > 1 || text[half.range.lowerBound] >= 0x600
            || half.gap == .none && isKnown && !text.isLetter(at: self[start].range.lowerBound - 1)
    }

    /// "Half past eight", "quarter to nine", "20 past eight", "halb drei".
    private func minutesFirst(at start: Int, _ point: inout DatePoint) -> Int? {
        var (minutes, index) = (self[start][.past] ?? 0, start + 1)
        if !self[start].has(.past) {
            guard let (count, end) = plainNumber(at: start), count < 60 else { return nil }
            index = isNear(end) && self[end].unit == .minute ? end + 1 : end
            let isBefore = index > end && follows(index, .minutesTo)
            guard isBefore || follows(index, .minutesPast) else { return nil }
            minutes = follows(index, .minutesPast) ? count : -count
            index += 1
        }
        guard isNear(index), let (hour, end) = plainNumber(at: index), (1...24).contains(hour) else { return nil }
        point.time =
            minutes < 0
            ? ClockTime(hour: hour == 1 ? 12 : hour - 1, minute: 60 + minutes)
            : ClockTime(hour: hour, minute: minutes)
        return end
    }

    /// "Seven o'clock", "nine thirty", "once y cuarenta".
    private func wordTime(at start: Int, isBare: Bool, _ point: inout DatePoint, _ isClear: inout Bool) -> Int? {
        guard let (hour, hourEnd) = wordNumber(at: start), (1...24).contains(hour) || hour == 0 && !self[start].isWeak
        else { return nil }
        var time = ClockTime(hour: hour)
        isClear = follows(hourEnd, .hourMark) && !isUnitOnly(hourEnd)
        var index = isClear ? hourEnd + 1 : hourEnd
        let hasAnd = follows(index, .and)
        let next = hasAnd ? index + 1 : index
        if isNear(next), let quarter = self[next][.quarterHour] {
            (time.minute, index, isClear) = (quarter, next + 1, true)
        } else if hasAnd || isClear, follows(next, .half) {
            (time.minute, index, isClear) = (30, next + 1, true)
        } else if isBare || isClear || hasAnd, isNear(next), let (minute, end) = wordNumber(at: next),
            (1..<60).contains(minute), !self[next].isWeak, minute > 9 || hasAnd
        {
            (time.minute, index) = (minute, isNear(end) && self[end].unit == .minute ? end + 1 : end)
        }
        if time.minute < 0 { (time.hour, time.minute) = ((time.hour + 23) % 24, 60 + time.minute) }
        // A word for a number is an hour only in company.
        guard isClear || isBare || halfFollows(index) || partFollows(index),
            !isBare || self[start].isStrong(.number) || isClear || halfFollows(index)
        else { return nil }
        point.time = time
        return index
    }
}
