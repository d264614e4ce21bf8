/// A number, a known word or a mark in a text.
struct DateToken: Sendable {
    /// What stands before it.
    enum Gap: UInt8, Comparable {
        case none, space, line, other

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    let range: Range<Int>
    let gap: Gap
    let kinds: Kinds
    /// The value of a number.
    let number: Int?
    /// How many digits a number has, in ideographs as many as it would have in digits.
    let digitCount: Int
    /// The unit of a mark, 0 for others.
    let mark: UInt16
    let meaning: DateMeaning

    static let end = DateToken(range: 0..<0, gap: .other)

    init(
        range: Range<Int>, gap: Gap, number: Int? = nil, digitCount: Int = 0, mark: UInt16 = 0,
        meaning: DateMeaning = DateMeaning()
    ) {
        (self.range, self.gap, self.number, self.digitCount) = (range, gap, number, digitCount)
        (self.mark, self.meaning) = (mark, meaning)
        kinds = [number != nil ? .number : Kinds(mark: mark), .all]
    }

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

    /// Numbers and kinds of marks, as a set.
    struct Kinds: OptionSet, Sendable {
        let rawValue: UInt8

        static let number = Kinds(rawValue: 1)
        static let dash = Kinds(rawValue: 2)
        static let point = Kinds(rawValue: 4)
        static let slash = Kinds(rawValue: 8)
        static let colon = Kinds(rawValue: 16)
        static let otherMark = Kinds(rawValue: 32)
        /// Every token, and the end of the text.
        static let all = Kinds(rawValue: 64)

        init(rawValue: UInt8) { self.rawValue = rawValue }
        init(mark: UInt16) {
            switch mark {
            case 0: self = []
            case 0x2C, 0x2E: self = .point
            case 0x2F: self = .slash
            case 0x3A: self = .colon
            case 0x2D, 0x2010, 0x2013, 0x2014, 0x2212: self = .dash
            default: self = .otherMark
            }
        }
    }
    func isMark(_ marks: StaticString) -> Bool { mark != 0 && mark.isOne(of: marks) }
    var isDash: Bool { kinds.contains(.dash) }
    var isWave: Bool { mark == 0x7E || mark == 0xFF5E || mark == 0x301C || mark == 0x30FC }
}
