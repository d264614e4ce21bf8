/// What of a day's parts takes more than a row.
extension DateReader {
    /// The number of a day: "7", "7th", "7.", "seventh", "twenty-fifth".
    func readDay(at start: Int, _ point: inout DatePoint) -> Int? {
        let token = self[start]
        guard let number = token.number else { return readDayInWords(at: start, &point) }
        guard (1...31).contains(number), token.digitCount <= 2, !continuesNumber(at: start) else { return nil }
        let next = start + 1
        let isOrdinal =
            isGlued(next)
            && (self[next].has(.ordinalSuffix) || self[next].has(.dayMark) || self[next].mark == 0xBA
                || self[next].isMark(".") && !isGlued(next + 1) && isJoined(next + 1))
        (point[.day], point[.dayForm]) = (number, isOrdinal ? 2 : 1)
        return isOrdinal ? next + 1 : next
    }

    private func readDayInWords(at start: Int, _ point: inout DatePoint) -> Int? {
        if let ordinal = self[start][.ordinal], (1...31).contains(ordinal) {
            (point[.day], point[.dayForm]) = (ordinal, 2)
            return start + 1
        }
        guard let tens = self[start][.number], !self[start].isWeak else { return nil }
        let next = isNear(start + 1) && self[start + 1].isDash ? start + 2 : start + 1
        if tens == 20 || tens == 30, isNear(next), let ones = self[next][.ordinal], ones < 10, tens + ones <= 31 {
            (point[.day], point[.dayForm]) = (tens + ones, 2)
            return next + 1
        }
        guard let (number, end) = wordNumber(at: start), (1...31).contains(number) else { return nil }
        (point[.day], point[.dayForm]) = (number, 0)
        return end
    }

    /// Whether a day follows right behind the dash of a range: "19-20".
    func isDashedDay(at index: Int, after day: Int) -> Bool {
        guard self[index].isDash, isGlued(index), let next = self[index + 1].number else { return false }
        return self[index + 1].digitCount == 2 && day < next && next <= 31 && !self[index - 2].isMark("-/.")
            && !self[index - 2].isDash
    }

    /// The year after a day and month: four digits, two unless told otherwise, or words; with an era.
    func readYear(at start: Int, _ point: inout DatePoint, isShort: Bool = true) -> Int? {
        let index = self[start].isMark("'") ? start + 1 : start
        guard let number = self[index].number, !isTime(at: index) else {
            return readYearInWords(at: index, &point)
        }
        let digits = self[index].digitCount
        let next = self[index + 1]
        if digits <= 4, isNear(index + 1), next[.era] != nil || next.has(.beforeChrist) {
            point[.year] = number + (next.has(.beforeChrist) ? 0 : next[.era] ?? 0)
            point[.beforeChrist] = next.has(.beforeChrist) ? 1 : nil
            return index + 2
        }
        if digits == 4, (1000...3999).contains(number), isEnd(of: index, separator: 0x2F) {
            point[.year] = number
            // "24 grudnia 2026 r.", "24 декабря 2026 г."
            return follows(index + 1, .yearMark) ? index + 2 : index + 1
        }
        let hour = DateWords(.unit, .am, .pm, .hourMark, .oclock, .month, .ordinalSuffix)
        guard digits == 2, index > start || isShort, isEnd(of: index), next.words.isDisjoint(with: hour) else {
            return nil
        }
        point[.year] = Self.fullYear(number)
        return index + 1
    }

    private func readYearInWords(at index: Int, _ point: inout DatePoint) -> Int? {
        guard let (value, end) = wordNumber(at: index), !self[index].isWeak else { return nil }
        if value > 1000 {
            point[.year] = value
            return end
        }
        // "Nineteen eighty-four"
        guard (18...20).contains(value), isNear(end), let (rest, restEnd) = wordNumber(at: end),
            (10...99).contains(rest)
        else { return nil }
        point[.year] = value * 100 + rest
        return restEnd
    }

    /// Whether a year may start here: a new sentence or a new line does not start with two digits for one.
    func mayBeYear(_ index: Int) -> Bool {
        self[index].digitCount != 2 || self[index - 1].has(.of)
            || !self[index - 1].isMark(",.") && self[index].gap != .line
    }

    /// "令和8年", "2016年", "16年".
    func readMarkedYear(at start: Int, _ point: inout DatePoint) -> Int? {
        let era = isJoined(start + 1) ? self[start][.era] : nil
        let index = era == nil ? start : start + 1
        let token = self[index]
        guard let number = token.number, follows(index + 1, .yearMark) else { return nil }
        if let era {
            guard (1...99).contains(number) else { return nil }
            point[.year] = number + era
        } else {
            // Years of three digits are those of Taiwan, and need a month.
            guard (1...2999).contains(number), token.digitCount != 1,
                token.digitCount != 3 || (80...199).contains(number) && follows(index + 3, .monthMark),
                token.digitCount == 4 || text[self[index + 1].range.lowerBound].isUnspacedScript
            else { return nil }
            point[.year] = token.digitCount == 3 ? number + 1911 : Self.fullYear(number)
        }
        return index + 2
    }

    /// The year that two digits mean.
    static func fullYear(_ year: Int) -> Int { year < 100 ? year + (year < 50 ? 2000 : 1900) : year }
}
