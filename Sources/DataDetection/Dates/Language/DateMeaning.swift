/// All that a word can mean, in a form that is copied without cost.
struct DateMeaning: Sendable {
    private(set) var roles = DateRoles()
    /// The roles in which the word stands by itself.
    private(set) var strongRoles = DateRoles()
    private(set) var month: Int8 = 0
    private(set) var weekday: Int8 = 0
    private(set) var ordinal: Int8 = 0
    private(set) var days: Int8 = 0
    private(set) var partDays: Int8 = 0
    private(set) var quarterHour: Int8 = 0
    private(set) var past: Int8 = 0
    private(set) var zone: Int16 = 0
    private(set) var era: Int16 = 0
    private(set) var times: Int16 = 0
    private(set) var number: Int32 = 0
    private(set) var unit = DateUnit.day
    private(set) var everyday = DateUnit.day
    private(set) var dayPart = DayPart.noon
    private(set) var partOfDay = DayPart.noon
    private(set) var holiday = Holiday.easter(0)

    /// Adds a meaning; of two of a kind the first one counts.
    mutating func add(_ word: DateWord, isWeak: Bool) {
        if case .unit = word, roles.isEmpty { roles.insert(.unitFirst) }
        if !isWeak { strongRoles.formUnion(word.role) }
        guard roles.isDisjoint(with: word.role.subtracting(.one)) else { return }
        roles.formUnion(word.role)
        switch word {
        case .month(let value): month = Int8(clamping: value)
        case .weekday(let value): weekday = Int8(clamping: value)
        case .ordinal(let value): ordinal = Int8(clamping: value)
        case .day(let value): days = Int8(clamping: value)
        case .dayAndPart(let value, let part): (partDays, partOfDay) = (Int8(clamping: value), part)
        case .quarterHour(let value): quarterHour = Int8(clamping: value)
        case .past(let value): past = Int8(clamping: value)
        case .zone(let value): zone = Int16(clamping: value)
        case .era(let value): era = Int16(clamping: value)
        case .times(let value): times = Int16(clamping: value)
        case .number(let value): number = Int32(clamping: value)
        case .unit(let value): unit = value
        case .everyday(let value): everyday = value
        case .dayPart(let value): dayPart = value
        case .holiday(let value): holiday = value
        default: break
        }
    }
}
