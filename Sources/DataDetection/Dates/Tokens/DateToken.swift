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
    var isDash: Bool { mark == 0x2D || mark == 0x2010 || mark == 0x2013 || mark == 0x2014 || mark == 0x2212 }
    var isWave: Bool { mark == 0x7E || mark == 0xFF5E || mark == 0x301C || mark == 0x30FC }
}
