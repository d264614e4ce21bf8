/// A time of day.
struct ClockTime: Hashable, Sendable {
    var hour: Int
    var minute = 0
    var second = 0
    /// Whether it is known which half of the day is meant.
    var isExact = false

    var minuteOfDay: Int { hour * 60 + minute }
    var secondOfDay: Int { minuteOfDay * 60 + second }
}
