import Testing

@testable import DataDetection

@Suite struct MaximumMatchesTests {
    @Test func theFirstOnesAreGiven() throws {
        let detector = DataDetector(types: [.money])
        let text = String(repeating: "$1 ", count: DataDetector.maximumMatches + 5)
        let (matches, isComplete) = detector.detection(in: text)
        #expect(matches.count == DataDetector.maximumMatches && !isComplete)
        #expect(matches.first?.range == 0..<2)
        #expect(matches.last?.range.lowerBound == 3 * (DataDetector.maximumMatches - 1))
        #expect(detector.matches(in: text) == matches)
    }

    @Test func asManyAsAreGivenAreAll() {
        let text = String(repeating: "$1 ", count: DataDetector.maximumMatches)
        let (matches, isComplete) = DataDetector(types: [.money]).detection(in: text)
        #expect(matches.count == DataDetector.maximumMatches && isComplete)
    }

    /// What one detector gives up on, no other goes on with: the answer is the beginning of the text.
    @Test func nothingIsGivenBehindWhatIsLeftOut() {
        let text = String(repeating: "$1 ", count: DataDetector.maximumMatches + 5) + " call +1 510-653-3394"
        let (matches, isComplete) = DataDetector().detection(in: text)
        #expect(!isComplete && matches.allSatisfy { $0.type == .money })
    }

    @Test func aSmallerLimitHolds() {
        let detector = DataDetector()
        #expect(detector.detection(in: "$1 and $2", limit: 1).matches.map(\.text) == ["$1"])
        #expect(!detector.detection(in: "$1 and $2", limit: 1).isComplete)
        #expect(detector.detection(in: "$1 and $2", limit: -1).matches.isEmpty)
        #expect(detector.detection(in: "", limit: 0).isComplete)
    }
}
