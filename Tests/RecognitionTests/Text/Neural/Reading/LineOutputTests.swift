import Testing

@testable import Recognition

@Suite struct LineOutputTests {
    private func part(_ values: [Float], depth: Int) -> LineOutput.Part {
        values.withUnsafeBufferPointer {
            LineOutput.Part(NetworkOutput(values: $0, shape: [1, values.count / depth, depth]))
        }
    }

    @Test func twoLooksCountAlike() {
        let first = LineOutput(
            logits: part([1, 2, 3, 4], depth: 2), features: part([8, 0], depth: 1), trunk: part([1, 1, 2, 2], depth: 2))
        let second = LineOutput(
            logits: part([3, 2, 1, -4], depth: 2), features: part([4, 1], depth: 1),
            trunk: part([3, 1, 0, 4], depth: 2))
        let both = LineOutput.mean(of: [first, second])
        #expect(both.logits.values == [2, 2, 2, 0])
        #expect(both.features.values == [6, 0.5])
        #expect(both.trunk.values == [2, 1, 1, 3])
        #expect((both.logits.steps, both.logits.depth, both.features.steps, both.features.depth) == (2, 2, 2, 1))
        #expect(LineOutput.mean(of: [first]).logits.values == first.logits.values)
    }

    /// Four steps of two characters, which stand at 2 and 0 among the three of another output with two steps.
    @Test func whatIsSaidOfSomeCharactersIsAddedAtItsSteps() {
        let own = part([1, 2, 3, 4, 5, 6, 7, 8], depth: 2)
        let other = part([10, 0, 20, 30, 0, 40], depth: 3)
        #expect(own.adding(other, at: [2, 0]).values == [21, 12, 23, 14, 45, 36, 47, 38])
    }

    @Test func stepsAreThoseOfTheLikeliest() {
        #expect(part([1, 9, 3, 8, 2, 0], depth: 3).readingSteps.map(\.index) == [1, 0])
    }
}
