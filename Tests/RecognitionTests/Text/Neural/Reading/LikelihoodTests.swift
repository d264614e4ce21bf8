import Foundation
import Testing

@testable import Recognition

@Suite struct LikelihoodTests {
    private func sum(_ logits: [Float]) -> Float {
        logits.withUnsafeBufferPointer { Likelihood.sum(of: $0, largest: logits.max() ?? 0) }
    }

    /// Counts that fill the sixteen lanes and that leave some over.
    @Test(arguments: [1, 15, 16, 17, 300, 2574]) func sumsAreThoseOfTheExponentials(count: Int) {
        let logits = (0..<count).map { Float(25 * sin(Double($0 * $0 + count))) }
        let largest = Double(logits.max() ?? 0)
        let exact = logits.map(Double.init).filter { $0 > largest - 12 }.reduce(0) { $0 + exp($1 - largest) }
        #expect(abs(Double(sum(logits)) - exact) < 1e-5 * exact)
    }

    @Test func oneAloneIsCertain() {
        #expect(sum([20]) == 1)
        #expect(sum([20, 7, -.infinity]) == 1)
    }

    @Test func noneIsNothing() { #expect(sum([]) == 0) }
}
