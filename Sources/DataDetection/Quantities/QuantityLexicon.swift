/// The words of amounts in some languages, ready to be looked up.
struct QuantityLexicon: Sendable {
    /// What a spelling means.
    struct Meaning: Sendable {
        fileprivate var words: [QuantityWord] = []
        /// For each of the words the spelling, where capitals count: "MB" but not "mb", "USD" but not "usd".
        fileprivate var spellings: [[UInt16]?] = []
        fileprivate var isExact = false

        /// The words as which the text at an offset counts.
        func words(in text: ScannedText, at start: Int) -> [QuantityWord] {
            guard isExact else { return words }
            return zip(words, spellings).compactMap { word, spelling in
                spelling?.indices.allSatisfy { text[start + $0] == spelling?[$0] } ?? true ? word : nil
            }
        }
    }

    let trie: WordTrie<Meaning>
    let decimalComma: Bool

    /// - Parameter keeping: Which words are wanted, besides numbers.
    init(options: DataDetector.Options, keeping isWanted: (QuantityWord) -> Bool) {
        let codes = DateLanguage.languages(for: options).map(\.code)
        var trie = WordTrie<Meaning>()
        func add(_ spelling: String, _ word: QuantityWord, exact: Bool = false) {
            guard isWanted(word) else { return }
            trie.update(spelling.utf16.map(\.folded), default: Meaning()) { meaning in
                meaning.words.append(word)
                meaning.spellings.append(exact ? Array(spelling.utf16) : nil)
                meaning.isExact = meaning.isExact || exact
            }
        }
        for language in DateLanguage.all where codes.contains(language.code) {
            for (spelling, word) in language.entries {
                // Articles are numbers only where dates are counted.
                let bare = spelling.hasSuffix("!") ? String(spelling.dropLast()) : spelling
                if case .number(1) = word, bare != spelling { continue }
                if case .number(let number) = word { add(bare, .number(number)) }
                if case .times(let number) = word { add(bare, .times(number)) }
            }
        }
        for language in QuantityLanguage.all where codes.contains(language.code) || language.code == "en" {
            for (spelling, word) in language.entries { add(spelling, word) }
        }
        for (sign, code) in Currency.signs { add(sign, .currency(code)) }
        for code in Currency.codes {
            // Other words are written like these codes.
            add(code, .currency(code), exact: !Currency.common.contains(code))
            add(code + "$", .currency(code))
        }
        for code in Currency.common { add("M" + code, .millions(code), exact: true) }
        for unit in MeasurementUnit.all {
            for symbol in unit.symbols { add(symbol, .unit(unit.symbol), exact: true) }
        }
        self.trie = trie
        decimalComma = Self.usesDecimalComma(options)
    }

    private static func usesDecimalComma(_ options: DataDetector.Options) -> Bool {
        let language = options.languages.first.map { $0.lowercased().prefix(2) }
        if let language, ["en", "zh", "ja", "ko", "th", "he"].contains(language) { return false }
        let pointRegions: Set<String> = [
            "US", "GB", "IE", "CA", "AU", "NZ", "IN", "SG", "MY", "MX", "JP", "CN", "TW", "HK", "PH", "TH", "KR", "IL",
            "KE",
            "NG", "PK", "LK", "CH",
        ]
        return !pointRegions.contains(options.defaultRegion)
    }
}
