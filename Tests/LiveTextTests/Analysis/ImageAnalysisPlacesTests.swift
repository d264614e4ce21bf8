import Foundation
import Testing

@testable import LiveText

@Suite struct ImageAnalysisPlacesTests {
    @Test func transcriptAndWords() throws {
        let analysis = try HandMadeAnalysis.make()
        #expect(analysis.transcript == "Blue Bottle\nCall 510-653-\n3394 👍🏽!")
        #expect(analysis.words.map(\.text) == ["Blue", "Bottle", "Call", "510-653-", "3394", "👍🏽!"])
        #expect(analysis.hasResults(for: .text) && analysis.hasResults(for: .machineReadableCode))
        #expect(!analysis.hasResults(for: .visualLookUp) && !analysis.hasResults(for: []))
    }

    @Test func rangeOverLinesHasAQuadALine() throws {
        let analysis = try HandMadeAnalysis.make()
        let range = try #require(analysis.transcript.range(of: "510-653-\n3394"))
        let quads = analysis.quads(for: range)
        #expect(
            quads.map(\.boundingBox) == [
                Rectangle(x: 60, y: 40, width: 80, height: 20), Rectangle(x: 10, y: 80, width: 40, height: 20),
            ])
        #expect(analysis.boundingBox(for: range) == CGRect(x: 10, y: 40, width: 130, height: 60))
        #expect(analysis.data.first?.quads == quads)
    }

    @Test func partOfAWordHasItsShare() throws {
        let analysis = try HandMadeAnalysis.make()
        let range = try #require(analysis.transcript.range(of: "ottl"))
        #expect(analysis.boundingBox(for: range) == CGRect(x: 70, y: 0, width: 40, height: 20))
    }

    @Test func foreignIndicesDoNoHarm() throws {
        let analysis = try HandMadeAnalysis.make()
        let longer = String(repeating: "é", count: 5000)
        #expect(analysis.quads(for: longer.startIndex..<longer.endIndex).count == 3)
        #expect(analysis.quads(for: longer.index(before: longer.endIndex)..<longer.endIndex).isEmpty)
        #expect(analysis.boundingBox(for: longer.endIndex..<longer.endIndex).isNull)
    }
}
