/// What the recogniser puts out for a line.
struct LineOutput {
    /// For each step, how much speaks for each character.
    let logits: Part
    /// For each step, what the network for ideographs starts from.
    let features: Part
    /// For each step, what the networks for letters start from.
    let trunk: Part

    /// A character that comes into question at a step: its place in the alphabet, and how much less speaks for it than for the
    /// likeliest one.
    struct Choice {
        let character: Int
        let leaning: Float
    }

    /// One output: `depth` numbers for each of some steps.
    struct Part {
        let values: [Float]
        let steps: Int
        let depth: Int

        /// - Parameter output: Lines, of which there is one, steps, and numbers a step.
        init(_ output: NetworkOutput) {
            (values, steps, depth) = (Array(output.values), output.shape[1], output.shape[2])
        }

        private init(values: [Float], steps: Int, depth: Int) {
            (self.values, self.steps, self.depth) = (values, steps, depth)
        }

        /// How much speaks for a character at one of `count` steps into which the same line is parted.
        func logit(of character: Int, at step: Int, of count: Int) -> Float {
            values[step * steps / count * depth + character]
        }

        /// The characters for which not much less speaks at a step than for the likeliest one, which comes first; at most so many.
        func choices(at step: Int, within reach: Float, most: Int) -> [Choice] {
            let logits = values[step * depth..<(step + 1) * depth]
            guard let largest = logits.max() else { return [] }
            let near = logits.indices.lazy.filter { logits[$0] > largest - reach }
                .map { Choice(character: $0 - logits.startIndex, leaning: logits[$0] - largest) }
            return Array(near.sorted { $0.leaning > $1.leaning }.prefix(most))
        }

        /// The mean of outputs that all have the same number of steps; there is at least one.
        static func mean(of parts: [Part]) -> Part {
            let first = parts[0]
            guard parts.count > 1 else { return first }
            let sums = parts.dropFirst().reduce(first.values) { sums, part in zip(sums, part.values).map(+) }
            let count = Float(parts.count)
            return Part(values: sums.map { $0 / count }, steps: first.steps, depth: first.depth)
        }

        /// The likeliest characters at each step.
        var readingSteps: [ReadingStep] {
            values.withUnsafeBufferPointer { ReadingStep.steps(of: $0, depth: depth) }
        }

        /// The sums with what another output of the same line says of the characters at some places, one for each here.
        func adding(_ other: Part, at places: [Int]) -> Part {
            var sums = values
            sums.withUnsafeMutableBufferPointer { sums in
                other.values.withUnsafeBufferPointer { values in
                    for step in 0..<steps {
                        let start = step * other.steps / steps * other.depth
                        for (character, place) in places.enumerated() {
                            sums[step * depth + character] += values[start + place]
                        }
                    }
                }
            }
            return Part(values: sums, steps: steps, depth: depth)
        }
    }

    /// The mean of looks at the same line, at least one, with the same number of steps. What one linear layer makes of
    /// the mean, as for ideographs, is the mean of what it makes of all.
    static func mean(of looks: [LineOutput]) -> LineOutput {
        LineOutput(
            logits: .mean(of: looks.map(\.logits)), features: .mean(of: looks.map(\.features)),
            trunk: .mean(of: looks.map(\.trunk)))
    }
}
