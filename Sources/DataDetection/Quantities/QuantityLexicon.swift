/// The words of amounts in some languages, ready to be looked up.
///
/// A class, so that readers copy one reference.
final class QuantityLexicon: Sendable {
    private static let moneyCache = LexiconCache<QuantityLexicon>()
    private static let measurementCache = LexiconCache<QuantityLexicon>()

    /// The words of amounts of money in some languages.
    static func money(_ languages: [DateLanguage]) -> QuantityLexicon {
        lexicon(languages, in: moneyCache) { word in
            switch word {
            case .unit, .perUnit, .per: false
            default: true
            }
        }
    }

    /// The words of measurements in some languages.
    static func measurements(_ languages: [DateLanguage]) -> QuantityLexicon {
        lexicon(languages, in: measurementCache) { word in
            switch word {
            case .currency, .millions, .hundredth, .shortScale: false
            default: true
            }
        }
    }

    private static func lexicon(
        _ languages: [DateLanguage], in cache: LexiconCache<QuantityLexicon>,
        keeping isWanted: (QuantityWord) -> Bool
    ) -> QuantityLexicon {
        let codes = languages.map(\.code)
        return cache.lexicon(for: codes) { QuantityLexicon(codes: codes, keeping: isWanted) }
    }

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

    /// Collects the words that `isWanted` lets in: the numbers of these languages, and the words for quantities of
    /// these languages and of English.
    private init(codes: [String], keeping isWanted: (QuantityWord) -> Bool) {
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
            for (spelling, word, value) in language.entries {
                // Articles are numbers only where dates are counted.
                let bare = spelling.hasSuffix("!") ? String(spelling.dropLast()) : spelling
                if word == .number, value != 1 || bare == spelling { add(bare, .number(value)) }
                if word == .factor { add(bare, .times(value)) }
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
    }
}

extension EvidenceBlock {
    /// Whether "1,5" is one and a half rather than fifteen hundred where both are possible.
    func usesDecimalComma(hint options: DataDetector.Options) -> Bool {
        switch languages(hint: options).first {
        case .english, .chinese, .japanese, .korean, .thai, .hebrew: false
        default: Country.country(region(hint: options))?.usesDecimalComma ?? true
        }
    }
}
