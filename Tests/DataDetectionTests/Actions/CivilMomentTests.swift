import Testing

@testable import DataDetection

@Suite struct CivilMomentTests {
    @Test(arguments: [
        ("2016-11-07", "2016-11-07"), ("20161107", "2016-11-07"), ("2016-02-29", "2016-02-29"),
        ("2016-11-07T16:12:05", "2016-11-07T16:12:05"), ("2016-11-07T16:12", "2016-11-07T16:12:00"),
        ("20161107T141200Z", "2016-11-07T14:12:00Z"), ("2016-11-07T16:12:05.25+02:00", "2016-11-07T16:12:05+02:00"),
        ("2016-11-07T16:12:00-0330", "2016-11-07T16:12:00-03:30"),
        ("2016-11-07T16:12:00+02", "2016-11-07T16:12:00+02:00"),
        ("2016-12-31T23:59:60Z", "2016-12-31T23:59:59Z"),
    ])
    func readsBothForms(text: String, iso: String) {
        #expect(CivilMoment(iso: text)?.iso == iso)
    }

    @Test(arguments: [
        "", "2026", "2026-02-30", "2026-02-29", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "2026-04-31",
        "2026-01-01T24:00:00", "2026-01-01T25:00", "2026-01-01T12:60", "2026-01-01T12:00:61",
        "2026-01-01T12:00:00+24:00",
        "2026-01-01T12:00:00+02:60", "+026-01-01", "2026-+1-01", "2026-01-01T", "2026-01-01T12:00:00Zx", "2026-1-1",
        "2026-01-01T12:00:00.", "２０２６-01-01", "2026-01-01 12:00",
    ])
    func refusesWhatDoesNotExist(text: String) {
        #expect(CivilMoment(iso: text) == nil)
    }

    @Test(arguments: [
        ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59Z", -1), ("2026-03-02T09:00:00Z", 1_772_442_000),
        ("2026-03-02T10:30:00+01:30", 1_772_442_000), ("2026-03-02", 1_772_409_600),
    ])
    func countsSeconds(text: String, seconds: Int) throws {
        #expect(try #require(CivilMoment(iso: text)).secondsSince1970 == seconds)
        #expect(CivilMoment(secondsSince1970: seconds)?.secondsSince1970 == seconds)
    }

    @Test func workdaysAreCountedAsOneByOne() throws {
        for start in 0..<7 {
            let day = try #require(CivilDay(number: 20_000 + start))
            for count in -23...23 {
                var other = day
                var left = abs(count)
                while left > 0 {
                    other = try #require(other.adding(days: count.signum()))
                    if other.weekday < 6 { left -= 1 }
                }
                #expect(day.adding(workdays: count) == other, "\(day.iso) and \(count)")
            }
        }
    }
}
