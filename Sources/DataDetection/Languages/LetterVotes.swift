/// The votes of letters with marks, and of the characters by which Chinese and Japanese differ.
struct LetterVotes: Sendable {
    static let shared = LetterVotes()

    private let votes: [UInt16: SIMD32<UInt16>]
    /// A bit for each 64 units: most characters are in no table.
    private let present: Set<UInt16>

    func add(_ unit: UInt16, to sum: inout LanguageVotes) {
        guard present.contains(unit >> 6), let more = votes[unit] else { return }
        sum.add(more)
    }

    private init() {
        var votes: [UInt16: SIMD32<UInt16>] = [:]
        for (letters, languages, weight) in TextLanguage.letters {
            for unit in Set((letters + letters.uppercased()).utf16) where unit > 0x7F {
                for language in languages {
                    let lane = language.rawValue
                    votes[unit, default: SIMD32()][lane] = max(votes[unit]?[lane] ?? 0, weight)
                }
            }
        }
        self.votes = votes
        present = Set(votes.keys.map { $0 >> 6 })
    }
}

/// How many letters of each script a line has.
struct ScriptCounts {
    private var han = 0
    private var kana = 0
    private var hangul = 0
    private var cyrillic = 0
    private var arabic = 0
    private var greek = 0
    private var hebrew = 0
    private var thai = 0
    private var devanagari = 0

    mutating func count(_ unit: UInt16) {
        switch unit {
        case 0x3040...0x30FF, 0xFF66...0xFF9D: kana += 1
        case 0x3400...0x9FFF, 0xF900...0xFAFF: han += 1
        case 0xAC00...0xD7A3, 0x1100...0x11FF: hangul += 1
        case 0x0400...0x052F: cyrillic += 1
        case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFF: arabic += 1
        case 0x0370...0x03FF, 0x1F00...0x1FFF: greek += 1
        case 0x0590...0x05FF: hebrew += 1
        case 0x0E00...0x0E7F: thai += 1
        case 0x0900...0x097F: devanagari += 1
        default: break
        }
    }

    /// Adds what the scripts say. Ideographs without kana are Chinese or Japanese alike.
    func vote(_ votes: inout LanguageVotes) {
        guard han | kana | hangul | cyrillic | arabic | greek | hebrew | thai | devanagari > 0 else { return }
        func add(_ count: Int, _ languages: [TextLanguage], each: Int = 2) {
            guard count > 0 else { return }
            votes.add(LanguageVotes(languages, weight: UInt16(clamping: min(200, each * count))))
        }
        add(kana, [.japanese], each: 4)
        add(han, [.chinese, .japanese])
        add(hangul, [.korean], each: 4)
        add(cyrillic, [.russian, .ukrainian, .bulgarian])
        add(arabic, [.arabic, .persian])
        add(greek, [.greek], each: 4)
        add(hebrew, [.hebrew], each: 4)
        add(thai, [.thai], each: 4)
        add(devanagari, [.hindi], each: 4)
    }
}
