internal import Foundation

/// Turns the recogniser's steps into characters: repetitions and gaps left out.
enum CTCDecoding {
    /// A character that was read.
    struct ReadCharacter: Sendable {
        var text: String
        /// Its likelihood, 0 to 1.
        let confidence: Float
        /// Where its middle is, in steps.
        var step: Double
        /// The step that shows it best.
        var peak = 0
        /// What it may be instead, and how likely that is; nil where nothing comes near.
        var alternative: (text: String, confidence: Float)?
    }

    /// How sure the network is of some characters, 0 to 1.
    static func confidence(of characters: some Collection<ReadCharacter>) -> Double {
        characters.isEmpty ? 0 : characters.reduce(0) { $0 + Double($1.confidence) } / Double(characters.count)
    }

    /// The likeliest characters.
    ///
    /// - Parameters:
    ///   - steps: What the networks see at each step.
    ///   - alphabet: What the steps' characters stand for.
    ///   - lag: How many steps behind a character's middle the networks tell it.
    ///   - addingTwins: Whether the networks may pass over the second of two digits alike, so that one nearly seen counts.
    /// - Returns: The characters along the line.
    static func characters(
        of steps: [ReadingStep], alphabet: Alphabet, lag: Double = 0, addingTwins: Bool = true
    ) -> [ReadCharacter] {
        var characters: [ReadCharacter] = []
        var (current, first, peak) = (0, 0, 0)
        func close(at end: Int) {
            guard alphabet.characters.indices.contains(current), current != 0 else { return }
            let step = steps[peak]
            characters.append(
                ReadCharacter(
                    text: alphabet.characters[current], confidence: step.confidence,
                    step: max(Double(first + end) / 2 - lag, 0), peak: peak, alternative: step.alternative(in: alphabet)
                ))
        }
        for (position, step) in steps.enumerated() {
            if step.index == current {
                if step.confidence > steps[peak].confidence { peak = position }
            } else {
                close(at: position)
                (current, first, peak) = (step.index, position, position)
            }
            if addingTwins, let twin = missedTwin(in: steps, at: position),
                alphabet.characters.indices.contains(twin.index),
                alphabet.characters[twin.index].first?.isNumber == true
            {
                characters.append(
                    ReadCharacter(
                        text: alphabet.characters[twin.index],
                        confidence: step.confidence * exp(twin.logit - step.logit),
                        step: max(Double(position) + 0.5 - lag, 0), peak: position))
            }
        }
        close(at: steps.count)
        return characters
    }

    /// The character that is nearly as likely as none at all at a step, where one beside it is the same: of two digits alike
    /// the network may pass over one.
    private static func missedTwin(in steps: [ReadingStep], at position: Int) -> ReadingStep.RunnerUp? {
        guard steps[position].index == 0, let twin = steps[position].runnerUp, twin.index != 0,
            twin.logit > steps[position].logit - nearly
        else { return nil }
        let (before, after) = (steps[..<position], steps[(position + 1)...])
        // What goes on from the step before, or into the next one, is one character.
        guard before.last?.index != twin.index, after.first?.index != twin.index,
            before.last?.runnerUp?.index != twin.index || before.last?.index != 0
        else { return nil }
        let neighbours = [before.last { $0.index != 0 }, after.first { $0.index != 0 }]
        return neighbours.contains { $0?.index == twin.index } ? twin : nil
    }

    /// How much less may speak for such a character. In 700 drawn lines of Cyrillic words and numbers, of 51 digits that were
    /// passed over this gives back 6, and adds none that is not there. The network for Latin letters passes over none: in 7,000
    /// drawn words and numbers, this would add 5 digits that are not there, and give back none.
    private static let nearly: Float = 1.2
}

extension ReadingStep {
    /// The next likeliest character, unless that is nothing at all.
    fileprivate func alternative(in alphabet: Alphabet) -> (text: String, confidence: Float)? {
        guard let runnerUp, runnerUp.index > 0, alphabet.characters.indices.contains(runnerUp.index) else { return nil }
        let text = alphabet.characters[runnerUp.index]
        return text == " " ? nil : (text, confidence * exp(runnerUp.logit - logit))
    }
}
