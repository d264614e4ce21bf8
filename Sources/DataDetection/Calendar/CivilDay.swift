/// A day of the Gregorian calendar, of any year from 1 to 9999.
///
/// Foundation's calendar does the same some hundred times slower and depends on the system.
package struct CivilDay: Hashable, Comparable, Sendable {
    /// Days since 1 January 1970.
    package let number: Int

    static let years = 1...9999

    /// Makes the day that lies this many days after 1 January 1970; `nil` outside the years 1 to 9999.
    package init?(number: Int) {
        guard (-719_162...2_932_896).contains(number) else { return nil }
        self.number = number
    }

    /// A day that exists; `nil` for 30 February.
    package init?(year: Int, month: Int, day: Int) {
        guard Self.years.contains(year), (1...12).contains(month), day >= 1,
            day <= Self.length(ofMonth: month, year: year)
        else { return nil }
        // Years that start in March, so that the leap day is the last.
        let y = month <= 2 ? year - 1 : year
        let era = (y >= 0 ? y : y - 399) / 400
        let yearOfEra = y - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        number = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    var components: (year: Int, month: Int, day: Int) {
        let z = number + 719_468
        let era = (z >= 0 ? z : z - 146_096) / 146_097
        let dayOfEra = z - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }

    /// 1, Monday, to 7.
    var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

    /// The Monday of its week.
    var weekStart: CivilDay? { adding(days: 1 - weekday) }

    package func adding(days: Int) -> CivilDay? {
        let (sum, overflow) = number.addingReportingOverflow(days)
        return overflow ? nil : CivilDay(number: sum)
    }

    /// The same day of another month, or that month's last.
    func adding(months: Int) -> CivilDay? {
        guard abs(months) < 120_000 else { return nil }
        let (year, month, day) = components
        let index = year * 12 + month - 1 + months
        guard index >= 12 else { return nil }
        let (newYear, newMonth) = (index / 12, index % 12 + 1)
        return CivilDay(
            year: newYear, month: newMonth, day: min(day, Self.length(ofMonth: newMonth, year: newYear)))
    }

    /// The day that is this many days of work, Monday to Friday, away.
    func adding(workdays: Int) -> CivilDay? {
        guard workdays != 0, abs(workdays) < 100_000 else { return workdays == 0 ? self : nil }
        let step = workdays.signum()
        // From a weekend one counts as from the day of work behind one's back.
        let first = weekday <= 5 ? self : adding(days: step > 0 ? 5 - weekday : 8 - weekday)
        guard var day = first?.adding(days: workdays / 5 * 7) else { return nil }
        var left = abs(workdays % 5)
        while left > 0 {
            guard let next = day.adding(days: step) else { return nil }
            day = next
            if day.weekday <= 5 { left -= 1 }
        }
        return day
    }

    static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        default: 31
        }
    }

    /// Easter Sunday by the Gregorian computus.
    static func easter(inYear year: Int) -> CivilDay? {
        guard years.contains(year) else { return nil }
        let (a, b, c) = (year % 19, year / 100, year % 100)
        let h = (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30
        let l = (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7
        let m = (a + 11 * h + 22 * l) / 451
        let n = h + l - 7 * m + 114
        return CivilDay(year: year, month: n / 31, day: n % 31 + 1)
    }

    /// Whether a day is before another.
    package static func < (a: Self, b: Self) -> Bool { a.number < b.number }

    /// "2016-11-07".
    package var iso: String {
        let (year, month, day) = components
        return year.padded(to: 4) + "-" + month.padded(to: 2) + "-" + day.padded(to: 2)
    }
}

extension Int {
    /// The number with zeros before it.
    func padded(to length: Int) -> String {
        let digits = String(self)
        return digits.utf8.count < length ? String(repeating: "0", count: length - digits.utf8.count) + digits : digits
    }
}
