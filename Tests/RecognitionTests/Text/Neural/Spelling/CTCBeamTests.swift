import Foundation
import Testing

@testable import Recognition

@Suite struct CTCBeamTests {
    /// The readings of some steps, each with what comes into question; 0 is nothing.
    private func readings(_ steps: [[(Int, Float)]]) -> [CTCBeam.Reading] {
        CTCBeam.readings(of: steps.map { $0.map { .init(character: $0.0, leaning: $0.1) } }, from: 10)
    }

    @Test func whatGoesOnIsOneCharacter() {
        let readings = readings([[(1, 0)], [(1, 0)], [(0, 0)], [(2, 0)]])
        #expect(readings.map(\.characters) == [[1, 2]])
        #expect(readings[0].score == 0)
        // Where each begins.
        #expect(readings[0].steps == [10, 13])
    }

    @Test func nothingPartsTwoAlike() {
        #expect(readings([[(1, 0)], [(0, 0)], [(1, 0)]]).map(\.characters) == [[1, 1]])
    }

    @Test func readingsComeByTheirLikelihood() {
        let readings = readings([[(1, 0), (2, -1)], [(0, 0)], [(3, 0), (4, -2)]])
        #expect(readings.map(\.characters) == [[1, 3], [2, 3], [1, 4], [2, 4]])
        #expect(zip(readings, [0, -1, -2, -3]).allSatisfy { abs($0.score - $1) < 1e-5 })
    }

    /// One character may be shown by either of two steps or by both; all ways count together.
    @Test func allWaysToReadTheSameCount() {
        let readings = readings([[(0, 0), (1, 0)], [(0, 0), (1, 0)]])
        #expect(readings.map(\.characters) == [[1], []])
        #expect(abs(readings[0].score - log(3)) < 1e-5)
        #expect(abs(readings[1].score) < 1e-5)
    }

    /// As many choices at each of many steps as there may be: no more than the likeliest readings are followed.
    @Test func onlyTheLikeliestAreFollowed() {
        let steps = (0..<500).map { _ in (0..<4).map { ($0, -Float($0)) } }
        let readings = readings(steps)
        #expect(readings.count == 24)
        #expect(readings[0].score > -1)
    }
}
