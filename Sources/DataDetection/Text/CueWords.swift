/// Words that say what a number near them is.
struct CueWords: Sendable {
    private let trie: WordTrie<Bool>

    /// Makes cues from words parted by "|".
    init(_ words: String) {
        var trie = WordTrie<Bool>()
        for word in words.split(separator: "|") {
            trie.update(String(word).utf16.map(\.folded), default: true) { _ in }
        }
        self.trie = trie
    }

    /// Whether one of the words starts among the units before or behind a range. An empty line ends the search.
    func isNear(_ range: Range<Int>, in text: ScannedText, before: Int, after: Int) -> Bool {
        let start = windowStart(range.lowerBound, in: text, length: before)
        return contains(in: text, start..<range.lowerBound)
            || contains(in: text, range.upperBound..<min(text.count, range.upperBound + after))
    }

    private func windowStart(_ end: Int, in text: ScannedText, length: Int) -> Int {
        let limit = max(0, end - length)
        var start = end
        while start > limit, !(text[start - 1] == .lineFeed && text[start - 2] == .lineFeed) { start -= 1 }
        return start
    }

    private func contains(in text: ScannedText, _ range: Range<Int>) -> Bool {
        var isInWord = text.isLetter(at: range.lowerBound - 1)
        for offset in range {
            if text[offset].isLineEnd, text[offset + 1].isLineEnd, text[offset] == text[offset + 1] { return false }
            let isLetter = text.isLetter(at: offset)
            if isLetter, !isInWord || text[offset].isUnspacedScript,
                trie.longestMatch(in: text, at: offset, endsWord: { $0.isWordEnd(at: $1) }) != nil
            {
                return true
            }
            isInWord = isLetter
        }
        return false
    }
}
