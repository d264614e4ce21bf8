internal import Algorithms
import DocumentModel

extension LineStrip {
    /// Adds a space wherever the ink leaves room for one: the network passes over some. `steps` is how many of the
    /// network's steps the strip took.
    func addingSpaces(to characters: [CTCDecoding.ReadCharacter], steps: Int) -> [CTCDecoding.ReadCharacter] {
        let pixelsPerStep = Double(width) / Double(max(steps, 1))
        // Looking for ink is only worth the time where two middles lie further apart than two wide letters and a space.
        let isSpacious = characters.adjacentPairs().contains {
            $0.mayEndWord && $1.mayBeginWord && ($1.step - $0.step) * pixelsPerStep > 1.5 * Self.space
        }
        guard isSpacious else { return characters }
        let profile = InkProfile(gray: gray, width: width, height: Self.height)
        let gaps = characters.adjacentPairs().map { first, second in
            let (start, end) = (Int(first.step * pixelsPerStep), Int(second.step * pixelsPerStep))
            return start < end ? profile.widestGap(in: start..<end) : 0
        }
        // Letters that are all set apart do not make words.
        let usual = gaps.sorted()[gaps.count / 2]
        let least = max(Self.space, 3 * Double(usual))
        var spaced: [CTCDecoding.ReadCharacter] = []
        for (index, character) in characters.enumerated() {
            if index > 0, Double(gaps[index - 1]) >= least {
                let before = characters[index - 1]
                if before.mayEndWord, character.mayBeginWord {
                    let confidence = min(before.confidence, character.confidence)
                    spaced.append(.init(text: " ", confidence: confidence, step: (before.step + character.step) / 2))
                }
            }
            spaced.append(character)
        }
        return spaced
    }

    /// The least space between words, in pixels: a third of the height.
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
    private var isSpaced: Bool { text.unicodeScalars.first.map(\.isSpaced) ?? false }
}

extension Unicode.Scalar {
    /// Whether this is a digit, or a letter of a script that parts words with spaces.
    fileprivate var isSpaced: Bool {
        value < 0x2E80 && (properties.isAlphabetic || properties.numericType != nil)
    }
}
