/// Reads a text as numbers, known words and marks. What it does not know parts the tokens around it.
struct DateTokenizer {
    let text: ScannedText
    /// The block that is read.
    let range: Range<Int>
    let lexicon: DateLexicon

    func tokens() -> [DateToken] {
        var tokens: [DateToken] = []
        // Tokens with nothing unknown between them are read apart from all others. Where neither a date may start nor two
        // words stand, none can be: prose is full of lone articles and commas.
        var (segment, words, mayStart) = (0, 0, false)
        func endSegment() {
            if !mayStart, words < 2 { tokens.removeSubrange(segment...) }
            (segment, words, mayStart) = (tokens.count, 0, false)
        }
        var gap = DateToken.Gap.other
        var offset = range.lowerBound
        while offset < range.upperBound {
            let unit = text[offset]
            if unit.isSpace {
                gap = max(gap, unit.isLineEnd ? lineGap(at: &offset, gap) : .space)
                offset += 1
                continue
            }
            if let token = token(at: offset, unit: unit, gap: gap) {
                offset = token.range.upperBound
                // A word that only links means nothing where nothing stands before it.
                if gap == .other, !token.words.isEmpty, token.words.isSubset(of: .linking) { continue }
                if gap == .other { endSegment() }
                mayStart = mayStart || token.number != nil || !token.words.isDisjoint(with: .starting)
                if !token.words.isEmpty || token.isMark("+-") { words += 1 }
                tokens.append(token)
                gap = .none
            } else {
                offset = unknownEnd(from: offset)
                gap = .other
            }
        }
        endSegment()
        return tokens
    }

    /// An empty line parts what stands around it.
    private func lineGap(at offset: inout Int, _ gap: DateToken.Gap) -> DateToken.Gap {
        if text[offset] == .carriageReturn, text[offset + 1] == .lineFeed { offset += 1 }
        return gap == .line ? .other : .line
    }

    private func token(at offset: Int, unit: UInt16, gap: DateToken.Gap) -> DateToken? {
        let folded = unit.folded
        if folded.isASCIIDigit { return number(at: offset, gap: gap) }
        if lexicon.hasIdeographs, unit.isIdeographicNumeral,
            let number = IdeographicNumber(at: offset, in: text)
        {
            // "一月", "十分": words that start with a numeral win if they are longer.
            if let match = lexicon.word(in: text, at: offset), match.end > number.end {
                return DateToken(range: offset..<match.end, gap: gap, meaning: match.meaning)
            }
            return DateToken(range: offset..<number.end, gap: gap, number: number.value, digitCount: number.digitCount)
        }
        // Words of Hangul have spaces between them: none starts within an unknown one.
        if unit.isHangul, gap == .other, text[offset - 1].isHangul { return nil }
        if let match = lexicon.word(in: text, at: offset) {
            return DateToken(range: offset..<match.end, gap: gap, meaning: match.meaning)
        }
        guard folded < 0x80 ? folded.isOne(of: ".,:;-/()@~+'&<>[]#$%=*!?\"|_\\") : Self.isMark(unit) else { return nil }
        return DateToken(range: offset..<offset + 1, gap: gap, mark: folded == 0x3002 ? 0x2E : folded)
    }

    private static func isMark(_ unit: UInt16) -> Bool {
        switch unit {
        case 0xA3, 0xA5, 0xB0, 0xB7, 0xBA, 0x2010...0x2014, 0x2022, 0x20AC, 0x2212, 0x2219, 0x3001, 0x301C, 0x30FB,
            0x30FC, 0xFF5E:
            true
        default: false
        }
    }

    private func number(at start: Int, gap: DateToken.Gap) -> DateToken {
        var end = start
        var value = 0
        while text[end].folded.isASCIIDigit {
            if end - start < 9 { value = value * 10 + Int(text[end].folded - 0x30) }
            end += 1
        }
        return DateToken(range: start..<end, gap: gap, number: value, digitCount: end - start)
    }

    /// The end of a word that means nothing here.
    private func unknownEnd(from start: Int) -> Int {
        var end = start + 1
        guard text.isLetter(at: start), !text[start].isUnspacedScript else { return end }
        while text.isLetter(at: end), !text[end].isUnspacedScript { end += 1 }
        return end
    }
}

extension UInt16 {
    var isHangul: Bool { (0xAC00...0xD7A3).contains(self) }
    var isIdeograph: Bool { (0x4E00...0x9FFF).contains(self) }
}
