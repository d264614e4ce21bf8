/// Days and spans counted from another day.
extension DateReader {
    /// "Next", "last", "this", before or after what it says it of.
    func shift(at index: Int) -> Int? {
        let token = self[index]
        if token.has(.next) { return 1 }
        if token.has(.last) { return -1 }
        return token.has(.this) ? 0 : nil
    }

    /// One or more amounts of time: "2 hours and 5 minutes", "1d 2hr".
    func amounts(at start: Int) -> (parts: [DateOffset.Part], end: Int)? {
        var parts: [DateOffset.Part] = []
        var index = start
        var end = start
        while parts.count < 6, let (amount, amountEnd) = amount(at: index),
            isNear(amountEnd) || self[amountEnd].gap == .line,
            let unit = self[amountEnd].unit, isUnit(amountEnd)
        {
            if let last = parts.last?.unit, last.rawValue <= unit.rawValue { break }
            parts.append(DateOffset.Part(amount: amount, unit: unit))
            end = amountEnd + 1
            if isNear(end), self[end].has(.andAHalf) {
                parts[parts.count - 1].amount += 0.5
                end += 1
            }
            index = end
            if isNear(index), self[index].isMark(",") { index += 1 }
            if isNear(index), self[index].has(.and) { index += 1 }
            guard isNear(index) else { break }
        }
        return parts.isEmpty ? nil : (parts, end)
    }

    /// A letter is a unit only right behind its number.
    private func isUnit(_ index: Int) -> Bool {
        self[index].range.count > 1 || isGlued(index) && self[index - 1].number != nil
            || self[index].range.count == 1 && self[index].mark == 0 && !self[index].isWeak
    }

    /// "In five minutes", "2 days ago", "+15 min", "3 weeks after Monday".
    func offset(at start: Int) -> (point: DatePoint, end: Int)? {
        var index = start
        var sign: Int?
        if self[index].has(.within) || self[index].has(.forSpan) {
            sign = 1
            index += 1
            if isNear(index), self[index].has(.around) || self[index].has(.the) && !self[index].has(.one) {
                index += 1
            }
        } else if self[index].has(.agoBefore) {
            sign = -1
            index += 1
        } else if self[index].isMark("+") || self[index].isDash, isGlued(index + 1), !isGlued(index) {
            sign = self[index].isDash ? -1 : 1
            index += 1
        } else if self[index].has(.after), isJoined(index + 1), self[index + 1].has(.one) {
            sign = 1
            index += 1
        }
        guard isJoined(index) || index == start, let (parts, partsEnd) = amounts(at: index) else { return nil }
        var point = DatePoint()
        var end = partsEnd
        let isPlain = sign == nil
        if isNear(end) || self[end].gap == .line {
            if isPlain, let (anchored, anchoredEnd) = anchored(parts, at: end) { return (anchored, anchoredEnd) }
            if self[end].has(.ago) {
                (sign, end) = (-1, end + 1)
            } else if self[end].has(.later) {
                (sign, end) = (sign ?? 1, end + 1)
            }
        }
        // "For a while" and "in a year" alike; but a duration that merely follows "for" says when nothing is.
        guard let sign, !(self[start].has(.forSpan) && !parts.contains { $0.unit.isClock }) else { return nil }
        point.offset = DateOffset(parts: parts, sign: sign)
        return (point, end)
    }

    /// "Two days before yesterday", "16 days from 1/2/2018".
    private func anchored(_ parts: [DateOffset.Part], at index: Int) -> (DatePoint, Int)? {
        let token = self[index]
        let sign = token.has(.after) || token.has(.from) ? 1 : token.has(.before) || token.has(.ago) ? -1 : 0
        guard sign != 0, isJoined(index + 1), let (anchor, end) = anchor(at: skip(.the, at: index + 1)),
            anchor.period == nil, anchor.month != nil || anchor.holiday != nil || !anchor.hasCalendar
        else { return nil }
        var point = DatePoint()
        point.offset = DateOffset(parts: parts, sign: sign, anchor: [anchor])
        return (point, end)
    }

    /// "Next week", "the last three months", "semana passada", "les 2 prochaines semaines".
    func period(at start: Int) -> (point: DatePoint, end: Int)? {
        var index = start
        // "La semaine dernière", but not "the" next week.
        if self[index].has(.the), !self[index].has(.on), shift(at: index) == nil, isNear(index + 1),
            shift(at: index + 1) == nil
        {
            index += 1
        }
        let first = index
        var shift = shift(at: index)
        if shift != nil {
            index += 1
            // "This coming", "the week after next" in one.
            if let second = self.shift(at: index), isNear(index) { (shift, index) = (second, index + 1) }
        }
        var count: Int?
        if isNear(index) || index == start, self[index].unit == nil || self[index].number != nil,
            let (amount, end) = amount(at: index), amount >= 1, amount < 1000,
            !(shift == nil && self[index].has(.one) && self[index].isWeak)
        {
            (count, index) = (Int(amount), end)
            if shift == nil, isNear(index), let second = self.shift(at: index) { (shift, index) = (second, index + 1) }
        }
        guard isNear(index) || index == start, let unit = self[index].unit, isUnit(index),
            index > first || first == start || unit.rawValue >= DateUnit.day.rawValue
        else { return nil }
        index += 1
        if shift == nil {
            // "5天前" counts from now, though the same word means "last" before its unit.
            if count != nil, self[index].has(.ago) || self[index].has(.later) { return nil }
            guard isNear(index), let following = self.shift(at: index), following != 0 || self[index].gap != .line,
                !self[index].isWeak || following != 0
            else { return nil }
            (shift, index) = (following, index + 1)
        }
        guard let shift else { return nil }
        // "Last 2 hours", "in the following 90 seconds"; but not "the last second".
        if unit.isClock, count == nil, unit != .hour && unit != .minute { return nil }
        var parts = [DateOffset.Part(amount: Double(count ?? 1), unit: unit)]
        var point = DatePoint()
        if count != nil, isNear(index), let (more, end) = amounts(at: self[index].has(.and) ? index + 1 : index),
            more[0].unit.rawValue < unit.rawValue
        {
            parts += more
            point.offset = DateOffset(parts: parts, sign: shift < 0 ? -1 : 1)
            return (point, end)
        }
        point.period = DatePeriod(unit: unit, shift: shift, count: count)
        return (point, index)
    }
}
