/// The words by which a language writes amounts: data alone, like `DateLanguage`, whose numbers it shares.
///
/// Spellings are parted by "|". Keys of `currencies` are ISO 4217 codes or shared signs, keys of `units` are symbols.
struct QuantityLanguage: Sendable {
    /// ISO 639.
    let code: String
    var scales: KeyValuePairs<Double, String> = [:]
    /// Scales cut short, which stand before or behind money but are units elsewhere: "m".
    var shortScales: KeyValuePairs<Double, String> = [:]
    var currencies: KeyValuePairs<String, String> = [:]
    var hundredths: KeyValuePairs<String, String> = [:]
    var units: KeyValuePairs<String, String> = [:]
    /// Words that link: "per", "and".
    var links: KeyValuePairs<QuantityWord, String> = [:]

    var entries: [(spelling: String, word: QuantityWord)] {
        func all<Key>(_ pairs: KeyValuePairs<Key, String>, _ word: (Key) -> QuantityWord) -> [(String, QuantityWord)] {
            pairs.flatMap { key, spellings in spellings.split(separator: "|").map { (String($0), word(key)) } }
        }
        return all(scales, QuantityWord.scale) + all(shortScales, QuantityWord.shortScale)
            + all(currencies, QuantityWord.currency)
            + all(hundredths, QuantityWord.hundredth) + all(units, QuantityWord.unit) + all(links) { $0 }
    }

    /// All languages. To add one, write its words in a file of its own and list it here.
    static let all: [QuantityLanguage] = [
        .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .polish, .swedish, .turkish,
        .russian, .arabic, .japanese, .chinese, .korean,
    ]
}
