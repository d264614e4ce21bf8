/// All that a word can mean, in a form that is copied without cost.
struct DateMeaning: Sendable {
    private(set) var words = DateWords()
    /// What it says where it stands by itself.
    private(set) var strongWords = DateWords()
    /// The values of the first words, in their order.
    private var values = SIMD16<Int16>()

    /// The value of something that it can say, where that has one.
    func value(_ word: DateWord) -> Int? { words.contains(word) ? Int(values[Int(word.rawValue)]) : nil }

    /// Adds something that it can say; of two values for one the first counts.
    mutating func add(_ word: DateWord, value: Int, isWeak: Bool) {
        let added = word == .number && value == 1 ? DateWords(.number, .one) : DateWords(word)
        if !isWeak { strongWords.formUnion(added) }
        guard !words.contains(word) else { return }
        words.formUnion(added)
        if Int(word.rawValue) < values.scalarCount { values[Int(word.rawValue)] = Int16(clamping: value) }
    }

    /// Adds what the word means in another language; of two values for one the first counts.
    mutating func add(_ other: DateMeaning) {
        strongWords.formUnion(other.strongWords)
        for index in 0..<values.scalarCount where !words.contains(DateWords(rawValue: 1 << UInt64(index))) {
            values[index] = other.values[index]
        }
        words.formUnion(other.words)
    }
}
