import DocumentModel

/// Tells curved apostrophes from plain ones, which differ by a pixel or two in small print, and the article before one from a 1.
enum Apostrophes {
    static let plain = "'"
    static let curved = "’"
    static let kinds = [plain, curved]

    /// The readings of a picture with each apostrophe as it looks. A text keeps to one kind mostly, so an apostrophe's own
    /// looks count as much as those of all.
    static func settled(_ readings: [LineReading]) -> [LineReading] {
        let readings = readings.map(\.settlingArticles)
        let leanings = readings.flatMap(\.apostropheLeanings).sorted()
        guard !leanings.isEmpty else { return readings }
        let middle = leanings[leanings.count / 2]
        return readings.map { reading in
            reading.settlingApostrophes(areCurved: reading.apostropheLeanings.map { $0 + middle > 0 })
        }
    }
}

extension LineReading {
    /// The reading with "l’eau" for "1’eau": before an apostrophe and a word that begins with a vowel or an h stands nothing
    /// else that looks like an l.
    fileprivate var settlingArticles: LineReading {
        var reading = self
        reading.words = words.map { word in
            guard word.text.contains(where: { Apostrophes.kinds.contains(String($0)) }) else { return word }
            var letters = Array(word.text)
            for start in letters.indices.dropLast(3) where ["1", "I", "|"].contains(letters[start]) {
                let next = LetterMarks.bases[letters[start + 2]] ?? letters[start + 2]
                if start == 0 || "([\"«“„-/".contains(letters[start - 1]),
                    Apostrophes.kinds.contains(String(letters[start + 1])), "aeiouyhœ".contains(next.lowercased()),
                    letters[start + 3].isLetter
                {
                    letters[start] = "l"
                }
            }
            return word.saying(String(letters))
        }
        return reading
    }

    /// The reading with its apostrophes curved or plain: `areCurved` has a decision for each of the words' apostrophes.
    fileprivate func settlingApostrophes(areCurved: [Bool]) -> LineReading {
        let count = words.reduce(0) { $0 + $1.text.count { Apostrophes.kinds.contains(String($0)) } }
        guard count == areCurved.count, count > 0 else { return self }
        var rest = areCurved[...]
        var reading = self
        reading.apostropheLeanings = []
        reading.words = words.map { word in
            let text = word.text.map { character in
                guard Apostrophes.kinds.contains(String(character)), let isCurved = rest.popFirst() else {
                    return String(character)
                }
                return isCurved ? Apostrophes.curved : Apostrophes.plain
            }.joined()
            return word.saying(text)
        }
        return reading
    }
}
