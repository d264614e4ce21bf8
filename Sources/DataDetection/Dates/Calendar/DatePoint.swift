/// What a text says of a moment, as far as it has been read.
struct DatePoint: Hashable, Sendable {
    @Compact<Int16> var year: Int?
    @Compact<Int8> var month: Int?
    @Compact<Int8> var day: Int?
    /// 1, Monday, to 7.
    @Compact<Int8> var weekday: Int?
    /// Next (1), this (0) or last (-1) of the weekday, the month or the holiday.
    @Compact<Int8> var shift: Int?
    /// Days from today.
    @Compact<Int8> var days: Int?
    var isNow = false
    var holiday: Holiday?
    var period: DatePeriod?
    var offset: DateOffset?
    var time: ClockTime?
    /// The end of a time of day that is a range.
    var timeEnd: ClockTime?
    var part: DayPart?
    /// The first half (-1), the middle (0) or the second half (1) of the day or its part: "late morning".
    @Compact<Int8> var portion: Int?
    /// Whether all time until then (-1) or from then on (1) is meant.
    @Compact<Int8> var bound: Int?
    /// The time zone: minutes from Greenwich.
    @Compact<Int16> var zone: Int?
    /// Whether the year is before Christ, which ISO 8601 writes otherwise.
    var isBeforeChrist = false
    /// Whether the day and the month are numbers that could be each other's.
    var isAmbiguous = false

    var hasCalendar: Bool { month != nil || day != nil || year != nil }
    var hasDay: Bool {
        hasCalendar || weekday != nil || days != nil || isNow || holiday != nil || period != nil || offset != nil
    }
    /// The moment with day and month in the other order, where they could be each other's.
    var swapped: DatePoint? {
        guard isAmbiguous else { return nil }
        var other = self
        (other.day, other.month) = (month, day)
        return other
    }
    var hasTime: Bool { time != nil || part != nil || isNow || (offset?.isClock ?? false) }
}

/// "Next week", "the last three months", "this year".
struct DatePeriod: Hashable, Sendable {
    var unit: DateUnit
    /// How many units away: 1 for the next.
    var shift: Int
    /// The number of units if the text names one.
    @Compact<Int16> var count: Int?
}

/// "In two hours", "three days ago", "two days after" another day.
struct DateOffset: Hashable, Sendable {
    struct Part: Hashable, Sendable {
        var amount: Double
        var unit: DateUnit
    }

    var parts: [Part]
    /// 1 for the future, -1 for the past.
    var sign: Int
    /// The day from which it counts, which counts from no other; empty if it counts from now.
    var anchor: [DatePoint] = []

    var isClock: Bool { parts.contains { $0.unit.isClock } }
    var seconds: Double { parts.reduce(0) { $0 + $1.amount * Double($1.unit.seconds) } }
}

/// A time of day.
struct ClockTime: Hashable, Sendable {
    private var storedHour: Int8
    private var storedMinute: Int8
    private var storedSecond: Int8
    /// Whether it is known which half of the day is meant.
    var isExact = false
    /// Whether seconds are written.
    var hasSeconds = false

    init(hour: Int, minute: Int = 0) {
        storedHour = Int8(clamping: hour)
        storedMinute = Int8(clamping: minute)
        storedSecond = 0
    }

    var hour: Int {
        get { Int(storedHour) }
        set { storedHour = Int8(clamping: newValue) }
    }
    var minute: Int {
        get { Int(storedMinute) }
        set { storedMinute = Int8(clamping: newValue) }
    }
    var second: Int {
        get { Int(storedSecond) }
        set { storedSecond = Int8(clamping: newValue) }
    }

    var secondOfDay: Int { hour * 3600 + minute * 60 + second }
    var iso: String { hour.padded(to: 2) + ":" + minute.padded(to: 2) + ":" + second.padded(to: 2) }
}

/// All that a stretch of text can say about time.
enum DateExpression: Hashable, Sendable {
    case moment(DatePoint)
    case range(DatePoint, DatePoint)
    case duration(DateOffset)
    /// An iCalendar rule, at a time of day.
    case recurrence(String)
    case openingHours([OpeningHours])
}
