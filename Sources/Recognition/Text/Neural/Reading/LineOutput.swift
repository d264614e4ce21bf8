/// What the recogniser puts out for a line.
struct LineOutput {
    /// For each step, how much speaks for each character.
    let logits: Part
    /// For each step, what the network for other characters starts from.
    let inner: Part

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

        fileprivate func averaged(with other: Part) -> Part {
            Part(values: zip(values, other.values).map { ($0 + $1) / 2 }, steps: steps, depth: depth)
        }
    }

    /// The mean of this and of another look at the same line, with the same number of steps. What one linear layer
    /// makes of the mean, as for ideographs, is the mean of what it makes of both.
    func averaged(with other: LineOutput) -> LineOutput {
        LineOutput(logits: logits.averaged(with: other.logits), inner: inner.averaged(with: other.inner))
    }
}
