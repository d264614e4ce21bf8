/// What shows that a text belongs to a country. A country is a row of a table: see `Country+All`.
struct Country: Sendable {
    /// ISO 3166.
    let code: String
    /// The prefix of its telephone numbers from abroad, without the plus sign.
    let dialling: String
    /// The code of ISO 4217 and the signs by which its prices are written, parted by spaces.
    let currency: String
    /// Its names in its own languages and in English, parted by "|".
    let names: String
    /// Its largest cities in the spelling of its own languages and in English, parted by "|".
    let cities: String
    /// The forms of its postal codes that no other country has: 9 stands for a digit, A for a letter.
    var postcodes: [String] = []
    /// Whether "1,5" is one and a half.
    var usesDecimalComma = true
    /// In which order it writes dates in numbers.
    var order = DateOrder.dayFirst
    /// Its top-level domain where that is not its code.
    var domain: String?

    /// The ending of its domains.
    var topLevelDomain: String { domain ?? code.lowercased() }

    static func country(_ code: String) -> Country? { index[code].map { all[$0] } }

    /// The place of a country in the table.
    static let index: [String: Int] = Dictionary(
        all.enumerated().map { ($0.element.code, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
