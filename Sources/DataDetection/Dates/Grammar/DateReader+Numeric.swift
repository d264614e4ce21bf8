/// Dates in numbers alone.
extension DateReader {
    /// "2016-11-07", "7.11.2016", "11/7/16", "2016 11 07", "20161107".
    func readNumericDate(at start: Int, _ point: inout DatePoint) -> Int? {
        guard let first = self[start].number, !continuesNumber(at: start, separator: self[start + 1].mark) else {
            return nil
        }
        if self[start].digitCount == 8 { return readCompactDate(first, at: start, &point) }
        let mark = self[start + 1]
        let isSpaced = mark.gap == .space || self[start + 2].gap == .space
        // Numbers with nothing but spaces between them count as parted by spaces.
        let step = mark.number == nil ? 2 : 1
        let (second, last) = (start + step, start + 2 * step)
        guard step == 1 ? mark.gap == .space : mark.gap <= .space && (mark.isMark("/.-") || mark.isDash),
            step == 1 || self[second + 1].mark == mark.mark, let middle = self[second].number,
            let end = self[last].number,
            (start + 1...last).dropFirst().allSatisfy({ isSpaced ? isNear($0) : isGlued($0) }),
            isEnd(of: last, separator: mark.mark)
        else { return nil }
        let digits = [self[start].digitCount, self[second].digitCount, self[last].digitCount]
        guard digits[0] <= 4, digits[1] <= 2 else { return nil }
        // With spaces or full stops the parts must leave no doubt.
        if step == 1, ![[2, 2, 4], [4, 2, 2], [1, 2, 4], [2, 1, 4]].contains(digits) { return nil }
        if isSpaced, digits[0] != 4, digits[2] != 4 { return nil }
        guard let (year, month, day) = ordered([first, middle, end], digits, mark.mark) else { return nil }
        (point[.year], point[.month], point[.day]) = (year, month, day)
        if digits[0] <= 2, mark.mark != 0x2E, day <= 12, month != day { point[.ambiguous] = 1 }
        // "2026. 3. 20.(금) 14:00"
        let goesOn = isSpaced && isGluedMark(last + 1, ".") && isNear(last + 2)
        return goesOn && (self[last + 2].isMark("(") || !self[last + 2].words.isEmpty) ? last + 2 : last + 1
    }

    /// "20161107"
    private func readCompactDate(_ number: Int, at start: Int, _ point: inout DatePoint) -> Int? {
        let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100)
        guard (1900...2099).contains(year), isEnd(of: start), !self[start + 1].isDash || !isGlued(start + 1),
            CivilDay(year: year, month: month, day: day) != nil
        else { return nil }
        (point[.year], point[.month], point[.day]) = (year, month, day)
        return start + 1
    }

    /// The year, the month and the day of three numbers.
    private func ordered(_ n: [Int], _ digits: [Int], _ mark: UInt16) -> (Int, Int, Int)? {
        func valid(_ year: Int, _ month: Int, _ day: Int) -> (Int, Int, Int)? {
            (1...12).contains(month) && (1...31).contains(day) ? (year, month, day) : nil
        }
        if digits[0] == 4 {
            guard digits[2] <= 2, (1000...2999).contains(n[0]) else { return nil }
            return valid(n[0], n[1], n[2]) ?? (mark == 0x2F ? valid(n[0], n[2], n[1]) : nil)
        }
        // "1.2.34" is as likely the number of a chapter.
        guard digits[0] <= 2, digits[2] == 4 && (1000...2999).contains(n[2]) || digits[2] == 2,
            digits[2] == 4 || mark != 0x2E || digits[0] + digits[1] > 2
        else { return nil }
        let year = digits[2] == 4 ? n[2] : Self.fullYear(n[2])
        let (dayFirst, monthFirst) = (valid(year, n[1], n[0]), valid(year, n[0], n[1]))
        if order == .yearFirst, digits[2] == 2 { return valid(Self.fullYear(n[0]), n[1], n[2]) ?? dayFirst }
        // Full stops are not used with the month first, but for times.
        return order == .monthFirst && mark != 0x2E ? monthFirst ?? dayFirst : dayFirst ?? monthFirst
    }

    /// "5/12", "29.2.", "27. 11." without a year, "04/2016", "2015-12".
    func readShortDate(at start: Int, _ point: inout DatePoint) -> Int? {
        let mark = self[start + 1]
        guard let first = self[start].number, !continuesNumber(at: start, separator: mark.mark),
            isGluedMark(start + 1, "/.-"), let second = self[start + 2].number,
            isGlued(start + 2) || mark.isMark(".") && isNear(start + 2) && isGluedMark(start + 3, ".")
        else { return nil }
        let end = mark.isMark(".") && isGluedMark(start + 3, ".") ? start + 4 : start + 3
        guard isEnd(of: end - 1, separator: mark.mark), !isGluedMark(end, ":") else { return nil }
        let digits = (self[start].digitCount, self[start + 2].digitCount)
        if digits.0 == 4 || digits.1 == 4 {
            let (year, month) = digits.0 == 4 ? (first, second) : (second, first)
            guard min(digits.0, digits.1) <= 2, (1...12).contains(month), (1900...2099).contains(year),
                !mark.isMark(".") || isDue(start, start)
            else { return nil }
            (point[.year], point[.month]) = (year, month)
            return end
        }
        // Around the clock
        guard digits.0 <= 2, digits.1 <= 2, (first, second) != (24, 7) else { return nil }
        let isMonthFirst = order != .dayFirst && (1...12).contains(first) && second <= 31
        let (month, day) = isMonthFirst || second > 12 ? (first, second) : (second, first)
        guard (1...12).contains(month), (1...CivilDay.length(ofMonth: month, year: 2000)).contains(day) else {
            return nil
        }
        (point[.month], point[.day]) = (month, day)
        if !mark.isMark("."), day <= 12, month != day { point[.ambiguous] = 1 }
        return end
    }

    /// Whether a row of numbers ends here and does not go on with another part.
    func isEnd(of index: Int, separator: UInt16 = 0) -> Bool {
        let next = self[index + 1]
        guard next.gap == .none, separator == 0 || !next.isDash || separator == next.mark else { return true }
        if next.number != nil || next.isMark("%") { return false }
        return !next.isMark(".,/-") || !isGluedNumber(index + 2) || isGluedMark(index + 3, ":")
    }
}
