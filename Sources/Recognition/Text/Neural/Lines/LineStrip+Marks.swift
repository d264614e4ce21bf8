internal import Algorithms

extension LineStrip {
    /// Finds where the network came near a space at a mark: behind a comma, or before a bracket.
    ///
    /// - Parameters:
    ///   - characters: What was read, spaces among it.
    ///   - leaning: How much less speaks for a space at a step than for what was read there.
    /// - Returns: The least of that between each two characters; nil where it did not come near one.
    static func leaningsAtMarks(
        between characters: [CTCDecoding.ReadCharacter], leaning: (Int) -> Float
    ) -> [Float?] {
        characters.adjacentPairs().enumerated().map { index, pair in
            guard let least = leastLeaning(between: characters[...index], and: characters[(index + 1)...]) else {
                return nil
            }
            return (pair.0.peak...pair.1.peak).map(leaning).max().flatMap { $0 > least ? $0 : nil }
        }
    }

    /// The characters without the spaces that the network sees around two colons in type of one width, where they have much room:
    /// between the two there is none, and beside them only where letters stand further off than they do from each other.
    static func joiningColons(in characters: [CTCDecoding.ReadCharacter]) -> [CTCDecoding.ReadCharacter] {
        let written = characters.indices.filter { characters[$0].text != " " }
        var isJoined = [Bool](repeating: false, count: characters.count)
        for (place, (first, second)) in written.adjacentPairs().enumerated()
        where characters[first].text == ":" && characters[second].text == ":" {
            let room = 1.5 * (characters[second].step - characters[first].step)
            for (left, right) in written[max(place - 1, 0)..<min(place + 3, written.count)].adjacentPairs()
            where left == first || characters[right].step - characters[left].step < room {
                for index in left + 1..<right { isJoined[index] = true }
            }
        }
        return isJoined.contains(true) ? characters.indices.filter { !isJoined[$0] }.map { characters[$0] } : characters
    }

    /// How much room makes a space at a mark. Marks have room around them, most of all in type of one width, but as much on
    /// either side.
    ///
    /// - Parameters:
    ///   - leaning: How much less speaks for a space than for what was read.
    ///   - beside: The room on the mark's other side, or the room between letters where that is wider.
    /// - Returns: The least room, in pixels.
    static func leastGapAtMark(leaning: Float, beside: Double) -> Double {
        leaning > leastLeaningBesideOne ? beside : max(1.75 * beside, Double(height) / 8)
    }

    /// How near the network must come to a space between the start of a line and its end; nil where a space does not part
    /// them at a mark.
    private static func leastLeaning(
        between start: ArraySlice<CTCDecoding.ReadCharacter>, and end: ArraySlice<CTCDecoding.ReadCharacter>
    ) -> Float? {
        guard let mark = start.last, let next = end.first else { return nil }
        // A function's arguments stand close to its name, and a bracket is narrow for its place in type of one width.
        if mark.isSpaced, ["(", "["].contains(next.text) { return leastLeaning }
        let before = start.dropLast()
        guard mark.isMark, next.mayBeginWord, let last = before.last, last.text != " " else { return nil }
        if [",", ".", ":"].contains(mark.text), last.isFigure, next.isFigure {
            // Numbers and times; thousands have three figures, and years four.
            return mark.text == "," && end.prefix(while: \.isFigure).count == 4 ? leastLeaningAtMark : nil
        }
        if mark.text == "." {
            // Names of hosts and files go on small, and initials are single letters.
            let isInitial = isOneLetter(before.suffix(2).reversed()) && isOneLetter(Array(end.prefix(2)))
            if isInitial || next.text.first?.isLowercase == true { return nil }
        }
        return leastLeaningAtMark
    }

    /// Whether the first of some characters is a letter, and the second, if there is one, goes on with no word.
    private static func isOneLetter(_ characters: [CTCDecoding.ReadCharacter]) -> Bool {
        guard let first = characters.first, first.isSpaced, !first.isFigure else { return false }
        return characters.count < 2 || !characters[1].isSpaced
    }

    /// How much less may speak for a space behind a mark than for what was read. In lines drawn in 75 families of fonts, most
    /// with spaces narrower than the font has them, 175 of the 181 places that this and the ink select were spaces.
    private static let leastLeaningAtMark: Float = -4
}

extension CTCDecoding.ReadCharacter {
    /// Whether a space often follows.
    fileprivate var isMark: Bool { [",", ";", ":", ".", ")", "]", "!", "?", "%"].contains(text) }
}
