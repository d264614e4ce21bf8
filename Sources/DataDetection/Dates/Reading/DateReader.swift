/// Reads dates from tokens. Every reading returns what it read and the index of the token after it.
///
/// Work is bounded for each token: a reading looks only at the tokens that it takes, and one more.
struct DateReader {
    let text: ScannedText
    let tokens: [DateToken]
    private let sets: [DateTokens]
    let lexicon: DateLexicon
    let grammar: DateGrammar
    let order: DateOrder
    /// The block that is read, without the white space at its end.
    let range: Range<Int>

    init(text: ScannedText, block: Range<Int>, lexicon: DateLexicon, order: DateOrder, grammar: DateGrammar = .all) {
        self.text = text
        tokens = DateTokenizer(text: text, range: block, lexicon: lexicon).tokens()
        sets = tokens.map { DateTokens($0) }
        (self.lexicon, self.order, self.grammar) = (lexicon, order, grammar)
        range = text.trimmed(block)
    }

    subscript(index: Int) -> DateToken {
        text.count(work: 1)
        return tokens.indices.contains(index) ? tokens[index] : .end
    }

    func set(at index: Int) -> DateTokens { sets.indices.contains(index) ? sets[index] : .all }

    /// Whether a token belongs to the one before: nothing unknown stands between.
    func isJoined(_ index: Int) -> Bool { self[index].gap < .other }

    /// Whether a token stands in the same line as the one before, with nothing unknown between.
    func isNear(_ index: Int) -> Bool { self[index].gap <= .space }

    func isGlued(_ index: Int) -> Bool { self[index].gap == .none }

    /// Whether a word that means one of these stands behind the token before, in its line.
    func follows(_ index: Int, _ words: DateWord...) -> Bool {
        isNear(index) && words.contains { self[index].has($0) }
    }

    func isGluedMark(_ index: Int, _ marks: StaticString) -> Bool { isGlued(index) && self[index].isMark(marks) }
    func isGluedNumber(_ index: Int) -> Bool { isGlued(index) && self[index].number != nil }

    /// Past a token with a meaning if there is one.
    func skip(_ word: DateWord, at index: Int) -> Int {
        isJoined(index) && self[index].has(word) ? index + 1 : index
    }

    /// Whether the number at an index is part of a longer row of digits and marks: "80-32-89", "1.2.3".
    ///
    /// `separator` is the mark behind the number, where a date is looked for: a dash before the number may be that of a
    /// range if it is another mark.
    func continuesNumber(at index: Int, separator: UInt16 = 0) -> Bool {
        guard index > 0, isGlued(index) else { return false }
        let before = self[index - 1]
        if before.number != nil || before.isMark("$#€£¥%=_") || before.mark > 0x9F && !before.isDash && !before.isWave {
            return true
        }
        if before.isDash, separator != 0, separator != before.mark { return false }
        return before.isMark(".,-/:+") && isGlued(index - 1) && self[index - 2].number != nil
    }

    /// A number in words: "twenty five", "two thousand and fifteen".
    func wordNumber(at start: Int) -> (value: Int, end: Int)? {
        guard var value = self[start][.number] else { return nil }
        var index = start + 1
        if let ones = unit(after: value, at: &index) { value += ones }
        // "Mil novecientos noventa y dos"
        while value >= 100, value % 100 == 0, isNear(index), let more = self[index][.number], more < 1000, more > 9,
            value % 1000 == 0 || more < 100
        {
            index += 1
            value += more
            if let ones = unit(after: more, at: &index) { value += ones }
        }
        // "Zero" takes no hundreds after it: the number would never end.
        while (1...10_000).contains(value), isNear(index), let factor = self[index][.factor] {
            value *= factor
            index += 1
            var rest = index
            if follows(rest, .and) { rest += 1 }
            guard isNear(rest), let more = self[rest][.number], more > 1 || !self[rest].isWeak, more < factor else {
                continue
            }
            index = rest + 1
            value += more
            if let ones = unit(after: more, at: &index) { value += ones }
        }
        return value > 100_000 ? nil : (value, index)
    }

    /// The ones after a ten: "twenty-five", "treinta y uno".
    private func unit(after tens: Int, at index: inout Int) -> Int? {
        guard tens >= 20, tens < 100, tens % 10 == 0 else { return nil }
        var next = index
        if isNear(next), self[next].isDash || self[next].has(.and) { next += 1 }
        // "Sixty" and "eighty" go on to nineteen in French.
        guard isNear(next), let ones = self[next][.number], (1..<(tens % 20 == 0 ? 20 : 10)).contains(ones),
            !self[next].isWeak
        else { return nil }
        index = next + 1
        return ones
    }

    /// A count before a unit: digits with or without a decimal part, words, "a", "a few", "half a".
    func amount(at start: Int) -> (value: Double, end: Int)? {
        let token = self[start]
        if let number = token.number, token.digitCount < 7 {
            guard isGluedMark(start + 1, ".,"), isGluedNumber(start + 2), self[start + 2].digitCount <= 3 else {
                return (Double(number), start + 1)
            }
            let scale = [1.0, 10, 100, 1000][self[start + 2].digitCount]
            return (Double(number) + Double(self[start + 2].number ?? 0) / scale, start + 3)
        }
        // "Half an hour": the article is part of the number.
        if token.has(.half) { return (0.5, follows(start + 1, .one) ? start + 2 : start + 1) }
        if token.has(.few) { return (3, start + 1) }
        guard let (value, end) = wordNumber(at: start) else { return nil }
        return follows(end, .andAHalf) ? (Double(value) + 0.5, end + 1) : (Double(value), end)
    }

    /// One or more amounts of time, each of a lesser unit than the one before: "2 hours and 5 minutes", "1d 2hr".
    func amounts(at start: Int) -> (amounts: DateAmounts, end: Int)? {
        var amounts = DateAmounts()
        var (index, end, last) = (start, start, Int.max)
        while end == start || isNear(index), let (amount, amountEnd) = amount(at: index), isJoined(amountEnd),
            let unit = self[amountEnd].unit, isUnit(amountEnd), unit.rawValue < last
        {
            let hasHalf = follows(amountEnd + 1, .andAHalf)
            amounts[unit] = amount + (hasHalf ? 0.5 : 0)
            last = unit.rawValue
            end = amountEnd + (hasHalf ? 2 : 1)
            index = isNear(end) && self[end].isMark(",") ? end + 1 : end
            if follows(index, .and) { index += 1 }
        }
        return end == start ? nil : (amounts, end)
    }

    /// A letter is a unit only right behind its number.
    func isUnit(_ index: Int) -> Bool {
        self[index].range.count > 1 || !self[index].isWeak || isGlued(index) && self[index - 1].number != nil
    }
}
