internal import Algorithms
import DocumentModel

extension LineStrip {
    /// Adds a space wherever the ink leaves room for one, or the network nearly saw one: it passes over some.
    ///
    /// - Parameters:
    ///   - characters: What was read.
    ///   - seen: What the networks saw along the strip.
    /// - Returns: The characters, with spaces among them.
    func addingSpaces(
        to characters: [CTCDecoding.ReadCharacter], of seen: LineSight
    ) -> [CTCDecoding.ReadCharacter] {
        guard characters.count > 1 else { return characters }
        let (steps, space) = (seen.steps, seen.alphabet.space)
        let pixelsPerStep = pixelsPerStep(ofAll: steps.count)
        let isNearlySpace = Self.nearlySpaces(between: characters, steps: steps, space: space)
        let leaningsAtMarks = Self.leaningsAtMarks(between: characters, leaning: seen.leaningToSpace)
        // Looking for ink is only worth the time where two middles lie further apart than two wide letters and a space.
        let isSpacious = characters.adjacentPairs().contains {
            ($0.mayEndWord || $0.text == ".") && $1.mayBeginWord
                && ($1.step - $0.step) * pixelsPerStep > 1.5 * Self.space
        }
        guard isSpacious || isNearlySpace.contains(true) || leaningsAtMarks.contains(where: { $0 != nil }) else {
            return characters
        }
        let profile = InkProfile(gray: gray, width: width, height: Self.height)
        func gap(from first: Int, to last: Int) -> Double {
            let (start, end) = (characters[first].step * pixelsPerStep, characters[last].step * pixelsPerStep)
            return start < end ? Double(profile.widestGap(in: Int(start)..<Int(end))) : 0
        }
        let gaps = characters.indices.dropFirst().map { gap(from: $0 - 1, to: $0) }
        // Some spaces that the network sees tell how narrow one is in this type.
        let seen = characters.indices.dropFirst().dropLast()
            .filter { characters[$0].text == " " }.map { gap(from: $0 - 1, to: $0 + 1) }
        let narrowest = seen.count >= 3 ? seen.min() : nil
        let leastLikeSeen = 0.75 * (seen.min() ?? 0)
        // Letters that are all set apart do not make words.
        let usual = gaps.sorted()[gaps.count / 2]
        let narrow = min(max(narrowest ?? Self.space, Self.space * 2 / 3), Self.space)
        var spaced = [characters[0]]
        for (index, (before, character)) in characters.adjacentPairs().enumerated() {
            let gap = gaps[index]
            // Figures are all of one width, so that a 1 stands as far from the next as two words do.
            let areFigures = before.isFigure && character.isFigure
            // Addresses and amounts have points inside, which stand close.
            let mayEnd = before.mayEndWord || narrowest != nil && before.text == "."
            let isWide = gap >= 3 * usual && gap >= (areFigures ? Self.space : narrow)
            let beside = index > 0 && characters[index - 1].text != " " ? max(usual, gaps[index - 1]) : usual
            let isSpaceAtMark = leaningsAtMarks[index].map {
                gap >= max(Self.leastGapAtMark(leaning: $0, beside: beside), leastLikeSeen)
            }
            if isWide && mayEnd && character.mayBeginWord || isNearlySpace[index] && gap >= usual
                || isSpaceAtMark == true
            {
                let confidence = min(before.confidence, character.confidence)
                spaced.append(.init(text: " ", confidence: confidence, step: (before.step + character.step) / 2))
            }
            spaced.append(character)
        }
        return spaced
    }

    /// Whether the network nearly saw a space between each two characters, which are letters or a letter and a figure,
    /// a comma behind the first of them left aside.
    private static func nearlySpaces(
        between characters: [CTCDecoding.ReadCharacter], steps: [ReadingStep], space: Int?
    ) -> [Bool] {
        let leanings = characters.adjacentPairs().map { before, after in
            steps[before.peak...after.peak].compactMap { $0.leaning(to: space) }.max()
        }
        // Between letters that are set apart, it nearly sees spaces everywhere.
        guard leanings.count(where: { $0 != nil }) * 2 < leanings.count else { return leanings.map { _ in false } }
        func isEnd(_ index: Int) -> Bool { !characters.indices.contains(index) || characters[index].text == " " }
        return leanings.enumerated().map { index, leaning in
            let (before, after) = (characters[index], characters[index + 1])
            let last = index > 0 && before.isPause ? characters[index - 1] : before
            guard let leaning, last.isSpaced, after.isSpaced, !last.isFigure || !after.isFigure else { return false }
            // Few words have one letter.
            let leavesOne = isEnd(index - 1) && !before.isFigure || isEnd(index + 2) && !after.isFigure
            return leaning > (leavesOne ? leastLeaningBesideOne : leastLeaning)
        }
    }

    /// How much less may speak for a space than for what was read. In generated lines whose spaces are a third to fully
    /// as wide as the font has them, 600 of 619 such places between letters were spaces, words of one letter among them.
    static let leastLeaning: Float = -2
    static let leastLeaningBesideOne: Float = -1

    /// The least space between words where the network sees too few of them, in pixels: a third of the height.
    private static let space = Double(height) / 3

    /// The brightness of the strip, from its green plane.
    private var gray: [UInt8] {
        let area = Self.height * width
        return planes[area..<2 * area].map(\.brightness)
    }
}

extension CTCDecoding.ReadCharacter {
    var mayBeginWord: Bool { isSpaced || ["(", "[", "@", "#", "$", "£", "€", "&"].contains(text) }
    fileprivate var mayEndWord: Bool { isSpaced || [",", ";", ":", ")", "]", "!", "?", "%", "&"].contains(text) }
    fileprivate var isPause: Bool { [",", ";", ":"].contains(text) }
    var isFigure: Bool { text.unicodeScalars.first?.properties.numericType != nil }
    var isSpaced: Bool { text.unicodeScalars.first.map(\.isSpaced) ?? false }
}

extension Unicode.Scalar {
    /// Whether this is a digit, or a letter of a script that parts words with spaces.
    fileprivate var isSpaced: Bool {
        value < 0x2E80 && (properties.isAlphabetic || properties.numericType != nil)
    }
}
