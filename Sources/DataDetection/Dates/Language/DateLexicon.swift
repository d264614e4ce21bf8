/// The words of some languages, ready to be looked up.
///
/// A class, so that readers copy one reference.
final class DateLexicon: Sendable {
    private static let cache = LexiconCache<DateLexicon>()

    /// The words of the languages of some options, and those that are the same everywhere.
    static func lexicon(for options: DataDetector.Options) -> DateLexicon {
        let languages = DateLanguage.languages(for: options) + [.everywhere]
        return cache.lexicon(for: languages.map(\.code)) { DateLexicon(languages: languages) }
    }

    private let trie: WordTrie<DateMeaning>
    let hasCompounds: Bool
    /// Whether numbers are written with ideographs.
    let hasIdeographs: Bool

    private init(languages: [DateLanguage]) {
        var trie = WordTrie<DateMeaning>()
        for language in languages {
            for (spelling, word) in language.entries {
                let isWeak = spelling.hasSuffix("!")
                let bare = isWeak ? spelling.dropLast() : Substring(spelling)
                trie.update(bare.utf16.map(\.folded), default: DateMeaning()) { $0.add(word, isWeak: isWeak) }
            }
        }
        self.trie = trie
        hasCompounds = languages.contains(where: \.hasCompounds)
        hasIdeographs = languages.contains { $0.code == "zh" || $0.code == "ja" }
    }

    /// The longest word that starts at an offset and for which `endsWord` holds at its end.
    func word(in text: ScannedText, at start: Int, endsWord: (Int) -> Bool) -> (end: Int, meaning: DateMeaning)? {
        trie.longestMatch(in: text, at: start, endsWord: endsWord).map { ($0.end, trie.meanings[$0.meaning]) }
    }
}
