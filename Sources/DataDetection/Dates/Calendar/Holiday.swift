/// A day with a name.
enum Holiday: Hashable, Sendable {
    case fixed(month: Int, day: Int)
    /// Days after Easter Sunday.
    case easter(Int)
    /// The nth weekday (1 is Monday) of a month; the last one if n is -1.
    case nth(Int, weekday: Int, month: Int)

    /// The day in a year.
    func day(inYear year: Int) -> CivilDay? {
        switch self {
        case .fixed(let month, let day): return CivilDay(year: year, month: month, day: day)
        case .easter(let offset): return CivilDay.easter(inYear: year)?.adding(days: offset)
        case .nth(let n, let weekday, let month):
            if n < 0 {
                guard let last = CivilDay(year: year, month: month, day: CivilDay.length(ofMonth: month, year: year))
                else { return nil }
                return last.adding(days: -((last.weekday - weekday + 7) % 7))
            }
            guard let first = CivilDay(year: year, month: month, day: 1) else { return nil }
            return first.adding(days: (weekday - first.weekday + 7) % 7 + 7 * (n - 1))
        }
    }
}
