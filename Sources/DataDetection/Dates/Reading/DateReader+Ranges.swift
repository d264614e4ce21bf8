/// From one moment to another.
extension DateReader {
    /// Past a word or mark for "to".
    func connector(at index: Int, hasPrefix: Bool = false) -> Int? {
        let end = read(.to, at: index)?.end ?? (hasPrefix && self[index].has(.and) ? index + 1 : nil)
        return isJoined(index) && isJoined(index + 1) ? end : nil
    }

    /// "From … to …", "… - …", "between … and …". `known` is the moment at the start.
    func range(at start: Int, _ known: (point: DatePoint, end: Int)?) -> (DateExpression, Int)? {
        if let (from, end) = read(.daysOfMonth, at: start) {
            var to = from
            (to[.day], to[.weekday]) = (from[.lastDay], nil)
            return to.exists ? (.range(from, to), skipClosing(end)) : nil
        }
        let hasPrefix = self[start].has(.from) || self[start].has(.between)
        let first = hasPrefix ? skip(.the, at: start + 1) : start
        guard isJoined(first) || first == start else { return nil }
        let opening = first == start ? known : moment(at: first)
        guard let (from, fromEnd) = opening ?? read(.shortDate, at: first), !from.has(.until),
            let connected = connector(at: fromEnd, hasPrefix: hasPrefix),
            case let second = skip(.the, at: skip(.on, at: skip(.at, at: connected))), isJoined(second),
            let (to, toEnd) = moment(at: second) ?? read(.shortDate, at: second), !to.has(.until),
            !from.has(.sign) || from.amounts == to.amounts, isCredible(from, first, fromEnd) || to.hasCalendar,
            from.hasDay || !to.hasDay, !self[fromEnd].has(.and) || hasPrefix,
            // "1/2-2/2" may be anything.
            opening != nil || hasPrefix || isShortDate(from, first, fromEnd) || isLine(first, toEnd)
        else { return nil }
        return (.range(from, to), skipClosing(toEnd))
    }

    private func skipClosing(_ end: Int) -> Int { follows(end, .closing) ? end + 1 : end }
}
