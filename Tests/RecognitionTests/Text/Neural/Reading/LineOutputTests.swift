import Testing

@testable import Recognition

@Suite struct LineOutputTests {
    private func part(_ values: [Float], depth: Int) -> LineOutput.Part {
        values.withUnsafeBufferPointer {
            LineOutput.Part(NetworkOutput(values: $0, shape: [1, values.count / depth, depth]))
        }
    }

    @Test func twoLooksCountAlike() {
        let first = LineOutput(logits: part([1, 2, 3, 4], depth: 2), inner: part([8, 0], depth: 1))
        let second = LineOutput(logits: part([3, 2, 1, -4], depth: 2), inner: part([4, 1], depth: 1))
        let both = first.averaged(with: second)
        #expect(both.logits.values == [2, 2, 2, 0])
        #expect(both.inner.values == [6, 0.5])
        #expect((both.logits.steps, both.logits.depth, both.inner.steps, both.inner.depth) == (2, 2, 2, 1))
    }
}
