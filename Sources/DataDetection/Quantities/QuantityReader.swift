/// Reads a text as numbers and the words of amounts.
struct QuantityReader {
    /// An amount and the place where it stands.
    struct Amount {
        var value: Double
        var start: Int
        /// The index of the token after it.
        var next: Int
        var isInDigits: Bool
        var digitCount: Int
        var isWhole: Bool
        var hasScale = false
    }

    let text: ScannedText
    let tokens: [QuantityToken]

    /// Reads a block of a text.
    init(_ text: ScannedText, block: Range<Int>, lexicon: QuantityLexicon, decimalComma: Bool) {
        self.text = text
        tokens = Self.tokens(in: text, block, lexicon: lexicon, decimalComma: decimalComma)
    }

    subscript(index: Int) -> QuantityToken {
        text.count(work: 1)
        return tokens.indices.contains(index) ? tokens[index] : .none
    }

    /// Whether a token stands right behind an offset: nothing, a space or a hyphen between.
    func follows(_ index: Int, _ offset: Int, hyphen: Bool = false) -> Bool {
        let start = self[index].range.lowerBound
        guard !self[index].range.isEmpty, start >= offset, start - offset <= 2 else { return false }
        return (offset..<start).allSatisfy {
            text[$0].isSpace && !text[$0].isLineEnd || hyphen && text[$0].isOne(of: "-")
        }
    }

    /// The amount that starts with a token: digits or words, with a word like "million".
    func amount(at index: Int) -> Amount? {
        text.count(work: 1)
        guard tokens.indices.contains(index) else { return nil }
        let start = tokens[index].range.lowerBound
        var amount: Amount
        if let value = tokens[index].value {
            amount = Amount(
                value: value, start: start, next: index + 1, isInDigits: true, digitCount: tokens[index].digitCount,
                isWhole: tokens[index].isWhole)
        } else if let number = wordNumber(at: index) {
            amount = Amount(
                value: number.value, start: start, next: number.next, isInDigits: false, digitCount: 0, isWhole: true)
        } else {
            return nil
        }
        guard !self[amount.next].words.isEmpty else { return amount }
        var scales = 0
        while scales < 2, let scale = self[amount.next].scale, follows(amount.next, end(of: amount)),
            !amount.hasScale || scale >= 1000
        {
            scales += 1
            amount.value *= scale
            amount.next += 1
            amount.hasScale = true
        }
        return amount
    }

    func end(of amount: Amount) -> Int { self[amount.next - 1].range.upperBound }

    private func wordNumber(at start: Int) -> (value: Double, next: Int)? {
        if self[start].has(.half) { return (0.5, start + 1) }
        guard let first = self[start].number else { return nil }
        if self[start + 1].has(.quarters), follows(start + 1, self[start].range.upperBound) {
            return (Double(first) / 4, start + 2)
        }
        var value = first
        var next = start + 1
        while follows(next, self[next - 1].range.upperBound, hyphen: true), next - start < 6 {
            if let ones = self[next].number,
                value % 100 >= 20 && value % 10 == 0 && ones < 10 && ones > 0
                    || value % 100 == 0 && value > 0 && ones < 100
            {
                value += ones
            } else if case .times(let factor)? = self[next].words.first(where: {
                if case .times = $0 { true } else { false }
            }), value < 1000, factor <= 1000 {
                value *= factor
            } else {
                break
            }
            next += 1
        }
        return (Double(value), next)
    }

    // MARK: Tokens

    private static func tokens(
        in text: ScannedText, _ block: Range<Int>, lexicon: QuantityLexicon, decimalComma: Bool
    ) -> [QuantityToken] {
        let trie = lexicon.trie
        var tokens: [QuantityToken] = []
        var offset = block.lowerBound
        while offset < block.upperBound {
            let unit = text[offset]
            if unit <= 0x20 {
                offset += 1
                continue
            }
            if text.folded(at: offset).isASCIIDigit || unit >= 0xBC && unit <= 0xBE || unit >= 0x2153 && unit <= 0x215E
            {
                guard let number = WrittenNumber(at: offset, in: text, decimalComma: decimalComma),
                    isApart(offset, in: text)
                else {
                    offset += 1
                    while text.folded(at: offset).isASCIIDigit || text[offset].isOne(of: ".,") { offset += 1 }
                    continue
                }
                tokens.append(
                    QuantityToken(
                        range: offset..<number.end, value: number.value, digitCount: number.digitCount,
                        isWhole: number.isWhole))
                offset = number.end
                continue
            }
            if let token = word(at: offset, in: text, trie) {
                tokens.append(token)
                offset = token.range.upperBound
                continue
            }
            // The rest of a word that is unknown.
            let isLetter = text.isLetter(at: offset) && !unit.isUnspacedScript
            offset += 1
            if isLetter { while text.isLetter(at: offset), !text[offset].isUnspacedScript { offset += 1 } }
        }
        return tokens
    }

    /// Whether a number is not the rest of a longer row or of a code.
    private static func isApart(_ start: Int, in text: ScannedText) -> Bool {
        if text.folded(at: start - 1).isASCIIDigit { return false }
        return !(text[start - 1].isOne(of: ".,") && text.folded(at: start - 2).isASCIIDigit)
    }

    private static func word(
        at start: Int, in text: ScannedText, _ trie: WordTrie<QuantityLexicon.Meaning>
    ) -> QuantityToken? {
        let match = trie.longestMatch(in: text, at: start) { text, end in
            text.isWordEnd(at: end) || !text.isLetter(at: end - 1)
        }
        guard let (end, index) = match else { return nil }
        var token = QuantityToken(range: start..<end)
        token.words = trie.meanings[index].words(in: text, at: start)
        return token.words.isEmpty ? nil : token
    }
}
