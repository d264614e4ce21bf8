import Foundation
import Testing

@testable import DataDetection

@Suite struct OptionsTests {
    /// A Wednesday.
    private let reference = Date(timeIntervalSince1970: 1_478_649_600)

    private func dates(_ text: String, _ options: DataDetector.Options) -> [DateValue] {
        DataDetector(types: [.date], options: options).matches(in: text).compactMap {
            if case .date(let value) = $0.value { value } else { nil }
        }
    }

    @Test func weeksStartAsTheCalendarSays() {
        var options = DataDetector.Options(referenceDate: reference)
        #expect(dates("next week", options) == [DateValue(start: "2016-11-14", end: "2016-11-20")])
        options.calendar.firstWeekday = 1
        #expect(dates("next week", options) == [DateValue(start: "2016-11-13", end: "2016-11-19")])
    }

    @Test func yearsCountAsTheCalendarSays() {
        var options = DataDetector.Options(referenceDate: reference)
        options.calendar = Calendar(identifier: .buddhist)
        #expect(dates("9 November 2559", options) == [DateValue(iso: "2016-11-09")])
        #expect(dates("9 November 2016", options) == [DateValue(iso: "2016-11-09")])
    }

    @Test func daysBeginInTheTimeZone() {
        var options = DataDetector.Options(referenceDate: reference, timeZone: .gmt)
        #expect(dates("today", options) == [DateValue(iso: "2016-11-09")])
        options.timeZone = TimeZone(secondsFromGMT: -3600) ?? .gmt
        #expect(dates("today", options) == [DateValue(iso: "2016-11-08")])
    }

    @Test func withoutAReferenceThereIsNoGuess() {
        #expect(dates("tomorrow", DataDetector.Options()) == [DateValue()])
        #expect(dates("9 November 2016", DataDetector.Options()) == [DateValue(iso: "2016-11-09")])
    }

    @Test func theKindOfDocumentSaysWhatBareNumbersAre() {
        func phones(_ text: String, _ kind: DocumentKind) -> [String] {
            let options = DataDetector.Options(documentKind: kind)
            return DataDetector(types: [.phoneNumber], options: options).matches(in: text).map(\.text)
        }
        #expect(phones("Jane Roe\n653-3394", .any) == [])
        #expect(phones("Jane Roe\n653-3394", .businessCard) == ["653-3394"])
        #expect(phones("5106533394", .any) == ["5106533394"])
        #expect(phones("5106533394", .receipt) == [])
        #expect(phones("Tel 5106533394", .receipt) == ["5106533394"])
    }

    @Test func tablesAreBuiltOnceForEachLanguage() {
        #expect(QuantityLexicon.money([.german]) === QuantityLexicon.money([.german]))
        #expect(QuantityLexicon.money([.german]) !== QuantityLexicon.money([.french]))
    }
}
