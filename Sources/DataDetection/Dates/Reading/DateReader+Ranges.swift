/// From one moment to another.
extension DateReader {
    /// Past a word or mark for "to".
    func connector(at index: Int, hasPrefix: Bool) -> Int? {
        let token = self[index]
        // "H3A 1H6"
        let isGluedLetter = isGlued(index) && token.range.count == 1 && text[token.range.lowerBound].isASCIILetter
        let isTo = token.has(.to) && !isGluedLetter
        let isConnector = token.isDash || token.isWave || isTo || hasPrefix && token.has(.and)
        return isConnector && isJoined(index) && isJoined(index + 1) ? index + 1 : nil
    }

    /// Past a word like "from" or "between", if there is one.
    private func rangeStart(at start: Int) -> (first: Int, hasPrefix: Bool) {
        let hasPrefix = self[start].has(.from) || self[start].has(.between)
        return (hasPrefix ? skip(.the, at: start + 1) : start, hasPrefix)
    }

    /// "From … to …", "… - …", "between … and …". `known` is the moment at the start.
    func range(at start: Int, _ known: (point: DatePoint, end: Int)?) -> (DateExpression, Int)? {
        let (first, hasPrefix) = rangeStart(at: start)
        guard isJoined(first) || first == start else { return nil }
        let opening = first == start ? known : moment(at: first)
        if let (from, to, end) = daysOfMonth(at: first, opening, hasPrefix: hasPrefix) {
            return to.exists && (from[.day] ?? 0) < (to[.day] ?? 0) ? (.range(from, to), skipClosing(end)) : nil
        }
        guard let (from, fromEnd) = opening ?? read(.shortDate, at: first) else { return nil }
        if from.has(.until) { return hasPrefix ? (.moment(from), fromEnd) : nil }
        // A hyphen without spaces joins only what is written alike.
        guard let connected = connector(at: fromEnd, hasPrefix: hasPrefix),
            !self[fromEnd].isMark("-") || isGlued(fromEnd) == isGlued(connected) || !isGlued(fromEnd)
        else { return nil }
        let second = skip(.the, at: skip(.on, at: skip(.at, at: connected)))
        guard isJoined(second), let (to, toEnd) = moment(at: second) ?? read(.shortDate, at: second),
            !to.has(.until), isCredible(from, first, fromEnd) || to.hasCalendar, from.hasDay || !to.hasDay,
            !from.has(.sign) || from.amounts == to.amounts, from.has(.month) || !from.hasCalendar || to.has(.month),
            !self[fromEnd].has(.and) || hasPrefix,
            // "1/2-2/2" may be anything.
            opening != nil || hasPrefix || isShortDate(from, first, fromEnd) || isLine(first, toEnd)
        else { return nil }
        return (.range(from, to), skipClosing(toEnd))
    }

    private func skipClosing(_ end: Int) -> Int { follows(end, .closing) ? end + 1 : end }

    /// Two days that share their month: "10 - 22 August 2012", "August 10 to 22", "4-23 in next month".
    private func daysOfMonth(
        at first: Int, _ opening: (point: DatePoint, end: Int)?, hasPrefix: Bool
    ) -> (DatePoint, DatePoint, Int)? {
        if let (from, fromEnd) = opening, from.has(.month) || from.unit == .month, from.has(.day),
            !from.has(.hour, .year), let connected = connector(at: fromEnd, hasPrefix: hasPrefix), isNear(connected),
            let (last, end) = read(.lastDay, at: connected)
        {
            var (from, to) = (from, from)
            (from[.year], to[.year], to[.weekday]) = (last[.year], last[.year], nil)
            to[.day] = last[.day]
            return (from, to, end)
        }
        guard let (day, dayEnd) = read(.day, at: first), let connected = connector(at: dayEnd, hasPrefix: hasPrefix),
            case let second = skip(.the, at: connected), isNear(second),
            let (to, end) = moment(at: second) ?? read(.dayOfPeriod, at: second), to.has(.day), !to.has(.hour),
            to.has(.month) || to.unit == .month
        else { return nil }
        var from = to
        (from[.day], from[.weekday]) = (day[.day], nil)
        return (from, to, end)
    }
}
