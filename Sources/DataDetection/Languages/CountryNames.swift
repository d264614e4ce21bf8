/// The names of countries and cities and the signs of currencies, ready to be looked up.
struct CountryNames: Sendable {
    static let shared = CountryNames()

    /// What a name says.
    struct Meaning: Sendable {
        /// Places in the table of countries; several share the euro.
        fileprivate(set) var countries: [Int] = []
        fileprivate(set) var weight = 0
        /// Whether it counts in capitals alone: "TRY" is money, "try" is not.
        fileprivate(set) var isCode = false
        /// The sign of a currency, which counts as it is written: "đ" is Vietnam's, the "d" of "d’ouverture" is not.
        fileprivate(set) var sign: [UInt16]?
    }

    private var trie = WordTrie<Meaning>()
    /// The first word of each name.
    private(set) var firstWords: Set<String> = []

    /// The longest name that starts at an offset: where it ends, and what it says.
    func name(in text: ScannedText, at start: Int) -> (end: Int, meaning: Meaning)? {
        let match = trie.longestMatch(in: text, at: start) { text, end in
            text.isWordEnd(at: end) || !text.isLetter(at: end - 1)
        }
        guard let match else { return nil }
        let meaning = trie.meanings[match.meaning]
        let units = start..<match.end
        if meaning.isCode { guard units.allSatisfy({ !text[$0].isASCIILowercase }) else { return nil } }
        if let sign = meaning.sign, !units.elementsEqual(sign.indices, by: { text[$0] == sign[$1] }) { return nil }
        // A name has a capital: "in Essen", but "zu essen"; "zł" has none.
        guard !text[start].isASCIILowercase || text[start + 1] > 0x7F else { return nil }
        return (match.end, meaning)
    }

    private static let signWeight = 5

    private init() {
        for (index, country) in Country.all.enumerated() {
            for name in country.names.split(separator: "|") { add(name, index, weight: 4) }
            for name in country.cities.split(separator: "|") { add(name, index, weight: 3) }
            for sign in country.currency.split(separator: " ") {
                let isCode = sign.utf8.count == 3 && sign.allSatisfy { $0.isASCII && $0.isUppercase }
                add(sign, index, weight: isCode ? 4 : Self.signWeight, isCode: isCode, isSign: !isCode)
            }
            if country.currency.hasPrefix("EUR") { add("€", index, weight: 2) }
        }
    }

    private mutating func add(
        _ name: Substring, _ country: Int, weight: Int, isCode: Bool = false, isSign: Bool = false
    ) {
        trie.update(name.utf16.map(\.folded), default: Meaning()) { meaning in
            meaning.countries.append(country)
            // A name that several countries share says less of each.
            meaning.weight = meaning.countries.count > 1 ? 2 : weight
            meaning.isCode = isCode
            meaning.sign = isSign ? Array(name.utf16) : nil
        }
        firstWords.insert(String(name.prefix { $0.isLetter }))
    }
}
