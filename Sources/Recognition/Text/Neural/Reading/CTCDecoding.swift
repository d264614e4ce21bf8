/// Turns the recogniser's likelihoods into characters: the likeliest at each step, repetitions and gaps left out.
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
    ///
    /// - Parameter likelihoods: For each step, one number a character of the alphabet.
    static func characters(
        in likelihoods: UnsafeBufferPointer<Float>, steps: Int, alphabet: Alphabet
    ) -> [ReadCharacter] {
        let count = alphabet.characters.count
        guard likelihoods.count >= steps * count, let start = likelihoods.baseAddress else { return [] }
        var characters: [ReadCharacter] = []
        var (current, first, best) = (0, 0, Float(0))
        func close(at step: Int) {
            guard current != 0 else { return }
            characters.append(
                ReadCharacter(
                    text: alphabet.characters[current], confidence: best, step: Double(first + step) / 2))
        }
        for step in 0..<steps {
            let (index, value) = largest(of: UnsafeBufferPointer(start: start + step * count, count: count))
            if index == current {
                best = max(best, value)
            } else {
                close(at: step)
                (current, first, best) = (index, step, value)
            }
        }
        close(at: steps)
        return characters
    }

    /// The largest of some numbers and its place.
    private static func largest(of values: UnsafeBufferPointer<Float>) -> (index: Int, value: Float) {
        guard let start = values.baseAddress else { return (0, 0) }
        var lanes = SIMD16<Float>(repeating: -.infinity)
        let whole = values.count / 16 * 16
        for index in stride(from: 0, to: whole, by: 16) {
            let next = UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<Float>.self)
            lanes.replace(with: next, where: next .> lanes)
        }
        var largest = lanes.max()
        for index in whole..<values.count { largest = max(largest, values[index]) }
        return (values.firstIndex(of: largest) ?? 0, largest)
    }
}
