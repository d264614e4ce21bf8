import Foundation
import Testing

@testable import DataDetection

/// What no calendar and no clock knows is no date, whether or not it is known from when one counts.
@Suite struct ImpossibleDateTests {
    private static let reference = Date(timeIntervalSince1970: 1_772_442_000)

    @Test(arguments: [
        "April 31", "31 June", "30 February", "31 April 2026", "29 February 2026", "2026-02-30", "2026-13-01",
        "30 February 44 BC", "31 April 44 BC",
    ])
    func daysThatDoNotExistHaveNoValue(text: String) {
        for reference in [nil, Self.reference] {
            let detector = DataDetector(types: [.date], options: .init(referenceDate: reference))
            let whole = detector.matches(in: text).first { $0.text == text }
            #expect(whole == nil)
        }
    }

    @Test func leapDaysExistInLeapYears() throws {
        let detector = DataDetector(types: [.date])
        #expect(detector.matches(in: "29 February 2024").map(\.value) == [.date(DateValue(iso: "2024-02-29"))])
        #expect(detector.matches(in: "February 29").map(\.value) == [.date(DateValue())])
        // 45 BC is the year -44, which is a leap year.
        #expect(detector.matches(in: "29 February 45 BC").map(\.value) == [.date(DateValue(iso: "-0044-02-29"))])
    }

    /// RFC 5545 knows the hours 0 to 23.
    @Test func midnightRecursAtZero() {
        let match = DataDetector(types: [.date]).matches(in: "every Monday at 24:00").first
        #expect(match?.value == .date(DateValue(recurrence: "FREQ=WEEKLY;BYDAY=MO;BYHOUR=0;BYMINUTE=0")))
    }

    @Test func offsetsHaveNoNinetyNineMinutes() {
        let detector = DataDetector(types: [.date])
        #expect(detector.matches(in: "2026-05-05 14:00+1230").map(\.text) == ["2026-05-05 14:00+1230"])
        #expect(detector.matches(in: "2026-05-05 14:00+1099").first?.text != "2026-05-05 14:00+1099")
    }
}
