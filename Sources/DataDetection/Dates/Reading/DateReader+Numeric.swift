/// Dates in numbers alone.
extension DateReader {
    /// "2016-11-07", "7.11.2016", "11/7/16", "20161107".
    func numericDate(at start: Int) -> (point: DatePoint, end: Int)? {
        guard let first = self[start].number, !continuesNumber(at: start, separator: self[start + 1].mark) else {
            return nil
        }
        if self[start].digitCount == 8 { return compactDate(at: start) }
        let (separator, space) = numericSeparator(at: start + 1)
        guard separator != 0, self[start].digitCount <= 4 else { return nil }
        let second = separator == 0x20 ? start + 1 : start + 2
        guard let middle = self[second].number, self[second].digitCount <= 2, isSpaced(second, space) else {
            return nil
        }
        let lastMark = second + 1
        guard self[lastMark].mark == separator || separator == 0x20, isSpaced(lastMark, space),
            case let last = separator == 0x20 ? lastMark : lastMark + 1,
            let end = self[last].number, isSpaced(last, space), isEnd(of: last, separator: separator)
        else { return nil }
        let digits = (self[start].digitCount, self[second].digitCount, self[last].digitCount)
        // With spaces or full stops the parts must leave no doubt.
        if separator == 0x20, digits != (2, 2, 4), digits != (4, 2, 2), digits != (1, 2, 4), digits != (2, 1, 4) {
            return nil
        }
        if space, digits.0 != 4, digits.2 != 4 { return nil }
        guard let (year, month, day) = ordered((first, middle, end), digits: digits, separator: separator) else {
            return nil
        }
        var point = DatePoint()
        point.year = year
        point.month = month
        point.day = day
        point.isAmbiguous = digits.0 <= 2 && separator != 0x2E && month <= 12 && day <= 12 && month != day
        return (point, last + 1)
    }

    /// The mark between the parts, a space counted as one; and whether spaces stand around it.
    private func numericSeparator(at index: Int) -> (UInt16, Bool) {
        let token = self[index]
        if token.number != nil, token.gap == .space { return (0x20, true) }
        guard token.isMark("/.-") || token.isDash, token.gap <= .space else { return (0, false) }
        return (token.mark, token.gap == .space || self[index + 1].gap == .space)
    }

    private func isSpaced(_ index: Int, _ space: Bool) -> Bool { space ? isNear(index) : isGlued(index) }

    /// Whether a row of numbers ends here and does not go on with another part.
    func isEnd(of index: Int, separator: UInt16 = 0) -> Bool {
        let next = self[index + 1]
        guard next.gap == .none, separator == 0 || !next.isDash || separator == next.mark else { return true }
        if next.number != nil || next.isMark("%") { return false }
        if next.isMark(".,/-") {
            return !(isGlued(index + 2) && self[index + 2].number != nil) || timeFollows(index + 2)
        }
        return true
    }

    private func timeFollows(_ index: Int) -> Bool { self[index + 1].isMark(":") && isGlued(index + 1) }

    private func compactDate(at start: Int) -> (DatePoint, Int)? {
        guard let number = self[start].number, (19_000_101...20_991_231).contains(number), isEnd(of: start),
            !self[start + 1].isDash || !isGlued(start + 1),
            CivilDay(year: number / 10_000, month: number / 100 % 100, day: number % 100) != nil
        else { return nil }
        var point = DatePoint()
        (point.year, point.month, point.day) = (number / 10_000, number / 100 % 100, number % 100)
        return (point, start + 1)
    }

    private func ordered(_ n: (Int, Int, Int), digits: (Int, Int, Int), separator: UInt16) -> (Int, Int, Int)? {
        func valid(_ y: Int, _ m: Int, _ d: Int) -> (Int, Int, Int)? {
            (1...12).contains(m) && (1...31).contains(d) ? (y, m, d) : nil
        }
        if digits.0 == 4 {
            guard digits.2 <= 2, (1000...2999).contains(n.0) else { return nil }
            return valid(n.0, n.1, n.2) ?? (separator == 0x2F ? valid(n.0, n.2, n.1) : nil)
        }
        guard digits.0 <= 2, digits.2 == 4 || digits.2 == 2 else { return nil }
        if digits.2 == 4 {
            guard (1000...2999).contains(n.2) else { return nil }
        } else if separator == 0x2E ? digits.0 + digits.1 < 3 : false {
            return nil
        }
        let year = digits.2 == 4 ? n.2 : Self.fullYear(n.2)
        let dayFirst = valid(year, n.1, n.0)
        let monthFirst = valid(year, n.0, n.1)
        if order == .yearFirst, digits.2 == 2 { return valid(Self.fullYear(n.0), n.1, n.2) ?? dayFirst }
        // Full stops are not used with the month first, but for times.
        return order == .monthFirst && separator != 0x2E ? monthFirst ?? dayFirst : dayFirst ?? monthFirst
    }

    /// The year that two digits mean.
    static func fullYear(_ year: Int) -> Int { year < 100 ? year + (year < 50 ? 2000 : 1900) : year }

    /// "27. 11."
    private func isDotted(_ start: Int) -> Bool {
        self[start + 1].isMark(".") && isNear(start + 2) && self[start + 3].isMark(".") && isGlued(start + 3)
    }

    /// "5/12", "29.2." without a year, "04/2016", "2015-12".
    func shortNumericDate(at start: Int) -> (point: DatePoint, end: Int)? {
        guard let first = self[start].number, !continuesNumber(at: start, separator: self[start + 1].mark),
            self[start + 1].isMark("/.-"),
            isGlued(start + 1), isGlued(start + 2) || isDotted(start), let second = self[start + 2].number
        else { return nil }
        let mark = self[start + 1].mark
        var end = start + 3
        if mark == 0x2E, self[end].mark == 0x2E, isGlued(end) { end += 1 }
        guard isEnd(of: end - 1, separator: mark), !self[end].isMark(":") || !isGlued(end) else { return nil }
        let digits = (self[start].digitCount, self[start + 2].digitCount)
        var point = DatePoint()
        if digits.0 == 4 || digits.1 == 4 {
            let (year, month) = digits.0 == 4 ? (first, second) : (second, first)
            guard min(digits.0, digits.1) <= 2, (1...12).contains(month), (1900...2099).contains(year), mark != 0x2E
            else { return nil }
            point.year = year
            point.month = month
            return (point, end)
        }
        // Around the clock
        guard digits.0 <= 2, digits.1 <= 2, (first, second) != (24, 7) else { return nil }
        let isMonthFirst = order != .dayFirst && (1...12).contains(first) && second <= 31
        let (month, day) = isMonthFirst || second > 12 ? (first, second) : (second, first)
        guard (1...12).contains(month), (1...CivilDay.length(ofMonth: month, year: 2000)).contains(day) else {
            return nil
        }
        point.month = month
        point.day = day
        point.isAmbiguous = mark != 0x2E && day <= 12 && month != day
        return (point, end)
    }
}
