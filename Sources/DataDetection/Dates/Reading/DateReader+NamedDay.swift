/// Weekdays, holidays and words like "tomorrow".
extension DateReader {
    /// A weekday with what says which one.
    func weekday(at start: Int) -> (point: DatePoint, end: Int)? {
        var index = start
        let before = shift(at: index)
        if before != nil {
            index += 1
            // "This coming Friday"
            if shift(at: index) != nil, isNear(index) { index += 1 }
        }
        guard isNear(index) || index == start, let weekday = self[index].weekday else { return nil }
        // A single character means a weekday only beside a date: "8月27日(水)".
        if self[index].range.count == 1,
            self[index - 1].has(.dayMark) || self[index - 1].isMark("(") && self[index + 1].isMark(")")
        {
        } else if self[index].range.count == 1 {
            return nil
        }
        if before == nil, self[index].isWeak, self[index].month != nil { return nil }
        var point = DatePoint()
        point.weekday = weekday
        point.shift = before
        index += 1
        if before == nil, isNear(index), let after = shift(at: index),
            self[index + 1].unit == nil || !isNear(index + 1), self[index + 1].weekday == nil || !isNear(index + 1)
        {
            (point.shift, index) = (after, index + 1)
        }
        return (point, index)
    }

    /// A named day, "next Christmas", "Christmas 2020".
    func holiday(at start: Int) -> (point: DatePoint, end: Int)? {
        let before = shift(at: start)
        let index = before == nil ? start : start + 1
        guard isNear(index) || index == start,
            let holiday = self[index].holiday,
            before != nil || !self[index].isWeak
        else { return nil }
        var point = DatePoint()
        point.holiday = holiday
        point.shift = before
        let yearStart = isNear(index + 1) && self[index + 1].has(.of) ? index + 2 : index + 1
        if isNear(yearStart), let (year, end, _) = year(at: yearStart, isShort: false) {
            point.year = year
            return (point, end)
        }
        return (point, index + 1)
    }

    /// "Today", "mañana", "tonight", "now".
    func relativeDay(at start: Int) -> (point: DatePoint, end: Int)? {
        var point = DatePoint()
        let token = self[start]
        if let days = token.days {
            point.days = days
            return (point, start + 1)
        }
        if let (days, part) = token.dayAndPart {
            (point.days, point.part) = (days, part)
            return (point, start + 1)
        }
        if token.has(.now) {
            point.isNow = true
            return (point, start + 1)
        }
        // "This morning", "heute Abend": the part follows by itself.
        if let shift = shift(at: start), isNear(start + 1), let part = self[start + 1].dayPart {
            point.days = shift
            point.part = part
            return (point, start + 2)
        }
        return nil
    }
}
