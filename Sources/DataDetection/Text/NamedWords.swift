/// Words that each name one thing of a table.
struct NamedWords: Sendable {
    private let trie: WordTrie<Set<Int>>

    /// Makes them from words parted by "|", each with the index of what it names.
    init(_ names: [(words: String, index: Int)]) {
        var trie = WordTrie<Set<Int>>()
        for (words, index) in names {
            for word in words.split(separator: "|") {
                trie.update(String(word).utf16.map(\.folded), default: []) { $0.insert(index) }
            }
        }
        self.trie = trie
    }

    /// The indices of what is named in a range.
    func named(in range: Range<Int>, of text: ScannedText) -> Set<Int> {
        var named: Set<Int> = []
        for offset in range where !text.isWord(at: offset - 1) || text[offset].isUnspacedScript {
            guard
                let match = trie.longestMatch(in: text, at: offset, endsWord: { $0.isWordEnd(at: $1) })
            else { continue }
            named.formUnion(trie.meanings[match.meaning])
        }
        return named
    }
}
