import Foundation
import Testing

@testable import LiveText

@Suite struct ReferenceDateTests {
    @Test(arguments: [
        ("2026-03-02T09:00:00", 1_772_442_000.0), ("2026-03-02T09:00:00Z", 1_772_442_000),
        ("2026-03-02T10:00:00+01:00", 1_772_442_000), ("2026-03-02", 1_772_409_600), ("2024-02-29", 1_709_164_800),
    ])
    func readsDaysAndMoments(text: String, seconds: Double) throws {
        #expect(try ReferenceDate(text).date.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "2026-02-30", "2026-02-29", "2026-13-01", "0000-01-01", "2026-01-31T25:00:00", "2026-01-31T12:61:00",
        "tomorrow", "",
    ])
    func refusesWhatDoesNotExist(text: String) {
        #expect(
            throws: InvalidOption(
                "“\(text)” is not a date that exists: write one such as 2026-01-31 or 2026-01-31T16:00:00.")
        ) {
            try ReferenceDate(text)
        }
    }

    @Test func aLineWithABadDateIsRefused() {
        var detection = DetectionSession()
        let answer = detection.answer(toLine: #"{"id": 7, "text": "tomorrow", "reference": "2026-02-30"}"#)
        #expect(answer.id == .number(7))
        #expect(answer.matches == nil)
        #expect(answer.error?.message.contains("2026-02-30") == true)
    }
}
