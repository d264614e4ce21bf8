/// Dates with the name of the month.
extension DateReader {
    /// "7 November 2016", "November 7th", "Nov 2016", "2016/Nov/7", "2016年11月7日".
    func calendarDate(at start: Int) -> (point: DatePoint, end: Int)? {
        markedDate(at: start) ?? yearFirstDate(at: start) ?? dayFirstDate(at: start) ?? monthFirstDate(at: start)
    }

    /// The number of a day: "7", "7th", "7.", "seventh", "the twenty-fifth".
    func dayNumber(at start: Int, words: Bool = true) -> (day: Int, end: Int, isOrdinal: Bool)? {
        let token = self[start]
        if let number = token.number {
            guard (1...31).contains(number), token.digitCount <= 2, !continuesNumber(at: start) else { return nil }
            let next = start + 1
            if isGlued(next), self[next].has(.ordinalSuffix) || self[next].has(.dayMark) || self[next].mark == 0xBA {
                return (number, next + 1, true)
            }
            if isGlued(next), self[next].isMark("."), !isGlued(next + 1), isJoined(next + 1) {
                return (number, next + 1, true)
            }
            return (number, next, false)
        }
        guard words else { return nil }
        if let ordinal = token.ordinal, (1...31).contains(ordinal) { return (ordinal, start + 1, true) }
        guard let tens = token.wordNumber, !token.isWeak else { return nil }
        var next = start + 1
        if isNear(next), self[next].isDash { next += 1 }
        if tens == 20 || tens == 30, isNear(next), let ones = self[next].ordinal, ones < 10, tens + ones <= 31 {
            return (tens + ones, next + 1, true)
        }
        guard let (number, end) = wordNumber(at: start), (1...31).contains(number) else { return nil }
        return (number, end, false)
    }

    /// The year after a day and month: four digits, two, words; with an era.
    func year(at start: Int, isShort: Bool = true) -> (year: Int, end: Int, isBeforeChrist: Bool)? {
        var index = start
        if self[index].isMark("'") { index += 1 }
        var year: Int?
        if let number = self[index].number, !isTime(at: index) {
            let digits = self[index].digitCount
            let end = self[index + 1]
            if digits == 4, (1000...3999).contains(number), isEnd(of: index, separator: 0x2F) {
                year = number
                // "24 grudnia 2026 r.", "24 декабря 2026 г."
                if isNear(index + 1), self[index + 1].has(.yearMark) { return (number, index + 2, false) }
            } else if digits == 2, index > start || isShort, isEnd(of: index), end.unit == nil, !end.has(.am),
                !end.has(.pm),
                !end.has(.hourMark), !end.has(.oclock), end.month == nil, !end.has(.ordinalSuffix)
            {
                year = Self.fullYear(number)
            }
            if let (shift, isBeforeChrist) = era(at: index + 1), digits <= 4 {
                return (number + shift, index + 2, isBeforeChrist)
            }
            index += 1
        } else if let (value, end) = wordNumber(at: index), !self[index].isWeak {
            if value > 1000 {
                year = value
            } else if (18...20).contains(value), isNear(end), let (rest, restEnd) = wordNumber(at: end), rest > 9,
                rest < 100
            {
                return (value * 100 + rest, restEnd, false)
            }
            index = end
        }
        return year.map { ($0, index, false) }
    }

    private func era(at index: Int) -> (shift: Int, isBeforeChrist: Bool)? {
        guard isNear(index) else { return nil }
        if self[index].has(.beforeChrist) { return (0, true) }
        return self[index].era.map { ($0, false) }
    }

    /// Whether a number is the hour of a time: "10:30".
    func isTime(at index: Int) -> Bool {
        self[index + 1].isMark(":") && isGlued(index + 1) && isGlued(index + 2) && self[index + 2].number != nil
    }

    private func dayFirstDate(at start: Int) -> (DatePoint, Int)? {
        guard let (day, dayEnd, _) = dayNumber(at: start) else { return nil }
        var index = dayEnd
        if isJoined(index), self[index].has(.of) || self[index].isMark("-/.") && isGlued(index) { index += 1 }
        index = skip(.the, at: index)
        guard isJoined(index), let month = self[index].month else { return nil }
        // "One may": a number in words is not the day of a month whose name is also another word.
        if self[index].isWeak, self[start].number == nil, self[dayEnd - 1].ordinal == nil { return nil }
        var point = DatePoint()
        point.day = day
        point.month = month
        return addYear(to: point, at: index + 1)
    }

    private func monthFirstDate(at start: Int) -> (DatePoint, Int)? {
        guard let month = self[start].month else { return nil }
        var point = DatePoint()
        point.month = month
        var index = start + 1
        if isNear(index), self[index].isMark(",./-") {
            index += 1
            guard isGlued(index) || !self[index - 1].isMark("/-") else { return weak(point, start) }
        }
        index = skip(.the, at: index)
        if isJoined(index), let (day, end, _) = dayNumber(at: index), !isTime(at: index),
            self[end].has(.am) == false || !isNear(end),
            !(isNear(end) && (self[end].has(.pm) || self[end].isMark(":") && isGlued(end)))
        {
            point.day = day
            // "November 19-20" are two days.
            let isRange =
                self[end].isDash && isGlued(end) && self[end + 1].digitCount == 2
                && !(self[index - 1].isMark("-/.") || self[index - 1].isDash)
                && (self[end + 1].number.map { day < $0 && $0 <= 31 } ?? false)
            return isRange ? (point, end) : addYear(to: point, at: end)
        }
        // "30 February 2016": the month of a day that does not exist.
        if start > 0, isNear(start), self[start - 1].number != nil, self[start - 1].digitCount <= 2 { return nil }
        if isJoined(index), self[index].has(.of) { index += 1 }
        if isJoined(index), let (year, end, isBeforeChrist) = year(at: index, isShort: self[index].isMark("'")) {
            point.year = year
            point.isBeforeChrist = isBeforeChrist
            // "September-2020-23"
            if self[end].isMark("-/"), isGlued(end), isGlued(end + 1), let day = self[end + 1].number,
                (1...31).contains(day), self[end + 1].digitCount <= 2
            {
                point.day = day
                return (point, end + 2)
            }
            return (point, end)
        }
        return weak(point, start)
    }

