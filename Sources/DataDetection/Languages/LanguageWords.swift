/// The words by which languages are told apart, looked up by the hash of their folded letters: a text is read once, and
/// most of its words are in no table.
struct LanguageWords: Sendable {
    static let shared = LanguageWords()

    private struct Entry {
        var votes = SIMD32<UInt16>()
        var startsName = false
    }

    private var slots: [UInt16]
    private var hashes: [UInt64] = []
    private var votes: [SIMD32<UInt16>] = []
    private var startsName: [Bool] = []

    /// The hash of a word in folded form, made unit by unit: FNV-1a of 64 bits.
    struct Hash: Hashable, Sendable {
        private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

        @inline(__always)
        mutating func add(_ folded: UInt16) { value = (value ^ UInt64(folded)) &* 0x100_0000_01B3 }

        init() {}

        init(_ word: some StringProtocol) {
            for unit in word.utf16 { add(unit.folded) }
        }
    }

    /// The votes of the word with a hash, a lane for each language, and whether the name of a country, a city or a
    /// currency may start with it.
    func entry(_ hash: Hash) -> (votes: SIMD32<UInt16>, startsName: Bool)? {
        var slot = Self.slot(hash.value, of: slots.count)
        while true {
            let index = Int(slots[slot]) - 1
            guard index >= 0 else { return nil }
            if hashes[index] == hash.value { return (votes[index], startsName[index]) }
            slot = (slot + 1) & (slots.count - 1)
        }
    }

    private static func slot(_ hash: UInt64, of count: Int) -> Int { Int(truncatingIfNeeded: hash >> 40) & (count - 1) }

    private init() {
        var known: [UInt64: Entry] = [:]
        func vote(_ word: some StringProtocol, for language: TextLanguage, _ weight: UInt16) {
            // A word ends behind an apostrophe: "l'", "aujourd'hui".
            let first = word.firstIndex { $0 == "'" || $0 == "’" }.map { word[...$0] } ?? word[...]
            let hash = Hash(first).value
            let most = max(known[hash]?.votes[language.rawValue] ?? 0, weight)
            known[hash, default: Entry()].votes[language.rawValue] = most
        }
        for (language, tiers) in FunctionWords.all {
            for (tier, weight) in zip(tiers, [5, 4, 3] as [UInt16]) {
                for word in tier.split(separator: " ") { vote(word, for: language, weight) }
            }
        }
        for (language, words) in TextLanguage.everydayWords {
            for word in words.split(separator: " ") { vote(word, for: language, 3) }
        }
        for language in DateLanguage.all {
            guard let name = TextLanguage(tag: language.code) else { continue }
            for (spelling, word, _) in language.entries {
                let isWeak = spelling.hasSuffix("!")
                let words = (isWeak ? spelling.dropLast() : spelling[...]).split(separator: " ")
                for part in words where part.utf16.count > 2 {
                    let isName = words.count == 1 && !isWeak && word.isTelling
                    vote(part, for: name, !isName ? 2 : part.utf16.count > 4 ? 6 : part.utf16.count > 3 ? 4 : 3)
                }
            }
        }
        for name in CountryNames.shared.firstWords { known[Hash(name).value, default: Entry()].startsName = true }
        slots = [UInt16](repeating: 0, count: 1 << 15)
        // In an order that is the same each time.
        for (hash, entry) in known.sorted(by: { $0.key < $1.key }) {
            hashes.append(hash)
            votes.append(entry.votes)
            startsName.append(entry.startsName)
            var slot = Self.slot(hash, of: slots.count)
            while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = UInt16(clamping: votes.count)
        }
    }
}

extension DateWord {
    /// Whether the word is a name for a time and so shows the language, rather than a word that links others.
    fileprivate var isTelling: Bool {
        switch self {
        case .month, .weekday, .holiday, .day, .now, .dayPart, .dayAndPart, .unit, .number, .factor, .ordinal,
            .everyday, .oclock, .past, .quarterHour, .next, .last:
            true
        default: false
        }
    }
}
