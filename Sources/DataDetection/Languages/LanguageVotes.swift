/// How much a text speaks for each language: for each word about as many votes as the logarithm, to base 2, of how much
/// likelier the word is in the language than elsewhere.
struct LanguageVotes: Sendable {
    /// A number for each language.
    typealias Lanes = SIMD32<UInt16>

    private var lanes = Lanes()
    /// How often votes were added since they were last limited.
    private var additions = 0

    /// Votes for some languages, the same number for each.
    init(_ languages: some Sequence<TextLanguage> = [], weight: UInt16 = 0) {
        for language in languages { lanes[language.rawValue] = weight }
    }

    subscript(language: TextLanguage) -> Int { Int(lanes[language.rawValue]) }

    /// The votes for the language that has most.
    var highest: Int {
        withLanes { lanes in
            var most: UInt16 = 0
            for lane in 0..<Lanes.scalarCount { most = max(most, lanes[lane]) }
            return Int(most)
        }
    }

    /// Adds the votes of a word: 8 at most for any language.
    mutating func add(_ word: Lanes) {
        lanes &+= word
        additions += 1
        // Where many have come together, all are halved: only differences count.
        if additions == 1024 { limit(to: 0x2000) }
    }

    /// Adds a share of other votes: all, half, a quarter.
    mutating func add(_ other: LanguageVotes, halvings: UInt16 = 0) {
        other.withLanes { more in
            changeLanes { lanes in
                for lane in 0..<Lanes.scalarCount { lanes[lane] &+= more[lane] &>> halvings }
            }
        }
    }

    /// Halves the votes until no language has more than so many.
    mutating func limit(to most: Int) {
        additions = 0
        var (top, halvings) = (highest, 0 as UInt16)
        while top > most { (top, halvings) = (top >> 1, halvings + 1) }
        if halvings > 0 { halve(halvings) }
    }

    /// Halves the votes so many times.
    mutating func halve(_ times: UInt16 = 1) {
        changeLanes { lanes in
            for lane in 0..<Lanes.scalarCount { lanes[lane] = lanes[lane] &>> times }
        }
    }

    func limited(to most: Int) -> Self {
        var votes = self
        votes.limit(to: most)
        return votes
    }

    /// The languages between which the votes do not decide, a bit for each: one if it is clear, none if nothing speaks
    /// for any.
    var likeliest: UInt32 {
        let top = highest
        guard top > 0 else { return 0 }
        let least = UInt16(max(1, top - max(Self.margin, top / 5)))
        return withLanes { lanes in
            var bits: UInt32 = 0
            for lane in 0..<Lanes.scalarCount { bits |= (lanes[lane] >= least ? 1 : 0) &<< UInt32(lane) }
            return bits
        }
    }

    /// Those of some languages, given as bits, for which the votes speak most, the likeliest first; four at most.
    func ranked(_ bits: UInt32) -> [TextLanguage] {
        let languages = (0..<Lanes.scalarCount).filter { bits & 1 << UInt32($0) != 0 }
        let ranked = languages.sorted { (lanes[$1], $0) < (lanes[$0], $1) }
        return ranked.prefix(4).compactMap(TextLanguage.init(rawValue:))
    }

    /// By how much a language has to lead to be the only one: a little more than one common word.
    private static let margin = 2

    // Loops over memory become instructions for vectors; the operators of `SIMD32` go lane by lane.

    @inline(__always)
    private func withLanes<Result>(_ body: (UnsafePointer<UInt16>) -> Result) -> Result {
        withUnsafePointer(to: lanes) {
            $0.withMemoryRebound(to: UInt16.self, capacity: Lanes.scalarCount) { body($0) }
        }
    }

    @inline(__always)
    private mutating func changeLanes(_ body: (UnsafeMutablePointer<UInt16>) -> Void) {
        withUnsafeMutablePointer(to: &lanes) {
            $0.withMemoryRebound(to: UInt16.self, capacity: Lanes.scalarCount) { body($0) }
        }
    }
}
