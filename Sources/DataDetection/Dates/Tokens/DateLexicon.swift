/// The words of the languages that a block of text may be in, ready to be looked up.
///
/// A class, so that readers copy one reference.
final class DateLexicon: Sendable {
    /// The words of one language, and those that are the same everywhere.
    private final class Vocabulary: Sendable {
        let trie: WordTrie<DateMeaning>

        init(_ language: DateLanguage) {
            var trie = WordTrie<DateMeaning>()
            for (spelling, word, value) in language.entries + DateLanguage.everywhere.entries {
                let isWeak = spelling.hasSuffix("!")
                let bare = isWeak ? spelling.dropLast() : Substring(spelling)
                trie.update(bare.utf16.map(\.folded), default: DateMeaning()) {
                    $0.add(word, value: value, isWeak: isWeak)
                }
            }
            for word in language.lookalikes.split(separator: "|") {
                trie.update(word.utf16.map(\.folded), default: DateMeaning()) { _ in }
            }
            self.trie = trie
        }
    }

    private static let cache = LexiconCache<Vocabulary>()

    private let trie: WordTrie<DateMeaning>
    private let others: [WordTrie<DateMeaning>]
    let hasCompounds: Bool
    /// Whether numbers are written with ideographs.
    let hasIdeographs: Bool
    /// What may be written right behind a word of Korean.
    private let particles: Set<UInt16>
    private let origins: [[UInt16]]
    private let topics: Set<UInt16>

    /// The words of languages, the likeliest first: of two meanings of a kind, that of the likelier one counts.
    init(_ languages: [DateLanguage]) {
        let tries = (languages.isEmpty ? [.english] : languages).map { language in
            Self.cache.lexicon(for: [language.code]) { Vocabulary(language) }.trie
        }
        (trie, others) = (tries[0], Array(tries.dropFirst()))
        hasCompounds = languages.contains(where: \.hasCompounds)
        hasIdeographs = languages.contains { $0.code == "zh" || $0.code == "ja" }
        particles = Set(languages.flatMap(\.particles.utf16))
        origins = languages.flatMap { $0.origins.split(separator: "|").map { $0.utf16.map(\.folded) } }
        topics = Set(languages.flatMap(\.topics.utf16))
    }

    /// Whether amounts that start at an offset count from the word before them.
    func isOrigin(before start: Int, in text: ScannedText) -> Bool {
        let end = text[start - 1] == 0x20 ? start - 1 : start
        let last = text[end - 1]
        if last.isHangul || last.isUnspacedScript {
            return !topics.isEmpty && last.isHangul == (end < start) && !topics.contains(last)
        }
        return end < start
            && origins.contains { ending in
                ending.indices.allSatisfy { text.folded(at: end - ending.count + $0) == ending[$0] }
            }
    }

    /// The longest word that starts at an offset.
    func word(in text: ScannedText, at start: Int) -> (end: Int, meaning: DateMeaning)? {
        word(in: text, at: start) { text, end in
            let last = text[end - 1]
            // A word of Hangul ends before another letter where another word or a particle starts with it.
            if last.isHangul, text[end].isHangul {
                return particles.isEmpty || particles.contains(text[end])
                    || word(in: text, at: end) { _, _ in true } != nil
            }
            if last.isUnspacedScript || !text.isLetter(at: end) || !text.isLetter(at: end - 1) { return true }
            // The first word of a compound: "Dienstagmorgen".
            return hasCompounds && end - start >= 3 && isWholeWord(at: end, in: text)
        }
    }

    private func isWholeWord(at start: Int, in text: ScannedText) -> Bool {
        let match = word(in: text, at: start) { text, end in end - start >= 3 && !text.isLetter(at: end) }
        return match.map { !$0.meaning.words.isSubset(of: .linking) } ?? false
    }

    private func word(
        in text: ScannedText, at start: Int, endsWord: (ScannedText, Int) -> Bool
    ) -> (end: Int, meaning: DateMeaning)? {
        let match = trie.longestMatch(in: text, at: start, endsWord: endsWord)
        var best = match.map { ($0.end, trie.meanings[$0.meaning]) }
        for trie in others {
            guard let match = trie.longestMatch(in: text, at: start, endsWord: endsWord) else { continue }
            if let known = best, known.0 >= match.end {
                if known.0 == match.end { best?.1.add(trie.meanings[match.meaning]) }
            } else {
                best = (match.end, trie.meanings[match.meaning])
            }
        }
        return best
    }
}
