internal import Foundation

/// What some steps of the recogniser may say, the likeliest readings first: a beam search over prefixes (CTC).
enum CTCBeam {
    /// A reading: its characters, by their places in the alphabet, and the step at which each begins.
    struct Reading {
        fileprivate(set) var characters: [Int] = []
        fileprivate(set) var steps: [Int] = []
        /// The logarithm of its likelihood, where taking the likeliest character at each step has 0.
        var score: Float { CTCBeam.sum(blank, shown) }
        /// The same of the ways that end in nothing, and of those that end in the last character.
        fileprivate var blank = -Float.infinity
        fileprivate var shown = -Float.infinity
    }

    /// How many readings are followed. With four times as many, generated lines were read no better.
    private static let width = 24

    /// - Parameters:
    ///   - choices: For each step, the characters that come into question, and how much less speaks for each than for the first.
    ///   - first: The place of the first of these steps in the line.
    /// - Returns: At least one reading.
    static func readings(of choices: [[LineOutput.Choice]], from first: Int) -> [Reading] {
        var beam = [Reading(blank: 0)]
        for (offset, choices) in choices.enumerated() {
            var next: [[Int]: Reading] = [:]
            for reading in beam {
                for choice in choices {
                    if choice.character == 0 {
                        next.add(reading.characters, reading.steps, blank: reading.score + choice.leaning)
                        continue
                    }
                    var before = reading.score
                    if choice.character == reading.characters.last {
                        // What goes on is no second one: that takes nothing between the two.
                        next.add(reading.characters, reading.steps, shown: reading.shown + choice.leaning)
                        before = reading.blank
                    }
                    next.add(
                        reading.characters + [choice.character], reading.steps + [first + offset],
                        shown: before + choice.leaning)
                }
            }
            beam = next.values.filter { $0.score > -.infinity }.sorted { $0.isLikelier(than: $1) }
            if beam.count > width { beam.removeSubrange(width...) }
        }
        return beam
    }

    /// The logarithm of the sum of two likelihoods.
    fileprivate static func sum(_ first: Float, _ second: Float) -> Float {
        let (less, more) = (min(first, second), max(first, second))
        return less == -.infinity ? more : more + log1p(exp(less - more))
    }
}

extension CTCBeam.Reading {
    /// A strict order, so that the same line is always read the same way.
    fileprivate func isLikelier(than other: Self) -> Bool {
        score != other.score ? score > other.score : characters.lexicographicallyPrecedes(other.characters)
    }
}

extension [[Int]: CTCBeam.Reading] {
    /// Adds a way to arrive at a reading. Its steps are those of the likeliest way so far.
    fileprivate mutating func add(
        _ characters: [Int], _ steps: [Int], blank: Float = -.infinity, shown: Float = -.infinity
    ) {
        var reading = self[characters] ?? CTCBeam.Reading(characters: characters, steps: steps)
        if Swift.max(blank, shown) > reading.score { reading.steps = steps }
        reading.blank = CTCBeam.sum(reading.blank, blank)
        reading.shown = CTCBeam.sum(reading.shown, shown)
        self[characters] = reading
    }
}
