/// Turns the recogniser's steps into characters: repetitions and gaps left out.
enum CTCDecoding {
    /// A character that was read.
    struct ReadCharacter: Sendable {
        let text: String
        /// Its likelihood, 0 to 1.
        let confidence: Float
        /// The middle of the steps that show it.
        let step: Double
    }

    /// The likeliest characters.
    static func characters(of steps: [ReadingStep], alphabet: Alphabet) -> [ReadCharacter] {
        var characters: [ReadCharacter] = []
        var (current, first, best) = (0, 0, Float(0))
        func close(at step: Int) {
            guard alphabet.characters.indices.contains(current), current != 0 else { return }
            characters.append(
                ReadCharacter(
                    text: alphabet.characters[current], confidence: best, step: Double(first + step) / 2))
        }
        for (position, step) in steps.enumerated() {
            if step.index == current {
                best = max(best, step.confidence)
            } else {
                close(at: position)
                (current, first, best) = (step.index, position, step.confidence)
            }
        }
        close(at: steps.count)
        return characters
    }
}
