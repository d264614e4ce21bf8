/// A number, a known word or a mark in a text.
struct DateToken: Sendable {
    /// What stands before it.
    enum Gap: UInt8, Comparable {
        case none, space, line, other

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    let range: Range<Int>
    let gap: Gap
    /// The value of a number.
    var number: Int?
    /// How many digits a number has, in ideographs as many as it would have in digits.
    var digitCount = 0
    /// The unit of a mark, 0 for others.
    var mark: UInt16 = 0
    var meaning = DateMeaning()

    static let end = DateToken(range: 0..<0, gap: .other)

    /// What the word can mean, as a set.
    var words: DateWords { meaning.words }
    func has(_ word: DateWord) -> Bool { meaning.words.contains(word) }

    /// Whether the word means something else in most texts.
    var isWeak: Bool { meaning.strongWords.isEmpty && !meaning.words.isEmpty }
    func isStrong(_ word: DateWord) -> Bool { meaning.strongWords.contains(word) }

    /// The value of something that the word can say.
    subscript(word: DateWord) -> Int? { meaning.value(word) }
    var unit: DateUnit? { self[.unit].flatMap(DateUnit.init(rawValue:)) }
    var dayPart: DayPart? { self[.dayPart].flatMap(DayPart.init(rawValue:)) }

    func isMark(_ marks: StaticString) -> Bool { mark != 0 && mark.isOne(of: marks) }
    var isDash: Bool { DateTokens(mark: mark) == .dash }
    var isWave: Bool { mark == 0x7E || mark == 0xFF5E || mark == 0x301C || mark == 0x30FC }
}

/// Words, numbers and kinds of marks, as a set.
struct DateTokens: OptionSet, Sendable {
    let rawValue: UInt128

    static let number = DateTokens(rawValue: 1 << 64)
    static let dash = DateTokens(rawValue: 1 << 65)
    static let point = DateTokens(rawValue: 1 << 66)
    static let otherMark = DateTokens(rawValue: 1 << 67)
    /// Every token, and the end of the text.
    static let all = DateTokens(rawValue: 1 << 68)
}

extension DateTokens {
    init(_ words: DateWords) { self.init(rawValue: UInt128(words.rawValue)) }
    init(mark: UInt16) {
        switch mark {
        case 0: self = []
        case 0x2C, 0x2E: self = .point
        case 0x2D, 0x2010, 0x2013, 0x2014, 0x2212: self = .dash
        default: self = .otherMark
        }
    }
    /// A token, with `all`.
    init(_ token: DateToken) {
        self = [DateTokens(token.words), token.number != nil ? .number : DateTokens(mark: token.mark), .all]
    }
}
