/// The rows with which readers start.
enum DateRow: Int, CaseIterable, Sendable {
    case clock, timeRange, openingRange, zone, bounded, leadingPart, followingPart, partBehind
    case dayName, introducedDay, monthlyDay, shortDate, daysOfMonth, modified, anchor, recurrence
    case glue, dayBehind, to, closing

    var pattern: DatePattern {
        switch self {
        case .clock: .clock
        case .timeRange: .timeRange
        case .openingRange: .openingRange
        case .partBehind: .partBehind
        case .dayBehind: .dayBehind
        case .zone: .zone
        case .bounded: .bounded
        case .dayName: .dayName
        case .introducedDay: .introducedDay
        case .monthlyDay: .monthlyDay
        case .shortDate: .shortDate
        case .anchor: .anchor
        case .daysOfMonth: .daysOfMonth
        case .to: .to
        case .glue: .glue
        case .closing: .closing
        case .modified: .modified
        case .leadingPart: .leadingPart
        case .followingPart: .followingPart
        case .recurrence: .recurrence
        }
    }
}
