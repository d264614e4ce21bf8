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
            let joined = step(Array(logits[..<split])).adding(step(Array(logits[split...])), after: split)
            #expect(joined.index == whole.index)
            #expect(joined.logit == whole.logit)
            #expect(abs(joined.confidence - whole.confidence) < 1e-4)
        }
    }

    @Test func whatIsWeakDoesNotStandOut() {
        #expect(step([1, 12, 3]).standsOut)
        #expect(!step([1, 5, 3]).standsOut)
        #expect(!step([]).standsOut)
    }
}
