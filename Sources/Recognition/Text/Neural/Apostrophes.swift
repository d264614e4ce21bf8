import DocumentModel

/// Tells curved apostrophes from plain ones: in English and most languages the network hardly ever says “’”, but how far
/// it comes from saying so differs.
enum Apostrophes {
    static let plain = "'"
    static let curved = "’"

    /// Between what is printed curved, -8 to 0, and what is printed plain, -16 to -6.
    private static let usualLeaning: Float = -6.75

    /// The readings of a picture with each plain apostrophe curved that looks so. A text keeps to one kind mostly, so an
    /// apostrophe's own looks count as much as those of all.
    static func settled(_ readings: [LineReading]) -> [LineReading] {
        let leanings = readings.flatMap(\.apostropheLeanings).sorted()
        guard !leanings.isEmpty else { return readings }
        let middle = leanings[leanings.count / 2]
        // Of French the network has seen enough curved ones.
        let plainOnes = readings.flatMap(\.words).flatMap {
            $0.text.split(separator: plain, omittingEmptySubsequences: false).dropLast()
        }
        guard 2 * plainOnes.count(where: isElision) <= plainOnes.count else { return readings }
        return readings.map { reading in
            reading.curvingApostrophes(reading.apostropheLeanings.map { ($0 + middle) / 2 > usualLeaning })
        }
    }

    /// Whether what stands before an apostrophe is a French word without its vowel: l', d', qu'.
    private static func isElision(_ start: Substring) -> Bool {
        let word = start.lowercased()
        return word == "qu" || word.count == 1 && "cdjlmnst".contains(word)
    }
}

extension LineReading {
    /// The reading with some of its plain apostrophes curved: `isCurved` has a decision for each plain apostrophe of
    /// the words.
    fileprivate func curvingApostrophes(_ isCurved: [Bool]) -> LineReading {
        let count = words.reduce(0) { $0 + $1.text.count { $0 == "'" } }
        guard count == isCurved.count, isCurved.contains(true) else { return self }
        var rest = isCurved[...]
        var reading = self
        reading.apostropheLeanings = []
        reading.words = words.map { word in
            guard word.text.contains(Apostrophes.plain) else { return word }
            var word = word
            let text = word.text.map { character in
                character == "'" && rest.popFirst() == true ? Apostrophes.curved : String(character)
            }.joined()
            if text != word.text { word.alternatives = [] }
            word.text = text
            return word
        }
        return reading
    }
}