    /// A month alone, unless its name is another word too.
    private func weak(_ point: DatePoint, _ start: Int) -> (DatePoint, Int)? {
        self[start].isWeak ? nil : (point, start + 1)
    }

    private func addYear(to point: DatePoint, at start: Int) -> (DatePoint, Int) {
        var point = point
        var index = start
        var marks = 0
        while isJoined(index), marks < 2, self[index].has(.of) || self[index].isMark(",.-/") {
            // A dash before a year must touch it, else a range follows.
            if self[index].isMark("-/"), !isGlued(index) || !isGlued(index + 1) { return (point, start) }
            index += 1
            marks += 1
        }
        guard isJoined(index), let (year, end, isBeforeChrist) = year(at: index) else { return (point, start) }
        // A new sentence or a new line does not start with two digits for a year.
        if self[index].digitCount == 2,
            marks > 0 && self[index - 1].isMark(",.") && !self[index - 1].isMark("-/") || self[index].gap == .line
        {
            if !self[index - 1].has(.of) { return (point, start) }
        }
        point.year = year
        point.isBeforeChrist = isBeforeChrist
        return (point, end)
    }

    /// "2016/Nov/7", "2016 Nov 7", "23-2020-September".
    private func yearFirstDate(at start: Int) -> (DatePoint, Int)? {
        guard let first = self[start].number, !continuesNumber(at: start) else { return nil }
        let separator = self[start + 1].isMark("-/") && isGlued(start + 1)
        let next = separator ? start + 2 : start + 1
        guard isNear(next) else { return nil }
        var point = DatePoint()
        if self[start].digitCount == 4, (1000...2999).contains(first) {
            let yearEnd = era(at: next) == nil ? next : next + 1
            if let month = self[yearEnd].month {
                (point.year, point.month) = (first, month)
                let mark = self[yearEnd + 1].isMark("-/") && isGlued(yearEnd + 1) ? yearEnd + 2 : yearEnd + 1
                if isNear(mark), let (day, end, _) = dayNumber(at: mark), !isTime(at: mark) {
                    point.day = day
                    return (point, end)
                }
                return (point, yearEnd + 1)
            }
            if separator, let day = self[next].number, (1...31).contains(day), self[next + 1].isMark("-/"),
                let month = self[next + 2].month
            {
                (point.year, point.month, point.day) = (first, month, day)
                return (point, next + 3)
            }
        } else if separator, self[next].digitCount == 4, let year = self[next].number, self[next + 1].isMark("-/"),
            let month = self[next + 2].month, (1...31).contains(first)
        {
            (point.year, point.month, point.day) = (year, month, first)
            return (point, next + 3)
        }
        return nil
    }

    /// Numbers followed by the characters for year, month and day.
    private func markedDate(at start: Int) -> (DatePoint, Int)? {
        var point = DatePoint()
        var index = start
        if let shift = self[index].era, isJoined(index + 1),
            let (year, end) = markedNumber(at: index + 1, .yearMark, 1...99)
        {
            point.year = year + shift
            index = end
        } else if let (year, end) = markedNumber(at: index, .yearMark, 1...2999), self[index].digitCount != 1,
            self[index].digitCount != 3,
            self[index].digitCount == 4 || text[self[index + 1].range.lowerBound].isUnspacedScript
        {
            point.year = Self.fullYear(year)
            index = end
        }
        let monthStart = index > start ? skip(.of, at: index) : index
        if let (month, end) = markedNumber(at: monthStart, .monthMark, 1...12), isJoined(monthStart) || index == start {
            point.month = month
            index = end
        } else if let month = self[monthStart].month, isJoined(monthStart), index > start {
            point.month = month
            index = monthStart + 1
        }
        let dayStart = index > start ? skip(.of, at: index) : index
        if let (day, end) = markedNumber(at: dayStart, .dayMark, 1...31), isJoined(dayStart) || index == start {
            // "3日間" are three days.
            if point.month != nil || point.year == nil {
                point.day = day
                index = end
            }
        } else if point.month != nil, let (day, end, isOrdinal) = dayNumber(at: dayStart, words: false),
            isGlued(dayStart),
            index > start, !isOrdinal, self[end].unit == nil
        {
            point.day = day
            index = end
        }
        return index > start ? (point, index) : nil
    }

    private func markedNumber(at index: Int, _ mark: DateWord, _ values: ClosedRange<Int>) -> (Int, Int)? {
        guard let number = self[index].number, values.contains(number), isNear(index + 1), self[index + 1].has(mark)
        else {
            return nil
        }
        return (number, index + 2)
    }
}
