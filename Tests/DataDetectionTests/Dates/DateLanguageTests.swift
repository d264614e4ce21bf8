import Testing

@testable import DataDetection

/// Dates of each language, with nothing told of the language or the country.
@Suite struct DateLanguageTests {
    /// A Monday.
    private let reference = "2026-03-02T09:00:00"

    @Test(arguments: [
        // Polish
        (
            "w czwartek, 24 grudnia 2026 r. o godz. 19.30", "czwartek, 24 grudnia 2026 r. o godz. 19.30",
            "2026-12-24T19:30:00"
        ),
        ("spotkanie jutro o 18:00", "jutro o 18:00", "2026-03-03T18:00:00"),
        ("dwa dni temu", "dwa dni temu", "2026-02-28"),
        ("faktura z dnia 5 maja 2026", "5 maja 2026", "2026-05-05"),
        ("za trzy tygodnie", "za trzy tygodnie", "2026-03-23"),
        // Swedish
        ("Torsdag den 24 december 2026 kl. 19.30", "Torsdag den 24 december 2026 kl. 19.30", "2026-12-24T19:30:00"),
        ("vi ses i morgon", "i morgon", "2026-03-03"), ("för två dagar sedan", "för två dagar sedan", "2026-02-28"),
        ("mötet är den 3 juni 2026", "3 juni 2026", "2026-06-03"), ("i övermorgon", "i övermorgon", "2026-03-04"),
        // Turkish
        ("24 Aralık 2026 Perşembe saat 19.30", "24 Aralık 2026 Perşembe saat 19.30", "2026-12-24T19:30:00"),
        ("toplantı yarın", "yarın", "2026-03-03"), ("üç gün önce", "üç gün önce", "2026-02-27"),
        ("29 Ekim 2026", "29 Ekim 2026", "2026-10-29"),
        // Russian
        ("в четверг, 24 декабря 2026 г. в 19:30", "четверг, 24 декабря 2026 г. в 19:30", "2026-12-24T19:30:00"),
        ("встреча завтра", "завтра", "2026-03-03"), ("два дня назад", "два дня назад", "2026-02-28"),
        ("через три недели", "через три недели", "2026-03-23"), ("9 мая 2026 года", "9 мая 2026 года", "2026-05-09"),
        // Korean
        ("2026년 12월 24일 목요일 오후 7시 30분", "2026년 12월 24일 목요일 오후 7시 30분", "2026-12-24T19:30:00"),
        ("내일 만나요", "내일", "2026-03-03"), ("3일 전", "3일 전", "2026-02-27"), ("5월 5일", "5월 5일", "2026-05-05"),
        // Arabic
        ("يوم الخميس 24 ديسمبر 2026 الساعة 7:30 مساءً", "الخميس 24 ديسمبر 2026 الساعة 7:30 مساءً", "2026-12-24T19:30:00"),
        ("الاجتماع غدا", "غدا", "2026-03-03"), ("٢٤ ديسمبر ٢٠٢٦", "٢٤ ديسمبر ٢٠٢٦", "2026-12-24"),
        // The others
        ("Donnerstag, 24. Dezember 2026, 19:30 Uhr", "Donnerstag, 24. Dezember 2026, 19:30 Uhr", "2026-12-24T19:30:00"),
        ("jeudi 24 décembre 2026 à 19h30", "jeudi 24 décembre 2026 à 19h30", "2026-12-24T19:30:00"),
        ("12.03.2026, 18 Uhr", "12.03.2026, 18 Uhr", "2026-03-12T18:00:00"),
        ("donderdag 24 december 2026 om 19.30 uur", "donderdag 24 december 2026 om 19.30 uur", "2026-12-24T19:30:00"),
        ("giovedì 24 dicembre 2026, ore 19.30", "giovedì 24 dicembre 2026, ore 19.30", "2026-12-24T19:30:00"),
    ])
    func readsMomentsWithNothingTold(text: String, span: String, iso: String) {
        let matches = found(.date, text, region: nil, reference: reference)
        #expect(matches.map(\.text) == [span])
        guard case .date(let value) = matches.first?.value else { return }
        #expect(value.iso == iso)
    }

    @Test func anAmbiguousDateHasAlternatives() {
        let match = found(.date, "03/04/2026", region: nil).first
        #expect(match?.value == .date(DateValue(iso: "2026-03-04", alternatives: ["2026-04-03"])))
        #expect(match?.region == "US")
    }

    @Test(arguments: [
        ("am 03/04/2026 um acht Uhr", "2026-04-03T08:00:00"), ("03/04/2026\n25/12/2025", "2026-04-03"),
        ("Fri 03/04/2026", "2026-04-03"), ("04.03.2026", "2026-03-04"),
    ])
    func whatSettlesTheOrderLeavesNoAlternative(text: String, iso: String) {
        #expect(found(.date, text, region: nil).first?.value == .date(DateValue(iso: iso)))
    }

    @Test func aCallersCountrySettlesTheOrder() {
        #expect(found(.date, "03/04/2026", region: "GB").first?.value == .date(DateValue(iso: "2026-04-03")))
    }

    /// Words are bits of a set, and the first ones have lanes for their values.
    @Test func wordsFitIntoASet() {
        #expect(DateWord.allCases.count <= 64)
        #expect(DateWord.beforeChrist.rawValue <= 16)
    }

    @Test func holidaysAreNumbers() {
        let holidays: [Holiday] = [
            .fixed(month: 12, day: 25), .easter(-49), .easter(60), .nth(-1, weekday: 1, month: 5),
            .nth(4, weekday: 4, month: 11),
        ]
        for holiday in holidays { #expect(Holiday(code: holiday.code) == holiday) }
    }

    @Test func everyLanguageIsTold() {
        for language in DateLanguage.all { #expect(TextLanguage(tag: language.code) != nil) }
    }
}
