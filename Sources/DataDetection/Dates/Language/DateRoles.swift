/// Kinds of words, as a set.
struct DateRoles: OptionSet, Sendable {
    let rawValue: UInt64

    static let month = DateRoles(bit: 0)
    static let weekday = DateRoles(bit: 1)
    static let holiday = DateRoles(bit: 2)
    static let season = DateRoles(bit: 3)
    static let day = DateRoles(bit: 4)
    static let now = DateRoles(bit: 5)
    static let dayPart = DateRoles(bit: 6)
    static let dayAndPart = DateRoles(bit: 7)
    static let unit = DateRoles(bit: 8)
    static let zone = DateRoles(bit: 9)
    static let era = DateRoles(bit: 10)
    static let number = DateRoles(bit: 11)
    static let times = DateRoles(bit: 12)
    static let ordinal = DateRoles(bit: 13)
    static let quarterHour = DateRoles(bit: 14)
    static let past = DateRoles(bit: 15)
    static let everyday = DateRoles(bit: 16)
    static let every = DateRoles(bit: 17)
    static let shift = DateRoles(bit: 18)
    static let bound = DateRoles(bit: 19)
    static let edge = DateRoles(bit: 20)
    static let direction = DateRoles(bit: 21)
    static let within = DateRoles(bit: 22)
    static let from = DateRoles(bit: 23)
    static let to = DateRoles(bit: 24)
    static let and = DateRoles(bit: 25)
    static let at = DateRoles(bit: 26)
    static let on = DateRoles(bit: 27)
    static let of = DateRoles(bit: 28)
    static let the = DateRoles(bit: 29)
    static let around = DateRoles(bit: 30)
    static let mark = DateRoles(bit: 31)
    static let halfDay = DateRoles(bit: 32)
    static let amount = DateRoles(bit: 33)
    static let ordinalSuffix = DateRoles(bit: 34)
    static let closing = DateRoles(bit: 35)
    static let minutes = DateRoles(bit: 36)

    /// Words with which a date may start by themselves.
    static let starting: DateRoles = [
        .month, .weekday, .holiday, .day, .now, .dayPart, .dayAndPart, .everyday, .past, .era,
    ]
    /// Words with which a date may start if others follow.
    static let leading: DateRoles = [
        .number, .ordinal, .every, .shift, .bound, .edge, .within, .from, .the, .amount, .unit, .direction,
    ]

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }
}

extension DateWord {
    /// The kind of the word.
    var role: DateRoles {
        switch self {
        case .month: .month
        case .weekday: .weekday
        case .holiday: .holiday
        case .season: .season
        case .day: .day
        case .now: .now
        case .dayPart: .dayPart
        case .dayAndPart: .dayAndPart
        case .unit: .unit
        case .zone: .zone
        case .era, .beforeChrist: .era
        case .number: .number
        case .times: .times
        case .ordinal: .ordinal
        case .ordinalSuffix: .ordinalSuffix
        case .few, .half, .andAHalf: .amount
        case .quarterHour: .quarterHour
        case .am, .pm, .oclock: .halfDay
        case .hourMark, .minuteMark, .secondMark, .yearMark, .monthMark, .dayMark: .mark
        case .past: .past
        case .minutesPast, .minutesTo: .minutes
        case .next, .last, .this: .shift
        case .ago, .later, .agoBefore: .direction
        case .within, .forSpan: .within
        case .before, .after: .bound
        case .early, .mid, .late: .edge
        case .every: .every
        case .everyday: .everyday
        case .from, .between: .from
        case .to: .to
        case .and: .and
        case .at: .at
        case .on: .on
        case .of: .of
        case .the: .the
        case .around: .around
        case .closing, .untilThen, .sinceThen: .closing
        }
    }
}
