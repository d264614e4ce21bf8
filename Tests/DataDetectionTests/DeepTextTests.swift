import Foundation
import Testing

@testable import DataDetection

/// Text that names a day by another one, which is named by another one again, and so on: it is read on the small stack
/// of a server's thread.
@Suite struct DeepTextTests {
    private static let links = [
        "2 days before ", "a week after ", "2 weeks from ", "a month from ", "the day after twenty ",
        "2 days before the ", "after a week from ", "in 2 days after ", "next week after ", "10:00 UTC (", "(UTC ",
        "from 3 to ", "early ",
        "2 Tage vor ", "2 jours avant ", "2 días antes de ", "2日前", "zero hundred ", "every 2 days before ",
    ]

    @Test(arguments: links)
    func isReadHoweverDeep(link: String) {
        let text = String(repeating: link, count: (64 << 10) / link.utf8.count) + "Monday"
        let options = DataDetector.Options(
            languages: ["en", "de", "fr", "es", "ja"], referenceDate: Date(timeIntervalSince1970: 1_772_442_000))
        let matches = SmallStack.run { DataDetector(types: [.date], options: options).matches(in: text) }
        #expect(matches?.allSatisfy { $0.range.count < 200 } == true)
    }

    @Test func aDayCountsFromANamedDayAndFromNoOther() throws {
        let options = DataDetector.Options(referenceDate: Date(timeIntervalSince1970: 1_772_442_000))
        let detector = DataDetector(types: [.date], options: options)
        // 2 March 2026 is a Monday.
        func values(_ text: String) -> [DataValue] { detector.matches(in: text).map(\.value) }
        #expect(values("2 days before yesterday") == [.date(DateValue(iso: "2026-02-27"))])
        #expect(values("16 days from 1/2/2018") == [.date(DateValue(iso: "2018-01-18"))])
        #expect(values("3 weeks after Monday") == [.date(DateValue(iso: "2026-03-23"))])
        #expect(values("2 days before 2 days before yesterday").last == .date(DateValue(iso: "2026-02-27")))
    }
}
