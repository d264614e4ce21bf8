import Testing

@testable import DataDetection

@Suite struct DateDetectorTests {
    /// A Monday.
    private let reference = "2016-11-07T16:12:00"

    private func value(_ text: String, region: String = "US", language: String = "en") -> DateValue? {
        let match = found(.date, text, region: region, languages: [language], reference: reference).first
        guard case .date(let value) = match?.value else { return nil }
        return value
    }

    @Test(arguments: [
        ("Due 2016-11-09.", "2016-11-09", "2016-11-09"),
        ("on November 9th, 2016 we left", "November 9th, 2016", "2016-11-09"),
        ("the 9 Nov 2016 issue", "9 Nov 2016", "2016-11-09"),
        ("Wed, Nov 9, 2016", "Wed, Nov 9, 2016", "2016-11-09"),
        ("11/9/2016", "11/9/2016", "2016-11-09"),
        ("see you tomorrow!", "tomorrow", "2016-11-08"),
        ("the day after tomorrow", "the day after tomorrow", "2016-11-09"),
        ("two weeks ago", "two weeks ago", "2016-10-24"),
        ("in 3 days", "in 3 days", "2016-11-10"),
        ("next Friday", "next Friday", "2016-11-18"),
        ("this Friday", "this Friday", "2016-11-11"),
        ("Christmas 2020", "Christmas 2020", "2020-12-25"),
        ("Easter 2024", "Easter 2024", "2024-03-31"),
        ("thanksgiving", "thanksgiving", "2016-11-24"),
        ("tomorrow at 5pm", "tomorrow at 5pm", "2016-11-08T17:00:00"),
        ("2016-11-09T10:30:00Z", "2016-11-09T10:30:00Z", "2016-11-09T10:30:00Z"),
        ("Nov 9 at 10:30 CET", "Nov 9 at 10:30 CET", "2016-11-09T10:30:00+01:00"),
        ("tonight at 8", "tonight at 8", "2016-11-07T20:00:00"),
        ("half past eight in the evening", "half past eight in the evening", "2016-11-07T20:30:00"),
        ("in 20 minutes", "in 20 minutes", "2016-11-07T16:32:00"),
        ("3 days before Christmas 2016", "3 days before Christmas 2016", "2016-12-22"),
    ])
    func findsMoments(text: String, span: String, iso: String) {
        #expect(found(.date, text, reference: reference).map(\.text) == [span])
        #expect(value(text)?.iso == iso)
    }

    /// As invitations write them: a day in numbers that its time or its weekday shows to be one, and from when on.
    @Test(arguments: [
        ("Party 11/12 @ 7pm", "11/12 @ 7pm", "2016-11-12T19:00:00", "en"),
        ("11/12, 7:30 pm", "11/12, 7:30 pm", "2016-11-12T19:30:00", "en"),
        ("11/12 (Sat) 7 pm", "11/12 (Sat) 7 pm", "2016-11-12T19:00:00", "en"),
        ("am 12.11. um 19 Uhr", "12.11. um 19 Uhr", "2016-11-12T19:00:00", "de"),
        ("12.11. 18.30 Uhr", "12.11. 18.30 Uhr", "2016-11-12T18:30:00", "de"),
        ("le 12/11 à 19h", "12/11 à 19h", "2016-11-12T19:00:00", "fr"),
        ("11/12(土) 19:00", "11/12(土) 19:00", "2016-11-12T19:00:00", "ja"),
        ("Samstag, 12. November, ab 15 Uhr", "Samstag, 12. November, ab 15 Uhr", "2016-11-12T15:00:00", "de"),
        ("12.11. ab 15 Uhr", "12.11. ab 15 Uhr", "2016-11-12T15:00:00", "de"),
        ("samedi 12 novembre à partir de 15h", "samedi 12 novembre à partir de 15h", "2016-11-12T15:00:00", "fr"),
        ("in 12.5 5 pm", "5 pm", "2016-11-07T17:00:00", "en"),
    ])
    func findsDaysInNumbersBeforeTimes(text: String, span: String, iso: String, language: String) {
        let region = ["en": "US", "de": "DE", "fr": "FR", "ja": "JP"][language] ?? ""
        let matches = found(.date, text, region: region, languages: [language], reference: reference)
        #expect(matches.map(\.text) == [span])
        #expect(value(text, region: region, language: language)?.iso == iso)
    }

