/// The words of amounts in some languages, ready to be looked up.
struct QuantityLexicon: Sendable {
    struct Meaning: Sendable {
        let word: QuantityWord
        /// The spelling, where capitals count: "MB" but not "mb", "USD" but not "usd".
        let exact: [UInt16]?
    }

    let trie: WordTrie<[Meaning]>
    let decimalComma: Bool

    /// - Parameter keeping: Which words are wanted, besides numbers.
    init(options: DataDetector.Options, keeping isWanted: (QuantityWord) -> Bool) {
        let codes = DateLanguage.languages(for: options).map(\.code)
        var trie = WordTrie<[Meaning]>()
        func add(_ spelling: String, _ word: QuantityWord, exact: Bool = false) {
            guard isWanted(word) else { return }
            let meaning = Meaning(word: word, exact: exact ? Array(spelling.utf16) : nil)
            trie.update(spelling.utf16.map(\.folded), default: []) { $0.append(meaning) }
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
