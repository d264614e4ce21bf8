/// A day with a name.
enum Holiday: Hashable, Sendable {
    case fixed(month: Int, day: Int)
    /// Days after Easter Sunday.
    case easter(Int)
    /// The nth weekday (1 is Monday) of a month; the last one if n is -1.
    case nth(Int, weekday: Int, month: Int)

    /// The holiday as one number: the value of the words that name it.
    var code: Int {
        switch self {
        case .fixed(let month, let day): month * 32 + day
        case .easter(let offset): 1000 + offset
        case .nth(let n, let weekday, let month): 2000 + ((n + 1) * 8 + weekday) * 16 + month
        }
    }

    init?(code: Int) {
        switch code {
        case 33..<500: self = .fixed(month: code / 32, day: code % 32)
        case 500..<1500: self = .easter(code - 1000)
        case 2000..<3000:
            self = .nth((code - 2000) / 128 - 1, weekday: (code - 2000) / 16 % 8, month: (code - 2000) % 16)
        default: return nil
        }
    }

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
