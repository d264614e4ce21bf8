/// A number, a known word or a mark in a text.
struct DateToken: Sendable {
    /// What stands before it.
    enum Gap: UInt8, Comparable {
        case none, space, line, other

        static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
    }

    private let start: Int32
    private let length: Int32
    let gap: Gap
    private(set) var digitCount = 0
    private let digits: Int32
    /// The unit of a mark, 0 for others.
    private(set) var mark: UInt16 = 0
    private let meaning: DateMeaning

    static let end = DateToken(range: 0..<0, gap: .other, mark: 0)
    private static let nothing = DateMeaning()

    /// Makes a number in digits; numbers in ideographs that are not written digit by digit have no digits.
    init(range: Range<Int>, gap: Gap, number: Int, digitCount: Int) {
        self.init(range: range, gap: gap, digits: Int32(clamping: number), meaning: Self.nothing)
        self.digitCount = digitCount
    }

    init(range: Range<Int>, gap: Gap, mark: UInt16) {
        self.init(range: range, gap: gap, digits: -1, meaning: Self.nothing)
        self.mark = mark
    }

    init(range: Range<Int>, gap: Gap, meaning: DateMeaning) {
        self.init(range: range, gap: gap, digits: -1, meaning: meaning)
    }

    private init(range: Range<Int>, gap: Gap, digits: Int32, meaning: DateMeaning) {
        start = Int32(clamping: range.lowerBound)
        length = Int32(clamping: range.count)
        self.gap = gap
        self.digits = digits
        self.meaning = meaning
    }

    var range: Range<Int> { Int(start)..<Int(start) + Int(length) }
    /// The value of a number in digits.
    var number: Int? { digits < 0 ? nil : Int(digits) }
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
