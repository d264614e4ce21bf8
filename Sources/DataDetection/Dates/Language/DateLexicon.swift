/// The words of some languages, ready to be looked up.
struct DateLexicon: Sendable {
    struct Meaning: Sendable {
        let word: DateWord
        /// Whether the word means something else in most texts.
        let isWeak: Bool
    }

    let trie: WordTrie<Meaning>
    /// The kinds of the meanings at each index.
    let roles: [DateRoles]
    let hasCompounds: Bool
    /// Whether numbers are written with ideographs.
    let hasIdeographs: Bool

    init(languages: [DateLanguage]) {
        var trie = WordTrie<Meaning>()
        for language in languages {
            for (spelling, word) in language.entries {
                let isWeak = spelling.hasSuffix("!")
                let bare = isWeak ? spelling.dropLast() : Substring(spelling)
                trie.insert(bare.utf16.map(\.folded), Meaning(word: word, isWeak: isWeak))
            }
        }
        self.trie = trie
        roles = trie.meanings.map { meanings in meanings.reduce(into: DateRoles()) { $0.formUnion($1.word.role) } }
        hasCompounds = languages.contains(where: \.hasCompounds)
        hasIdeographs = languages.contains { $0.code == "zh" || $0.code == "ja" }
    }
}
