import DocumentModel
import Testing

@Suite struct TextLineCandidatesTests {
    private let quad = Quad(Rectangle(x: 0, y: 0, width: 100, height: 10))

    private func line() throws -> TextLine {
        try #require(
            TextLine(joining: [
                TextWord(
                    text: "Cal1", quad: quad, confidence: 0.6, alternatives: [.init(text: "Call", confidence: 0.5)]),
                TextWord(
                    text: "O51", quad: quad, confidence: 0.8,
                    alternatives: [.init(text: "051", confidence: 0.75), .init(text: "O5l", confidence: 0.4)]),
            ]))
    }

    @Test func oneWordDiffersFromWhatWasRead() throws {
        let candidates = try line().topCandidates(10)
        #expect(candidates.map(\.text) == ["Cal1 O51", "Cal1 051", "Call O51", "Cal1 O5l"])
        #expect(candidates.map(\.confidence) == candidates.map(\.confidence).sorted(by: >))
    }

    @Test func noMoreThanAreWanted() throws {
        #expect(try line().topCandidates(2).map(\.text) == ["Cal1 O51", "Cal1 051"])
        #expect(try line().topCandidates(1).map(\.text) == ["Cal1 O51"])
        #expect(try line().topCandidates(0).isEmpty)
        #expect(try line().topCandidates(-1).isEmpty)
    }
}
