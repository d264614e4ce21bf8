/// A row of the grammar: what follows what, and which fields of a moment it fills. Rows are data alone: see `Languages/Order`.
///
/// Rows are made of rows that exist before them, so that no reading is deeper than the grammar. The first row that fits
/// counts, and no part of a row repeats, so that a reading looks at a bounded number of tokens. Unless a row says otherwise
/// its parts stand in one line, with nothing between them but a space. A field keeps what it is told first.
indirect enum DatePattern: Sendable, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    /// One of these marks.
    case mark([UInt16])
    case anyWord(DateWords)
    /// A word with the value that it has.
    case value(DateWord, DatePoint.Field)
    /// A word with this value.
    case valued(DateWord, Int)
    /// A number of so many digits. Years of exactly two are those from 1950 to 2049.
    case number(ClosedRange<Int>, digits: ClosedRange<Int>, DatePoint.Field?)
    /// A number in words.
    case words(ClosedRange<Int>, DatePoint.Field)
    case set(DatePoint.Field, Int)
    /// Adds the value that a row gives to a field to the value that it has.
    case adding(DatePattern)
    case sequence([DatePattern])
    case first([(start: Start, row: DatePattern)])
    case optional(DatePattern)
    case not(DatePattern)
    /// With no more than this before it.
    case behind(DateToken.Gap, DatePattern)
    /// That this is what stands before.
    case after(DatePattern)
    /// That a row before has filled one of these fields.
    case has([DatePoint.Field])
    /// That the value of a field is one of these.
    case within(DatePoint.Field, ClosedRange<Int>)
    case check(DateCondition)
    /// What takes arithmetic.
    case reading(DateReading)

    init(arrayLiteral parts: DatePattern...) { self = .sequence(parts) }
    init(stringLiteral marks: String) { self = .mark(Array(marks.utf16)) }

    static func word(_ words: DateWord...) -> Self { .anyWord(DateWords(words)) }
    static func any(_ rows: DatePattern...) -> Self { .first(rows.map { ($0.start, $0) }) }
    static func maybe(_ parts: DatePattern...) -> Self { .optional(.sequence(parts)) }
    static func unit(_ unit: DateUnit) -> Self { .valued(.unit, unit.rawValue) }
    static func has(_ fields: DatePoint.Field...) -> Self { .has(fields) }
    static func says(_ field: DatePoint.Field, _ value: Int) -> Self { .within(field, value...value) }
    /// Right behind what stands before it.
    static func glued(_ part: DatePattern) -> Self { .behind(.none, part) }
    /// In this line or the next one.
    static func joined(_ part: DatePattern) -> Self { .behind(.line, part) }
    /// That this is what follows.
    static func ahead(_ parts: DatePattern...) -> Self { .not(.not(.sequence(parts))) }

    /// What the first token of a row may be: most rows are passed over by a look at it.
    struct Start: Sendable {
        struct Kinds: OptionSet, Sendable {
            let rawValue: UInt8

            static let number = Kinds(rawValue: 1)
            static let mark = Kinds(rawValue: 2)
            /// The row may take nothing.
            static let nothing = Kinds(rawValue: 4)
        }

        var words = DateWords()
        var kinds: Kinds = []

        func admits(_ token: DateToken) -> Bool {
            kinds.contains(.nothing) || !token.words.isDisjoint(with: words)
                || token.number != nil && kinds.contains(.number) || token.mark != 0 && kinds.contains(.mark)
        }

        mutating func formUnion(_ other: Start) {
            words.formUnion(other.words)
            kinds.formUnion(other.kinds)
        }
    }

    private var start: Start {
        switch self {
        case .mark: return Start(kinds: .mark)
        case .anyWord(let words): return Start(words: words)
        case .value(let word, _), .valued(let word, _): return Start(words: DateWords(word))
        case .number: return Start(kinds: .number)
        case .words: return Start(words: DateWords(.number))
        case .reading(let reading): return reading.start
        case .behind(_, let part): return part.start
        case .optional(let part):
            var start = part.start
            start.kinds.insert(.nothing)
            return start
        case .first(let rows): return rows.reduce(into: Start()) { $0.formUnion($1.start) }
        case .sequence(let parts):
            var start = Start(kinds: .nothing)
            for part in parts where start.kinds.remove(.nothing) != nil { start.formUnion(part.start) }
            return start
        case .set, .adding, .check, .not, .after, .has, .within: return Start(kinds: .nothing)
        }
    }
}
