/// What of a count and an offset takes more than a row.
extension DateReader {
    /// The number of units of a period.
    func readCount(at index: Int, _ point: inout DatePoint) -> Int? {
        guard self[index].unit == nil || self[index].number != nil, let (amount, end) = amount(at: index),
            (1..<1000).contains(amount)
        else { return nil }
        point[.periodCount] = Int(amount)
        return end
    }

    /// "… before yesterday", "… from 1/2/2018": the day from which amounts count.
    func readAnchor(at index: Int, _ point: inout DatePoint) -> Int? {
        let token = self[index]
        let sign = token.has(.after) || token.has(.from) ? 1 : token.has(.before) || token.has(.ago) ? -1 : 0
        guard sign != 0, isJoined(index + 1), let (anchor, end) = read(.anchor, at: skip(.the, at: index + 1))
        else { return nil }
        (point[.sign], point[.anchored]) = (sign, 1)
        point = point.merged(with: anchor)
        point[.ambiguous] = nil
        return end
    }

    /// Whether the amounts before an index count from what the text names, as in "15 minutes before departure", "開演30分前"
    /// and "출발 10분 전": they say how long, and no moment.
    func countsFromElse(before end: Int) -> Bool {
        let last = self[end - 1]
        if last.has(.before) || last.has(.after), text.isWord(at: last.range.upperBound + 1) { return true }
        var first = end - 1
        while end - first < 8, isNear(first), self[first - 1].number != nil || self[first - 1].unit != nil {
            first -= 1
        }
        let (before, start) = (self[first - 1], self[first].range.lowerBound)
        // "قبل 15 دقيقة من الموعد"
        if follows(end, .from), self[end].has(.of) { return before.has(.agoBefore) || before.has(.within) }
        // "饭后30分钟"
        if isNear(first), last.unit?.isClock == true, before.range.count == 1, before.has(.last) || before.has(.next) {
            return text[start - 2].isIdeograph
        }
        let isNamed = self[first].gap != .space || before.words.isEmpty && before.mark == 0
        return isNamed && (last.has(.ago) || last.has(.later)) && lexicon.isOrigin(before: start, in: text)
    }

    /// "+2", "+02:00", "-0330": at most 14 hours.
    func readOffsetFromGreenwich(at start: Int, _ point: inout DatePoint) -> Int? {
        guard self[start].isMark("+-"), isGlued(start + 1), let number = self[start + 1].number else { return nil }
        var (hours, minutes, end) = (number, 0, start + 2)
        if self[start + 1].digitCount == 4 {
            (hours, minutes) = (number / 100, number % 100)
        } else if self[start + 1].digitCount > 2 {
            return nil
        } else if isGluedMark(end, ":"), let more = self[end + 1].number, more < 60 {
            (minutes, end) = (more, end + 2)
        }
        guard minutes < 60, hours * 60 + minutes <= 14 * 60 else { return nil }
        if !point.has(.zone) { point[.zone] = (self[start].isMark("-") ? -1 : 1) * (hours * 60 + minutes) }
        return end
    }
}
