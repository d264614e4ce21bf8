/// What a word says in the grammar of dates, whatever its language. The first ones have a value.
enum DateWord: UInt8, CaseIterable, Sendable {
    /// 1 to 12.
    case month
    /// 1, Monday, to 7.
    case weekday
    /// See `Holiday.code`.
    case holiday
    /// Days from today.
    case day
    /// A `DayPart`.
    case dayPart
    /// Another day's part in one word ("tonight", "anoche"): the days from today times 16, and a `DayPart`.
    case dayAndPart
    /// A `DateUnit`.
    case unit
    /// The difference from Greenwich in minutes.
    case zone
    /// What to add to a year of another count to get one of ours.
    case era
    case number
    /// Joins to the number before it: "twenty five", "two hundred".
    case factor
    case ordinal
    /// Minutes before or after the hour, behind it: "y cuarto", "moins le quart".
    case quarterHour
    /// "Half past" and "quarter past" (positive), "quarter to" and the German "halb" (negative), in minutes.
    case past
    /// A `DateUnit` in which something recurs.
    case everyday
    // Without a value
    case beforeChrist
    /// The number one, which is an article too.
    case one
    case now, ordinalSuffix, few, half, andAHalf
    case am, pm, oclock
    /// Stands for the colon after the hour: "h", "Uhr".
    case hourMark
    /// An hour's mark that means the clock even where a duration would do: the French "h".
    case clockHour
    case minuteMark, secondMark, minutesPast, minutesTo
    case next, last, this, ago, later, agoBefore, within, forSpan
    case before, after
    /// The beginning, the middle and the end of what follows.
    case early, mid, late
    case every
    case from, to, between, and
    case at, on, of, the, around
    /// Stands before a time of day and says that it is one: "kl.", "godz."
    case clock
    /// Makes a deadline of the moment behind it or before it: "due", "no later than".
    case due
    /// Says in opening hours that nobody is there: "closed", "except" before the days.
    case closed
    /// Stands in opening hours for the days on which nobody works: "Feiertage", "祝日".
    case publicHoliday
    /// Stands behind a moment or a range and belongs to it: "まで", "之间".
    case closing
    /// Stands behind a moment and makes it the end or the start of an open range: "以前", "以降".
    case untilThen, sinceThen
    /// Stands behind the number of a year, a month or a day: "年", "г."
    case yearMark, monthMark, dayMark
}

/// What a word can say, as a set.
struct DateWords: OptionSet, Hashable, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    init(_ words: DateWord...) { self.init(words) }
    init(_ words: [DateWord]) { rawValue = words.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }

    @inline(__always)
    func contains(_ word: DateWord) -> Bool { rawValue & 1 << UInt64(word.rawValue) != 0 }

    /// Words that may stand between a day and a time.
    static let glue = DateWords(.on, .of, .the, .around, .within)

    /// Words with which a date may start by themselves.
    static let starting = DateWords(
        .month, .weekday, .holiday, .day, .now, .dayPart, .dayAndPart, .everyday, .past, .era)

    /// Words with which a date may start if others follow.
    static let leading = DateWords(
        .number, .ordinal, .every, .next, .last, .this, .before, .after, .early, .mid, .late, .within, .forSpan, .from,
        .between, .the, .few, .half, .unit, .agoBefore)

    /// Words that only link what stands around them.
    static let linking = DateWords(.of, .and, .to, .around, .minutesTo, .minutesPast, .ordinalSuffix, .later, .ago)
}
