/// Times of day in words.
extension DateReader {
    /// "Half past eight", "quarter to nine", "20 past eight", "halb drei".
    func minutesFirst(at start: Int) -> (ClockTime, Int)? {
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
        guard isNear(index), let (hour, end) = self[index].number.map({ ($0, index + 1) }) ?? wordNumber(at: index),
            (1...24).contains(hour)
        else { return nil }
        var time = ClockTime(hour: hour, minute: minutes)
        if minutes < 0 { time = ClockTime(hour: hour == 1 ? 12 : hour - 1, minute: 60 + minutes) }
        return finished(time, start: index, index: end, isClear: true, isBare: true)
    }

    /// "Seven o'clock", "nine thirty", "once y cuarenta".
    func wordTime(at start: Int, isBare: Bool) -> (ClockTime, Int)? {
        guard let (hour, hourEnd) = wordNumber(at: start), (1...24).contains(hour) || hour == 0 && !self[start].isWeak
        else { return nil }
        var time = ClockTime(hour: hour)
        var index = hourEnd
        var isClear = false
        if isNear(index), self[index].has(.hourMark), !isUnitOnly(index) {
            isClear = true
            index += 1
        }
        var minuteStart = index
        if isNear(minuteStart), self[minuteStart].has(.and) { minuteStart += 1 }
        if isNear(minuteStart),
            let quarter = self[minuteStart].quarterHour
        {
            (time.minute, index, isClear) = (quarter, minuteStart + 1, true)
        } else if isNear(minuteStart), self[minuteStart].has(.half), minuteStart > index || isClear {
            (time.minute, index, isClear) = (30, minuteStart + 1, true)
        } else if isBare || isClear || minuteStart > index, isNear(minuteStart),
            let (minute, end) = wordNumber(at: minuteStart), (1..<60).contains(minute), !self[minuteStart].isWeak,
            minute > 9 || minuteStart > index
        {
            (time.minute, index) = (minute, end)
            if isNear(index), self[index].unit == .minute { index += 1 }
        }
        if time.minute < 0 { (time.hour, time.minute) = ((time.hour + 23) % 24, 60 + time.minute) }
        // A word for a number is an hour only in company.
        guard isClear || isBare || halfFollows(index) || partFollows(index),
            !isBare || self[start].isStrong(.number) || isClear || halfFollows(index)
        else { return nil }
        return finished(time, start: start, index: index, isClear: isClear, isBare: isBare)
    }
}
