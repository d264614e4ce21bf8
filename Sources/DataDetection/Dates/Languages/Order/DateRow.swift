/// The rows with which readers start.
enum DateRow: Int, CaseIterable, Sendable {
    case clockTime, zone, bounded, numberedDay, dayName, introducedDay, monthlyDay, shortDate, anchor, day
    case dayOfPeriod, lastDay, partBehind, timeRange, openingRange, dayBehind, glue, closing, modified, leadingPart, followingPart, recurrence

    var pattern: DatePattern {
        switch self {
        case .clockTime: .clockTime
        case .timeRange: .timeRange
        case .openingRange: .openingRange
        case .partBehind: .partBehind
        case .dayBehind: .dayBehind
        case .zone: .zone
        case .bounded: .bounded
        case .numberedDay: .numberedDay
        case .dayName: .dayName
        case .introducedDay: .introducedDay
        case .monthlyDay: .monthlyDay
        case .shortDate: .shortDate
        case .anchor: .anchor
        case .day: .day
        case .dayOfPeriod: .dayOfPeriod
        case .lastDay: .lastDay
        case .glue: .glue
        case .closing: .closing
        case .modified: .modified
        case .leadingPart: .leadingPart
        case .followingPart: .followingPart
        case .recurrence: .recurrence
        }
    }
}
