import Foundation
import Testing

@testable import DataDetection

@Suite struct DetectorExamplesTests {
    @Test func everyTypeHasExamples() {
        #expect(Set(DetectorExamples.all.map(\.type)) == .all)
    }

    @Test func everyExampleHolds() {
        for entry in DetectorExamples.all {
            for example in entry.examples {
                let matches = found(
                    entry.type, example.text, region: example.region, languages: example.languages,
                    reference: DetectorExamples.reference)
                #expect(matches.map(\.text) == example.found, "\(example.text)")
            }
        }
    }

    /// If this fails, the page is stale: write `DetectorExamples.page` to it, as `WRITE_PAGES=1 swift test` does.
    @Test func pageIsFresh() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Documentation/Detectors.md"
        )
        .standardizedFileURL
        if ProcessInfo.processInfo.environment["WRITE_PAGES"] != nil {
            try DetectorExamples.page.write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == DetectorExamples.page)
    }
}
