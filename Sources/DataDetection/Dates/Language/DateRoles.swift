/// What a token can mean, as a set: one member for each `DateWord`, whatever its value.
struct DateRoles: OptionSet, Sendable {
    let rawValue: UInt64

    static let month = DateRoles(bit: 0)
    static let weekday = DateRoles(bit: 1)
    static let holiday = DateRoles(bit: 2)
    static let season = DateRoles(bit: 3)
    static let day = DateRoles(bit: 4)
    static let dayPart = DateRoles(bit: 5)
    static let dayAndPart = DateRoles(bit: 6)
    static let unit = DateRoles(bit: 7)
    static let zone = DateRoles(bit: 8)
    static let era = DateRoles(bit: 9)
    static let number = DateRoles(bit: 10)
    static let times = DateRoles(bit: 11)
    static let ordinal = DateRoles(bit: 12)
    static let quarterHour = DateRoles(bit: 13)
    static let past = DateRoles(bit: 14)
    static let everyday = DateRoles(bit: 15)
    static let now = DateRoles(bit: 16)
    static let ordinalSuffix = DateRoles(bit: 17)
    static let few = DateRoles(bit: 18)
    static let half = DateRoles(bit: 19)
    static let andAHalf = DateRoles(bit: 20)
    static let am = DateRoles(bit: 21)
    static let pm = DateRoles(bit: 22)
    static let oclock = DateRoles(bit: 23)
    static let hourMark = DateRoles(bit: 24)
    static let minuteMark = DateRoles(bit: 25)
    static let secondMark = DateRoles(bit: 26)
    static let minutesPast = DateRoles(bit: 27)
    static let minutesTo = DateRoles(bit: 28)
    static let next = DateRoles(bit: 29)
    static let last = DateRoles(bit: 30)
    static let this = DateRoles(bit: 31)
    static let ago = DateRoles(bit: 32)
    static let later = DateRoles(bit: 33)
    static let agoBefore = DateRoles(bit: 34)
    static let within = DateRoles(bit: 35)
    static let forSpan = DateRoles(bit: 36)
    static let before = DateRoles(bit: 37)
    static let after = DateRoles(bit: 38)
    static let early = DateRoles(bit: 39)
    static let mid = DateRoles(bit: 40)
    static let late = DateRoles(bit: 41)
    static let every = DateRoles(bit: 42)
    static let from = DateRoles(bit: 43)
    static let to = DateRoles(bit: 44)
    static let between = DateRoles(bit: 45)
    static let and = DateRoles(bit: 46)
    static let at = DateRoles(bit: 47)
    static let on = DateRoles(bit: 48)
    static let of = DateRoles(bit: 49)
    static let the = DateRoles(bit: 50)
    static let around = DateRoles(bit: 51)
    static let yearMark = DateRoles(bit: 52)
    static let monthMark = DateRoles(bit: 53)
    static let dayMark = DateRoles(bit: 54)
    static let closing = DateRoles(bit: 55)
    static let untilThen = DateRoles(bit: 56)
    static let sinceThen = DateRoles(bit: 57)
    static let beforeChrist = DateRoles(bit: 58)
    /// The number one, which is an article too.
    static let one = DateRoles(bit: 59)
    /// A unit, which is the first of the meanings.
    static let unitFirst = DateRoles(bit: 60)

    static let bound: DateRoles = [.before, .after]

    /// Words with which a date may start by themselves.
    static let starting: DateRoles = [
        .month, .weekday, .holiday, .day, .now, .dayPart, .dayAndPart, .everyday, .past, .era,
    ]
    /// Words with which a date may start if others follow.
    static let leading: DateRoles = [
        .number, .ordinal, .every, .next, .last, .this, .before, .after, .early, .mid, .late, .within, .forSpan, .from,
        .between, .the, .few, .half, .unit, .agoBefore,
    ]

    /// Words that only link what stands around them.
    static let linking: DateRoles = [.of, .and, .to, .around, .minutesTo, .minutesPast, .ordinalSuffix, .later, .ago]

    init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    private init(bit: UInt64) {
        rawValue = 1 << bit
    }
}

extension DateWord {
    /// The word without its value.
    var role: DateRoles {
        switch self {
        case .number(1): [.number, .one]
        case .month: .month
        case .weekday: .weekday
        case .holiday: .holiday
        case .season: .season
        case .day: .day
        case .dayPart: .dayPart
        case .dayAndPart: .dayAndPart
        case .unit: .unit
        case .zone: .zone
        case .era: .era
        case .number: .number
        case .times: .times
        case .ordinal: .ordinal
        case .quarterHour: .quarterHour
        case .past: .past
        case .everyday: .everyday
        case .now: .now
        case .ordinalSuffix: .ordinalSuffix
        case .few: .few
        case .half: .half
        case .andAHalf: .andAHalf
        case .am: .am
        case .pm: .pm
        case .oclock: .oclock
        case .hourMark: .hourMark
        case .minuteMark: .minuteMark
        case .secondMark: .secondMark
        case .minutesPast: .minutesPast
        case .minutesTo: .minutesTo
        case .next: .next
        case .last: .last
        case .this: .this
        case .ago: .ago
        case .later: .later
        case .agoBefore: .agoBefore
        case .within: .within
        case .forSpan: .forSpan
        case .before: .before
        case .after: .after
        case .early: .early
        case .mid: .mid
        case .late: .late
        case .every: .every
        case .from: .from
        case .to: .to
        case .between: .between
        case .and: .and
        case .at: .at
        case .on: .on
        case .of: .of
        case .the: .the
        case .around: .around
        case .yearMark: .yearMark
        case .monthMark: .monthMark
        case .dayMark: .dayMark
        case .closing: .closing
        case .untilThen: .untilThen
        case .sinceThen: .sinceThen
        case .beforeChrist: .beforeChrist
        }
    }
}
