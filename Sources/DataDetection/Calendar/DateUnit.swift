/// Units of time.
enum DateUnit: Int, CaseIterable, Hashable, Sendable {
    case second, minute, hour, day, week, month, quarter, year, decade, fortnight, workday, weekend

    var isClock: Bool { self == .second || self == .minute || self == .hour }

    /// How many months it has, where it is counted in months.
    var months: Int? {
        switch self {
        case .month: 1
        case .quarter: 3
        case .year: 12
        case .decade: 120
        default: nil
        }
    }

    /// The length in seconds; months have 30 days and years 365.
    var seconds: Int {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .week: 604_800
        case .fortnight: 1_209_600
        case .weekend: 172_800
        default: 86_400 * (months.map { $0 < 12 ? $0 * 30 : $0 / 12 * 365 } ?? 1)
        }
    }

    /// The iCalendar rule for what recurs once in so many of them.
    func rule(every interval: Int) -> String {
        let (name, factor) =
            switch self {
            case .second: ("SECONDLY", 1)
            case .minute: ("MINUTELY", 1)
            case .hour: ("HOURLY", 1)
            case .day: ("DAILY", 1)
            case .workday: ("WEEKLY;BYDAY=MO,TU,WE,TH,FR", 1)
            case .weekend: ("WEEKLY;BYDAY=SA,SU", 1)
            case .week: ("WEEKLY", 1)
            case .fortnight: ("WEEKLY", 2)
            case .month, .quarter: ("MONTHLY", months ?? 1)
            case .year, .decade: ("YEARLY", (months ?? 12) / 12)
            }
        return "FREQ=" + name + (interval * factor > 1 ? ";INTERVAL=\(interval * factor)" : "")
    }
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
