/// Whole expressions: moments, ranges, durations, recurrences.
extension DateReader {
    /// What starts at an index, and the token after it.
    func expression(at start: Int) -> (expression: DateExpression, end: Int)? {
        guard canStart(start) else { return nil }
        if let found = openingHours(at: start) ?? recurrence(at: start) { return found }
        let moment = moment(at: start)
        if let found = range(at: start, moment) { return found }
        if let (point, end) = moment, isCredible(point, start, end) { return (.moment(point), end) }
        if let (point, end) = read(.shortDate, at: start), isShortDate(point, start, end) {
            return (.moment(point), end)
        }
        if let (parts, end) = amounts(at: start), isDuration(start, end) {
            return (.duration(parts), end)
        }
        return nil
    }

    /// A quick look that spares most tokens of prose the readings.
    private func canStart(_ index: Int) -> Bool {
        let token = tokens[index]
        if token.number != nil { return token.digitCount == 8 || canStartNumber(index) }
        if !token.words.isDisjoint(with: .starting) { return true }
        return (!token.words.isDisjoint(with: .leading) || token.isMark("+-")) && isJoined(index + 1)
    }

    /// Whether what follows a number can make a date of it; a price or an order number cannot be one.
    private func canStartNumber(_ index: Int) -> Bool {
        let next = self[index + 1]
        // Columns of a table; "18 8 1978" has three numbers in a line.
        if next.number != nil { return next.gap == .space && self[index + 2].number != nil && isNear(index + 2) }
        // A dash joins no number to it that is neither a year nor a day in eight digits: "03-5555 0142".
        if next.isDash, isGlued(index + 1), isGluedNumber(index + 2), self[index + 2].number ?? 0 >= 3000 {
            return self[index + 2].digitCount == 8
        }
        guard isGluedMark(index + 1, ".,"), isGluedNumber(index + 2) else { return isJoined(index + 1) }
        // A decimal, unless it is followed by more.
        let after = self[index + 3]
        return index > 0 && isNear(index) && !tokens[index - 1].words.isEmpty
            || isJoined(index + 3)
                && (!after.words.isEmpty || after.isMark(".:/-") && after.gap == .none || after.isDash
                    || after.number != nil)
    }

    /// Whether a reading is more than an accident: a year or a number alone is not.
    func isCredible(_ point: DatePoint, _ start: Int, _ end: Int) -> Bool {
        if point.has(.day), !point.has(.month, .weekday, .period, .holiday) {
            // "29日" is a day, "29th" a rank.
            return self[end - 1].has(.dayMark) && self[end - 1].range.count == 1
        }
        if (start..<end).allSatisfy({ self[$0].isWeak }) { return false }
        // "199 kr/mån"
        if end == start + 1, isGlued(start), self[start - 1].isMark("/") { return false }
        if end == start + 1 {
            let meanings: [(DatePoint.Field, DateWord)] = [
                (.weekday, .weekday), (.month, .month), (.now, .now), (.days, .day), (.holiday, .holiday),
            ]
            let token = self[start]
            if meanings.contains(where: { point.has($0) && token.has($1) && !token.isStrong($1) }) { return false }
            if token.dayPart?.isMoment == true, !isIntroduced(start) { return false }
        }
        // "一点" and "两点" are a little and two points as often as hours.
        if end == start + 2, self[end - 1].has(.hourMark), self[end - 1].isWeak,
            text[self[start].range.lowerBound].isIdeographicNumeral
        {
            return false
        }
        if point.has(.year), !point.hasTime, !point.has(.month, .holiday) { return self[end - 1].has(.yearMark) }
        return true
    }

    /// Whether a word like "midnight" says when: behind a word like "at", or at the start of its line.
    private func isIntroduced(_ index: Int) -> Bool {
        isLineStart(index)
            || index > 0 && isNear(index) && !self[index - 1].words.isEmpty && !self[index - 1].has(.one)
    }

    private func isDuration(_ start: Int, _ end: Int) -> Bool {
        let first = self[start]
        // "The day", "a year"
        if first[.number] == 1, !first.isStrong(.number) { return false }
        return !self[end - 1].isWeak
    }

    /// Whether a day and a month in numbers, which many other things look like, are a date: alone in their line, with a
    /// year, or behind a word like "on".
    func isShortDate(_ point: DatePoint, _ start: Int, _ end: Int) -> Bool {
        let (before, mark) = (self[start - 1], self[start + 1])
        let isWide =
            self[start].digitCount == 2 && self[start + 2].digitCount == 2
            && self[start].number != self[start + 2].number
        if mark.isMark("/"), isWide || isLine(start, end) { return true }
        if point.has(.year), mark.isMark("/-") { return true }
        return start > 0 && isNear(start)
            && (before.has(.on) && !before.has(.one) || isDue(start, end))
    }

    private func isLineStart(_ index: Int) -> Bool {
        self[index].gap == .line || index == 0 && self[index].range.lowerBound == range.lowerBound
    }
    /// Whether a line starts and ends at two indices.
    func isLine(_ start: Int, _ end: Int) -> Bool {
        let isEnd =
            self[end].gap == .line || end >= tokens.count && self[end - 1].range.upperBound >= range.upperBound
        return isEnd && isLineStart(start)
    }

    /// "Every Monday at 4 pm", "daily", "each week".
    private func recurrence(at start: Int) -> (DateExpression, Int)? {
        guard let (point, end) = read(.recurrence, at: start) else { return nil }
        let rule =
            point[.weekday].map { "FREQ=WEEKLY;BYDAY=" + OpeningHours.dayCodes[$0 - 1] }
            ?? (point.unit ?? .day).rule(every: point[.periodCount] ?? 1)
        // "Mondays" alone are no event.
        guard let time = point.time else { return self[start].has(.weekday) ? nil : (.recurrence(rule), end) }
        return (.recurrence(rule + ";BYHOUR=\(time.hour % 24);BYMINUTE=\(time.minute)"), end)
    }
}
