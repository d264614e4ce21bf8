/// A number, a known word or a mark in a text.
struct DateToken: Sendable {
    /// What stands before it.
    enum Gap: UInt8, Comparable {
        case none, space, line, other

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    let range: Range<Int>
    let gap: Gap
    /// The value of a number in digits, and how many they are; numbers in ideographs have none.
    var number: Int?
    var digitCount = 0
    /// The unit of a mark, 0 for others.
    var mark: UInt16 = 0
    var meanings: [DateLexicon.Meaning] = []
    /// The kinds of its meanings: most questions about a token are answered by this alone.
    var roles = DateRoles()

    static let end = DateToken(range: 0..<0, gap: .other)

    func has(_ word: DateWord) -> Bool {
        guard roles.contains(word.role) else { return false }
        for meaning in meanings where meaning.word == word { return true }
        return false
    }

    /// What `pick` makes of the first meaning that it takes, which is of a kind in `role`.
    func first<T>(_ role: DateRoles, _ pick: (DateWord) -> T?) -> T? {
        guard !roles.isDisjoint(with: role) else { return nil }
        for meaning in meanings {
            if let value = pick(meaning.word) { return value }
        }
        return nil
    }

    var isWeak: Bool { meanings.allSatisfy(\.isWeak) }

    var month: Int? { first(.month) { if case .month(let month) = $0 { month } else { nil } } }
    var weekday: Int? { first(.weekday) { if case .weekday(let day) = $0 { day } else { nil } } }
    var unit: DateUnit? { first(.unit) { if case .unit(let unit) = $0 { unit } else { nil } } }
    var dayPart: DayPart? { first(.dayPart) { if case .dayPart(let part) = $0 { part } else { nil } } }
    var ordinal: Int? { first(.ordinal) { if case .ordinal(let ordinal) = $0 { ordinal } else { nil } } }
    var wordNumber: Int? { first(.number) { if case .number(let number) = $0 { number } else { nil } } }
    var holiday: Holiday? { first(.holiday) { if case .holiday(let holiday) = $0 { holiday } else { nil } } }
    var everyday: DateUnit? { first(.everyday) { if case .everyday(let unit) = $0 { unit } else { nil } } }
    var zone: Int? { first(.zone) { if case .zone(let minutes) = $0 { minutes } else { nil } } }
    var times: Int? { first(.times) { if case .times(let factor) = $0 { factor } else { nil } } }
    var era: Int? { first(.era) { if case .era(let shift) = $0 { shift } else { nil } } }
    var quarterHour: Int? { first(.quarterHour) { if case .quarterHour(let minutes) = $0 { minutes } else { nil } } }
    var days: Int? { first(.day) { if case .day(let days) = $0 { days } else { nil } } }
    var past: Int? { first(.past) { if case .past(let minutes) = $0 { minutes } else { nil } } }

    func isMark(_ marks: StaticString) -> Bool { mark != 0 && mark.isOne(of: marks) }
    var isDash: Bool { mark == 0x2D || mark == 0x2010 || mark == 0x2013 || mark == 0x2014 || mark == 0x2212 }
    var isWave: Bool { mark == 0x7E || mark == 0xFF5E || mark == 0x301C || mark == 0x30FC }
}
