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
