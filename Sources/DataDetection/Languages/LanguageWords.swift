/// The words by which languages are told apart, looked up by the hash of their folded letters: a text is read once, and
/// most of its words are in no table.
struct LanguageWords: Sendable {
    static let shared = LanguageWords()

    /// What one place says of a word.
    private struct Mention {
        let hash: UInt64
        /// The language that it speaks for, and how much; nil where a name may start with it.
        let vote: (language: TextLanguage, weight: UInt16)?
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

        /// - Parameter word: Ends behind an apostrophe: "l'", "aujourd'hui".
        fileprivate init(upToApostropheOf word: some StringProtocol) {
            for unit in word.utf16 {
                add(unit.folded)
                if unit == 0x27 || unit == 0x2019 { break }
            }
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
        var mentions: [Mention] = []
        func vote(_ word: Substring, for language: TextLanguage, _ weight: UInt16) {
            mentions.append(Mention(hash: Hash(upToApostropheOf: word).value, vote: (language, weight)))
        }
        for (language, tiers) in FunctionWords.all {
            for (tier, weight) in zip(tiers, [5, 4, 3] as [UInt16]) {
                for word in tier.words { vote(word, for: language, weight) }
            }
        }
        for (language, words) in TextLanguage.everydayWords {
            for word in words.words { vote(word, for: language, 3) }
        }
        for language in DateLanguage.all {
            guard let name = TextLanguage(tag: language.code) else { continue }
            for (spelling, word, _) in language.entries {
                let isWeak = spelling.hasSuffix("!")
                let words = (isWeak ? spelling.dropLast() : spelling[...]).words
                for part in words where part.utf16.count > 2 {
                    let isName = words.count == 1 && !isWeak && word.isTelling
                    vote(part, for: name, !isName ? 2 : part.utf16.count > 4 ? 6 : part.utf16.count > 3 ? 4 : 3)
                }
            }
        }
        mentions += CountryNames.shared.firstWords.map { Mention(hash: Hash($0).value, vote: nil) }
        slots = [UInt16](repeating: 0, count: 1 << 15)
        // What is said of a word comes together.
        for mention in mentions.sorted(by: { $0.hash < $1.hash }) {
            if hashes.last != mention.hash {
                hashes.append(mention.hash)
                votes.append(SIMD32())
                startsName.append(false)
                var slot = Self.slot(mention.hash, of: slots.count)
                while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
                slots[slot] = UInt16(clamping: hashes.count)
            }
            let index = hashes.count - 1
            if let (language, weight) = mention.vote {
                votes[index][language.rawValue] = max(votes[index][language.rawValue], weight)
            } else {
                startsName[index] = true
            }
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

extension StringProtocol where SubSequence == Substring {
    /// The parts between spaces. Bytes are parted several times as fast as characters.
    fileprivate var words: [Substring] {
        utf8.split(separator: UInt8(ascii: " ")).map { self[$0.startIndex..<$0.endIndex] }
    }
}
