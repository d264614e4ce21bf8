internal import Foundation

/// The likeliest character at one of the recogniser's steps.
struct ReadingStep: Sendable, Equatable {
    /// Its place in the alphabet; 0 where there is none.
    private(set) var index: Int
    /// How much speaks for it, on the network's own scale: text has 10 to 25.
    private(set) var logit: Float
    /// The next likeliest character; nil where none comes within ``reach`` of it, as at nearly all steps.
    private(set) var runnerUp: RunnerUp?
    /// The sum of all characters' likelihoods, where its own is 1.
    private var total: Float

    /// How much less may speak for a runner-up.
    private static let reach: Float = 3

    /// A character that others are likelier than.
    struct RunnerUp: Sendable, Equatable {
        /// Its place in the alphabet.
        var index: Int
        /// How much speaks for it.
        var logit: Float
    }

    /// The character's likelihood, 0 to 1.
    var confidence: Float { total >= 1 ? 1 / total : 0 }

    /// How much less speaks for a character than for this one, as a difference of logits; nil where it is no runner-up.
    func leaning(to character: Int?) -> Float? {
        guard let runnerUp, runnerUp.index == character else { return nil }
        return runnerUp.logit - logit
    }

    /// Whether something common to all scripts speaks for itself: ideographs look like nothing else in the alphabet.
    var standsOut: Bool { logit >= 8 }

    /// Whether more speaks for it than ever does for an ideograph, even in a line of them.
    var isBeyondIdeographs: Bool { logit >= 20 }

    /// The likeliest of some characters.
    ///
    /// - Parameter logits: One number a character.
    init(_ logits: UnsafeBufferPointer<Float>) {
        let (index, largest) = Self.largest(of: logits)
        let total = Likelihood.sum(of: logits, largest: largest)
        (self.index, self.logit, self.total) = (index, largest, total)
        // One alone within reach would add this much.
        guard total >= 1 + exp(-Self.reach) else { return }
        let before = Self.largest(of: UnsafeBufferPointer(rebasing: logits.prefix(index)))
        let after = Self.largest(of: UnsafeBufferPointer(rebasing: logits.dropFirst(index + 1)))
        let next =
            before.value >= after.value
            ? RunnerUp(index: before.index, logit: before.value)
            : RunnerUp(index: index + 1 + after.index, logit: after.value)
        if next.logit > logit - Self.reach { runnerUp = next }
    }

    /// The likeliest characters at each of some steps, which have `depth` numbers each.
    static func steps(of logits: UnsafeBufferPointer<Float>, depth: Int) -> [ReadingStep] {
        stride(from: 0, to: logits.count, by: depth).map {
            ReadingStep(UnsafeBufferPointer(rebasing: logits[$0..<$0 + depth]))
        }
    }

    /// The likeliest of the characters here and of those that another network tells apart.
    ///
    /// `place` says where in the alphabet each output of the other network belongs; some may be the same characters as
    /// here.
    func adding(_ others: ReadingStep, at place: (Int) -> Int) -> ReadingStep {
        var others = others
        others.index = place(others.index)
        if let index = others.runnerUp?.index { others.runnerUp?.index = place(index) }
        var (likelier, rest) = others.logit > logit ? (others, self) : (self, others)
        let share = exp(rest.logit - likelier.logit)
        likelier.total += rest.total * share
        if rest.index == likelier.index {
            // Both speak for the same.
            likelier.total /= 1 + share
            likelier.logit += log(1 + share)
            rest = rest.runnerUp.map { ReadingStep(index: $0.index, logit: $0.logit) } ?? rest
        }
        if rest.index != likelier.index,
            rest.logit > max(likelier.logit - Self.reach, likelier.runnerUp?.logit ?? -.infinity)
        {
            likelier.runnerUp = RunnerUp(index: rest.index, logit: rest.logit)
        }
        return likelier
    }

    private init(index: Int, logit: Float) {
        (self.index, self.logit, total) = (index, logit, 1)
    }

    /// The largest of some numbers and its place.
    private static func largest(of values: UnsafeBufferPointer<Float>) -> (index: Int, value: Float) {
        guard let start = values.baseAddress else { return (0, -.infinity) }
        var lanes = SIMD16<Float>(repeating: -.infinity)
        let whole = values.count / 16 * 16
        for index in stride(from: 0, to: whole, by: 16) {
            let next = UnsafeRawPointer(start + index).loadUnaligned(as: SIMD16<Float>.self)
            lanes.replace(with: next, where: next .> lanes)
        }
        var largest = lanes.max()
        for index in whole..<values.count where values[index] > largest { largest = values[index] }
        return (values.firstIndex(of: largest) ?? 0, largest)
    }
}

extension NetworkOutput {
    /// The likeliest characters at each step of a line.
    var readingSteps: [ReadingStep] { ReadingStep.steps(of: values, depth: shape[2]) }
}
