/// What a word or a sign says in the grammar of amounts.
enum QuantityWord: Hashable, Sendable {
    case number(Int)
    case times(Int)
    /// "Million", "k", "万": what the number before it is multiplied with.
    case scale(Double)
    case shortScale(Double)
    case half
    case quarters
    case and
    /// "Per", "a", "an", "/": parts a unit from the time it counts for.
    case per
    /// An ISO 4217 code, or a sign that several currencies share ("$", "¥", "kr").
    case currency(String)
    /// Millions of a currency: "MUSD".
    case millions(String)
    /// A hundredth of a currency.
    case hundredth(String)
    /// The symbol of a unit.
    case unit(String)
    /// A unit that stands only behind "per".
    case perUnit(String)
}

/// A number or a known word in a text.
struct QuantityToken: Sendable {
    let range: Range<Int>
    /// The value of a number in digits.
    var value: Double?
    /// How many digits it has, and whether it has a fraction.
    var digitCount = 0
    var isWhole = true
    var words: [QuantityWord] = []

    static var none: QuantityToken { QuantityToken(range: 0..<0) }

    func first<T>(_ pick: (QuantityWord) -> T?) -> T? {
        for word in words { if let value = pick(word) { return value } }
        return nil
    }

    var number: Int? { first { if case .number(let n) = $0 { n } else { nil } } }
    var scale: Double? {
        first {
            if case .scale(let scale) = $0 { scale } else if case .shortScale(let scale) = $0 { scale } else { nil }
        }
    }
    var currency: String? { first { if case .currency(let code) = $0 { code } else { nil } } }
    var hundredth: String? { first { if case .hundredth(let code) = $0 { code } else { nil } } }
    var unit: String? { first { if case .unit(let unit) = $0 { unit } else { nil } } }
    func has(_ word: QuantityWord) -> Bool { words.contains(word) }
}
