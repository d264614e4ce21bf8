internal import Foundation

/// Turns the recogniser's steps into characters: repetitions and gaps left out.
enum CTCDecoding {
    /// A character that was read.
    struct ReadCharacter: Sendable {
        var text: String
        /// Its likelihood, 0 to 1.
        let confidence: Float
        /// The middle of the steps that show it.
        let step: Double
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
    static func characters(of steps: [ReadingStep], alphabet: Alphabet) -> [ReadCharacter] {
        var characters: [ReadCharacter] = []
        var (current, first, peak) = (0, 0, 0)
        func close(at end: Int) {
            guard alphabet.characters.indices.contains(current), current != 0 else { return }
            let step = steps[peak]
            characters.append(
                ReadCharacter(
                    text: alphabet.characters[current], confidence: step.confidence, step: Double(first + end) / 2,
                    peak: peak, alternative: step.alternative(in: alphabet)))
        }
        for (position, step) in steps.enumerated() {
            if step.index == current {
                if step.confidence > steps[peak].confidence { peak = position }
            } else {
                close(at: position)
                (current, first, peak) = (step.index, position, position)
            }
        }
        close(at: steps.count)
        return characters
    }
}

extension ReadingStep {
    /// The next likeliest character, unless that is nothing at all.
    fileprivate func alternative(in alphabet: Alphabet) -> (text: String, confidence: Float)? {
        guard let runnerUp, runnerUp.index > 0, alphabet.characters.indices.contains(runnerUp.index) else { return nil }
        let text = alphabet.characters[runnerUp.index]
        return text == " " ? nil : (text, confidence * exp(runnerUp.logit - logit))
    }
}