    @Test(arguments: ["12.11. 18–22 Uhr", "12. November 18–22 Uhr", "12. November, 18 bis 22 Uhr"])
    func hoursBehindADayAreNoYear(text: String) {
        #expect(
            value(text, region: "DE", language: "de")
                == DateValue(start: "2016-11-12T18:00:00", end: "2016-11-12T22:00:00"))
    }

    @Test(arguments: [
        ("August 10 - 22, 2012", "2012-08-10", "2012-08-22"),
        ("10 August - 12 September 2013", "2013-08-10", "2013-09-12"),
        ("from 11/9/2016 to 11/12/2016", "2016-11-09", "2016-11-12"),
        ("tomorrow from 7 to 8:30pm", "2016-11-08T19:00:00", "2016-11-08T20:30:00"),
        ("next week", "2016-11-14", "2016-11-20"),
        ("10pm - 2am", "2016-11-07T22:00:00", "2016-11-08T02:00:00"),
        ("November 19-20", "2016-11-19", "2016-11-20"),
        ("Nov 19-26, 2020", "2020-11-19", "2020-11-26"),
        ("from noon to midnight", "2016-11-07T12:00:00", "2016-11-08T00:00:00"),
        ("early tomorrow morning", "2016-11-08T08:00:00", "2016-11-08T10:00:00"),
        ("later this afternoon", "2016-11-07T14:00:00", "2016-11-07T16:00:00"),
        ("mid today", "2016-11-07T10:00:00", "2016-11-07T14:00:00"),
        ("the last 24 hours", "2016-11-06T16:12:00", "2016-11-07T16:12:00"),
        ("the last minute", "2016-11-07T16:11:00", "2016-11-07T16:12:00"),
    ])
    func findsRanges(text: String, start: String, end: String) {
        #expect(value(text) == DateValue(start: start, end: end))
    }

    @Test(arguments: [
        ("5天前", "CN", "zh", DateValue(iso: "2016-11-02")),
        ("周一上午10点到12点", "CN", "zh", DateValue(start: "2016-11-07T10:00:00", end: "2016-11-07T12:00:00")),
        ("23時20分から2時", "JP", "ja", DateValue(start: "2016-11-07T23:20:00", end: "2016-11-08T02:00:00")),
        ("今年の独立記念日", "JP", "ja", DateValue(iso: "2016-07-04")),
        ("el martes 15 a las siete de la tarde", "ES", "es", DateValue(iso: "2016-11-15T19:00:00")),
    ])
    func readsOtherLanguages(text: String, region: String, language: String, expected: DateValue) {
        #expect(value(text, region: region, language: language) == expected)
    }

    @Test(arguments: ["Once upon a midnight dreary", "Psalms 3:16, 23:1-6", "the kettle sang, and the rain fell"])
    func findsNoneInProse(text: String) {
        #expect(found(.date, text, reference: reference).isEmpty)
    }

    @Test func takesNoArticleForAnHour() {
        #expect(found(.date, "noon at the park", reference: reference).map(\.text) == ["noon"])
    }

    @Test func findsDurationsAndRecurrences() {
        #expect(value("it took two and a half hours") == nil || value("2.5 hours")?.seconds == 9000)
        #expect(value("1 hour and 30 minutes")?.seconds == 5400)
        // A thousandth that no binary fraction is.
        #expect(value("wait 1.001 seconds")?.seconds == 1.001)
        #expect(value("every Monday at 4 pm")?.recurrence == "FREQ=WEEKLY;BYDAY=MO;BYHOUR=16;BYMINUTE=0")
        #expect(value("every two weeks")?.recurrence == "FREQ=WEEKLY;INTERVAL=2")
    }

    @Test(arguments: [
        ("de", "DE", "Treffen am Freitag, 11. November um 14 Uhr", "2016-11-11T14:00:00"),
        ("de", "DE", "übermorgen", "2016-11-09"), ("de", "DE", "vor drei Tagen", "2016-11-04"),
        ("de", "DE", "11.9.2016", "2016-09-11"),
        ("fr", "FR", "le 14 juillet 2016 à 18h30", "2016-07-14T18:30:00"),
        ("fr", "FR", "il y a une semaine", "2016-10-31"),
        ("es", "ES", "el 2 de octubre de 2016", "2016-10-02"), ("es", "ES", "pasado mañana", "2016-11-09"),
        ("it", "IT", "il 25 dicembre 2016", "2016-12-25"), ("it", "IT", "tre giorni fa", "2016-11-04"),
        ("pt", "BR", "12 de julho de 2016 às 19:00", "2016-07-12T19:00:00"), ("pt", "PT", "amanhã", "2016-11-08"),
        ("nl", "NL", "12 augustus 2016", "2016-08-12"), ("nl", "NL", "5 dagen geleden", "2016-11-02"),
        ("ja", "JP", "2016年11月9日午後3時", "2016-11-09T15:00:00"), ("ja", "JP", "明日の朝8時", "2016-11-08T08:00:00"),
        ("zh", "CN", "2016年11月9日下午三点", "2016-11-09T15:00:00"), ("zh", "CN", "后天", "2016-11-09"),
    ])
    func readsOtherLanguages(language: String, region: String, text: String, iso: String) {
        #expect(value(text, region: region, language: language)?.iso == iso)
    }

    @Test(arguments: [
        "Version 1.1.3", "80-32-89-89", "2/29/2014", "30 February 2016", "25:61", "May I ask?", "They may march.",
        "The sun rose.",
        "call 138-2010-2015", "3.14", "Room 2016", "24/7", "1/2 cup", "array[12:30]", "2026-0147", "the day",
        "133-03-03-2020",
    ])
    func leavesOthersAlone(text: String) {
        #expect(found(.date, text, reference: reference).isEmpty)
    }

    @Test func hasNoValueWithoutAReference() {
        guard case .date(let value) = found(.date, "tomorrow").first?.value else {
            Issue.record("nothing found")
            return
        }
        #expect(value == DateValue())
        guard case .date(let clock) = found(.date, "at 5:30 pm").first?.value else {
            Issue.record("nothing found")
            return
        }
        #expect(clock.iso == "17:30:00")
    }

    @Test func staysInItsLine() {
        let text = "10/03/2018\n17:24:07\n9:30 - 18:00\nSaturday"
        #expect(
            found(.date, text, reference: reference).map(\.text) == [
                "10/03/2018", "17:24:07", "9:30 - 18:00", "Saturday",
            ])
    }
}
