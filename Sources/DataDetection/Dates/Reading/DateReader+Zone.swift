/// Time zones.
extension DateReader {
    /// "UTC", "GMT+2", "+02:00", "(JST)", "+09:00 (JST)".
    func zone(at start: Int) -> (minutes: Int, end: Int)? {
        if let bracketed = bracketedZone(at: start) { return bracketed }
        guard let (minutes, end) = bareZone(at: start, maySign: isGlued(start)) else { return nil }
        return (minutes, bracketedZone(at: end)?.end ?? end)
    }

    private func bracketedZone(at start: Int) -> (minutes: Int, end: Int)? {
        guard self[start].isMark("("), isNear(start),
            let (minutes, end) = bareZone(at: start + 1, maySign: isGlued(start)), self[end].isMark(")")
        else { return nil }
        return (minutes, end + 1)
    }

    /// Reads a zone without brackets: its offset from Greenwich and the index of the token after it. A sign alone
    /// starts an offset where `maySign` is set, as right behind a time.
    private func bareZone(at start: Int, maySign: Bool) -> (minutes: Int, end: Int)? {
        guard isNear(start) else { return nil }
        let named = self[start].zone
        let sign = named == nil ? start : start + 1
        guard named ?? 0 == 0, let (minutes, end) = offsetFromGreenwich(at: sign), named != nil || maySign else {
            return named.map { ($0, start + 1) }
        }
        return (minutes, end)
    }

    /// "+2", "+02:00", "-0330": at most 14 hours.
    private func offsetFromGreenwich(at start: Int) -> (minutes: Int, end: Int)? {
        guard self[start].isMark("+-"), isNear(start), isGlued(start + 1), let number = self[start + 1].number else {
            return nil
        }
        var (hours, minutes, end) = (number, 0, start + 2)
        if self[start + 1].digitCount == 4 {
            (hours, minutes) = (number / 100, number % 100)
        } else if self[start + 1].digitCount > 2 {
            return nil
        } else if self[end].isMark(":"), isGlued(end), let more = self[end + 1].number, more < 60 {
            (minutes, end) = (more, end + 2)
        }
        guard minutes < 60, hours * 60 + minutes <= 14 * 60 else { return nil }
        return ((self[start].isMark("-") ? -1 : 1) * (hours * 60 + minutes), end)
    }
}
