import Foundation
import Testing

@testable import Recognition

@Suite struct ReadingStepTests {
    private func step(_ logits: [Float]) -> ReadingStep {
        logits.withUnsafeBufferPointer { ReadingStep($0) }
    }

    /// The likelihood of the largest of some numbers, by definition.
    private func likelihood(_ logits: [Float]) -> Float {
        let sum = logits.reduce(0) { $0 + exp(Double($1)) }
        return Float(exp(Double(logits.max() ?? 0)) / sum)
    }

    @Test func confidenceIsTheLikelihoodAmongAll() {
        for logits: [Float] in [[1, 3, 2], [20, 19.5], [-4], [0, 0, 0, 0]] {
            #expect(abs(step(logits).confidence - likelihood(logits)) < 1e-4)
        }
    }

    /// Comparing in two parts is comparing all at once, wherever the largest is.
    @Test func partsMakeTheWhole() {
        let logits = (0..<40).map { Float(($0 * 17) % 40) / 4 }
        for split in 1..<40 {
            let whole = step(logits)
            let joined = step(Array(logits[..<split])).adding(step(Array(logits[split...]))) { split + $0 }
            #expect(joined.index == whole.index)
            #expect(joined.logit == whole.logit)
            #expect(abs(joined.confidence - whole.confidence) < 1e-4)
        }
    }

    /// Where two networks know a character, what they say of it counts together.
    @Test func bothMaySpeakForTheSame() {
        let joined = step([1, 5, 4.5]).adding(step([4, 2, 0])) { [1, 3, 4][$0] }
        #expect(joined.index == 1)
        // e⁵ and e⁴ are the same character; e¹, e⁴·⁵, e² and e⁰ others.
        let share = (exp(5) + exp(4)) / (exp(5) + exp(4) + exp(1) + exp(4.5) + exp(2) + exp(0))
        #expect(abs(Double(joined.confidence) - share) < 1e-4)
        #expect(joined.runnerUp?.index == 2)
        // What is second in both does not come second to itself.
        #expect(step([5, 4]).adding(step([4.5, 4])) { $0 }.runnerUp?.index != 0)
    }

    @Test func whatIsWeakDoesNotStandOut() {
        #expect(step([1, 12, 3]).standsOut)
        #expect(!step([1, 5, 3]).standsOut)
        #expect(!step([]).standsOut)
    }
}
