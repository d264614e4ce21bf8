internal import Algorithms
import DocumentModel

extension LineStrip {
    /// Adds a space wherever the ink leaves room for one: the network passes over some. `steps` is how many of the
    /// network's steps the strip took.
    func addingSpaces(to characters: [CTCDecoding.ReadCharacter], steps: Int) -> [CTCDecoding.ReadCharacter] {
        let pixelsPerStep = Double(width) / Double(max(steps, 1))
        // Looking for ink is only worth the time where two middles lie further apart than two wide letters and a space.
        let isSpacious = characters.adjacentPairs().contains {
            ($0.mayEndWord || $0.text == ".") && $1.mayBeginWord
                && ($1.step - $0.step) * pixelsPerStep > 1.5 * Self.space
        }
        guard isSpacious else { return characters }
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
        // Letters that are all set apart do not make words.
        let usual = gaps.sorted()[gaps.count / 2]
        let narrow = min(max(narrowest ?? Self.space, Self.space * 2 / 3), Self.space)
        var spaced: [CTCDecoding.ReadCharacter] = []
        for (index, character) in characters.enumerated() {
            if index > 0, gaps[index - 1] >= 3 * usual {
                let before = characters[index - 1]
                // Figures are all of one width, so that a 1 stands as far from the next as two words do.
                let least = before.isFigure && character.isFigure ? Self.space : narrow
                // Addresses and amounts have points inside, which stand close.
                let endsSentence = narrowest != nil && before.text == "."
                if gaps[index - 1] >= least, before.mayEndWord || endsSentence, character.mayBeginWord {
                    let confidence = min(before.confidence, character.confidence)
                    spaced.append(.init(text: " ", confidence: confidence, step: (before.step + character.step) / 2))
                }
            }
            spaced.append(character)
        }
        return spaced
    }

    /// The least space between words where the network sees too few of them, in pixels: a third of the height.
    private static let space = Double(height) / 3

    /// The brightness of the strip, from its green plane.
    private var gray: [UInt8] {
        let area = Self.height * width
        return planes[area..<2 * area].map(\.brightness)
    }
}

extension CTCDecoding.ReadCharacter {
    fileprivate var mayBeginWord: Bool { isSpaced || ["(", "[", "@", "#", "$", "£", "€", "&"].contains(text) }
    fileprivate var mayEndWord: Bool { isSpaced || [",", ";", ":", ")", "]", "!", "?", "%", "&"].contains(text) }
    fileprivate var isFigure: Bool { text.unicodeScalars.first?.properties.numericType != nil }
    private var isSpaced: Bool { text.unicodeScalars.first.map(\.isSpaced) ?? false }
}

extension Unicode.Scalar {
    /// Whether this is a digit, or a letter of a script that parts words with spaces.
    fileprivate var isSpaced: Bool {
        value < 0x2E80 && (properties.isAlphabetic || properties.numericType != nil)
    }
}
