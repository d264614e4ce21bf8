/// Time zones.
extension DateReader {
    /// "UTC", "GMT+2", "+02:00", "(JST)".
    func zone(at start: Int) -> (minutes: Int, end: Int)? {
        var index = start
        let isBracketed = self[index].isMark("(") && isNear(index)
        if isBracketed { index += 1 }
        guard isNear(index) else { return nil }
        let named = self[index].zone
        if named != nil { index += 1 }
        guard var minutes = named ?? (isGlued(start) && self[index].isMark("+-") ? 0 : nil) else { return nil }
        if minutes == 0, self[index].isMark("+-"), isNear(index), isGlued(index + 1), let hours = self[index + 1].number
        {
            let sign = self[index].isMark("-") ? -1 : 1
            let digits = self[index + 1].digitCount
            if digits == 4 {
                minutes = sign * (hours / 100 * 60 + hours % 100)
                index += 2
            } else if digits <= 2, hours <= 14 {
                minutes = sign * hours * 60
                index += 2
                if self[index].isMark(":"), isGlued(index), let more = self[index + 1].number, more < 60 {
                    minutes += sign * more
                    index += 2
                }
            } else {
                return nil
            }
        } else if named == nil {
            return nil
        }
        if isBracketed {
            guard self[index].isMark(")") else { return nil }
            index += 1
        } else if self[index].isMark("("), let (_, end) = zone(at: index) {
            index = end
        }
        return abs(minutes) <= 14 * 60 ? (minutes, index) : nil
    }
}
