/// What a word says in the grammar of dates, whatever its language.
enum DateWord: Hashable, Sendable {
    // Names
    /// 1 to 12.
    case month(Int)
    /// 1, Monday, to 7.
    case weekday(Int)
    case holiday(Holiday)
    case season(Int)
    /// Days from today.
    case day(Int)
    case now
    case dayPart(DayPart)
    /// Today's or another day's part in one word: "tonight", "anoche".
    case dayAndPart(Int, DayPart)
    case unit(DateUnit)
    /// The difference from Greenwich in minutes.
    case zone(Int)
    /// Years before or after Christ, or of another count: what to add to get a year of ours.
    case era(Int)
    case beforeChrist
    // Numbers
    case number(Int)
    /// Joins to the number before it: "twenty five", "two hundred".
    case times(Int)
    case ordinal(Int)
    case ordinalSuffix
    case few
    case half
    case andAHalf
    case quarterHour(Int)
    // Times of day
    case am, pm, oclock
    /// Stands for the colon after the hour: "h", "Uhr".
    case hourMark
    case minuteMark, secondMark
    /// "half past" and "quarter past" (positive), "quarter to" and the German "halb" (negative), in minutes.
    case past(Int)
    case minutesPast, minutesTo
    // Directions
    case next, last, this
    case ago, later
    case agoBefore
    case within, forSpan
    case before, after
    /// The beginning, the middle and the end of what follows.
    case early, mid, late
    case every
    case everyday(DateUnit)
    case from, to, between, and
    case at, on, of, the, around
    /// Stands behind a moment or a range and belongs to it: "まで", "之间".
    case closing
    /// Stands behind a moment and makes it the end or the start of an open range: "以前", "以降".
    case untilThen, sinceThen
    // Characters that follow the number in Chinese and Japanese
    case yearMark, monthMark, dayMark
}

/// Units of time.
enum DateUnit: Int, Hashable, Sendable {
    case second, minute, hour, day, week, month, quarter, year, decade, fortnight, workday, weekend

    /// The length in seconds; months have 30 days and years 365.
    var seconds: Int {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day, .workday: 86_400
        case .week: 604_800
        case .fortnight: 1_209_600
        case .weekend: 172_800
        case .month: 2_592_000
        case .quarter: 7_776_000
        case .year: 31_536_000
        case .decade: 315_360_000
        }
    }

    var isClock: Bool { self == .second || self == .minute || self == .hour }
}

/// A part of the day with the hours that it is taken for.
enum DayPart: Int, Hashable, Sendable {
    case earlyMorning, morning, noon, afternoon, evening, night, midnight, lunch

    /// The hours from the first to the last, which is not part of it.
    var hours: Range<Int> {
        switch self {
        case .earlyMorning: 4..<8
        case .morning: 8..<12
        case .noon: 12..<13
        case .lunch: 11..<13
        case .afternoon: 12..<16
        case .evening: 16..<20
        case .night: 20..<24
        case .midnight: 0..<1
        }
    }

    /// Whether it is a moment rather than some hours.
    var isMoment: Bool { self == .noon || self == .midnight }

    /// An hour from 1 to 12 as it is meant in this part of the day.
    func hour(_ hour: Int) -> Int {
        switch self {
        case .earlyMorning, .morning: hour == 12 ? 0 : hour
        case .noon, .lunch: hour < 10 && hour > 0 ? hour + 12 : hour
        case .afternoon, .evening: hour < 12 && hour > 0 ? hour + 12 : hour
        case .night, .midnight: hour == 12 ? 0 : hour >= 6 && hour < 12 ? hour + 12 : hour
        }
    }
}
