import Foundation
import Testing

@testable import DataDetection

@Suite struct CivilDayTests {
    /// Foundation's calendar knows the same days.
    @Test func agreesWithFoundation() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for number in stride(from: -100_000, to: 200_000, by: 997) {
            let day = try #require(CivilDay(number: number))
            let date = Date(timeIntervalSince1970: Double(number) * 86_400)
            let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            let (year, month, dayOfMonth) = day.components
            #expect(year == parts.year && month == parts.month && dayOfMonth == parts.day)
            #expect(day.weekday % 7 + 1 == parts.weekday)
            #expect(CivilDay(year: year, month: month, day: dayOfMonth) == day)
        }
    }

    @Test(arguments: [
        (2016, 2, 30), (2015, 2, 29), (0, 1, 1), (10_000, 1, 1), (2016, 13, 1), (2016, 4, 31), (2016, 1, 0),
    ])
    func refusesDaysThatDoNotExist(year: Int, month: Int, day: Int) {
        #expect(CivilDay(year: year, month: month, day: day) == nil)
    }

    @Test func movesByMonths() throws {
        let day = try #require(CivilDay(year: 2016, month: 1, day: 31))
        #expect(day.adding(months: 1)?.iso == "2016-02-29")
        #expect(day.adding(months: -2)?.iso == "2015-11-30")
        #expect(day.adding(days: .max) == nil)
        #expect(day.adding(months: .min + 1) == nil)
    }
}
