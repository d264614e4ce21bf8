/// A row of the grammar: what follows what, and which fields of a moment it fills. Rows are data: see `Languages/Order`.
///
/// Rows are made of rows that exist before them, so that no reading is deeper than the grammar. The first row that fits
/// counts, and no part of a row repeats, so that a reading looks at a bounded number of tokens. Unless a row says otherwise
/// its parts stand in one line, with nothing between them but a space. A field keeps what it is told first.
indirect enum DatePattern: Sendable, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
    case step(DateStep)
    case sequence([DatePattern])
    case first([DatePattern])
    case optional(DatePattern)
    case not(DatePattern)
    /// With no more than this before it.
    case behind(DateToken.Gap, DatePattern)
    /// That this is what stands before.
    case after(DatePattern)
    /// Adds the values that a row gives to those that are known.
    case adding(DatePattern)
    /// Makes what is read next the end of a range that the time before starts.
    case until(DatePattern)

    init(arrayLiteral parts: DatePattern...) { self = .sequence(parts) }
    /// One of these marks, at most eight.
    init(stringLiteral marks: String) {
        self = .step(.mark(SIMD8(marks.utf16 + [UInt16](repeating: 0, count: 8 - marks.utf16.count))))
    }

    static func any(_ rows: DatePattern...) -> Self { .first(rows) }
    static func maybe(_ parts: DatePattern...) -> Self { .optional(.sequence(parts)) }
    /// Right behind what stands before it.
    static func glued(_ part: DatePattern) -> Self { .behind(.none, part) }
    /// In this line or the next one.
    static func joined(_ part: DatePattern) -> Self { .behind(.line, part) }
    /// That this is what follows.
    static func ahead(_ parts: DatePattern...) -> Self { .not(.not(.sequence(parts))) }

    // MARK: One token or none

    static func word(_ words: DateWord...) -> Self { .step(.word(DateWords(words))) }
    static func anyWord(_ words: DateWords) -> Self { .step(.word(words)) }
    /// A word that means this by itself.
    static func strong(_ word: DateWord) -> Self { .step(.strong(word)) }
    /// A word with the value that it has.
    static func value(_ word: DateWord, _ field: DatePoint.Field) -> Self { .step(.value(word, field)) }
    /// A unit of this length.
    static func unit(_ unit: DateUnit) -> Self { .step(.valued(.unit, unit.rawValue)) }
    /// A word with this value.
    static func valued(_ word: DateWord, _ value: Int) -> Self { .step(.valued(word, value)) }
    /// A number of so many digits. Years of exactly two are those from 1950 to 2049.
    static func number(_ values: ClosedRange<Int>, digits: ClosedRange<Int>, _ field: DatePoint.Field?) -> Self {
        .step(.number(values, digits: digits, field))
    }
    /// A number in words.
    static func words(_ values: ClosedRange<Int>, _ field: DatePoint.Field) -> Self { .step(.words(values, field)) }
    static func set(_ field: DatePoint.Field, _ value: Int) -> Self { .step(.set(field, value)) }
    /// That a row before has filled one of these fields.
    static func has(_ fields: DatePoint.Field...) -> Self { .step(.has(DateFields(fields))) }
    /// That the value of a field is one of these.
    static func within(_ field: DatePoint.Field, _ values: ClosedRange<Int>) -> Self { .step(.within(field, values)) }
    static func says(_ field: DatePoint.Field, _ value: Int) -> Self { .within(field, value...value) }
    static func check(_ condition: DateCondition) -> Self { .step(.check(condition)) }
    /// What takes arithmetic.
    static func reading(_ reading: DateReading) -> Self { .step(.reading(reading)) }
}
