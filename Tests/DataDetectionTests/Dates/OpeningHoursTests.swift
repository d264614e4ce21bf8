import Testing

@testable import DataDetection

@Suite struct OpeningHoursTests {
    private let workdays = ["MO", "TU", "WE", "TH", "FR"]

    private func hours(_ text: String) -> [OpeningHours]? {
        let matches = found(.date, text, region: nil, reference: "2026-03-02T09:00:00")
        guard matches.count == 1, case .date(let value) = matches[0].value else { return nil }
        return value.openingHours
    }

    @Test(arguments: [
        "Mon–Fri 9–17h", "Mon - Fri: 9:00 am - 5:00 pm", "Monday to Friday from 9 to 5", "Mo-Fr 9-17 Uhr",
        "Mo. - Fr. 9.00 - 17.00 Uhr",
        "Montag bis Freitag von 9 bis 17 Uhr", "lun-ven 9h-17h", "du lundi au vendredi de 9h à 17h",
        "lunes a viernes de 9:00 a 17:00",
        "lun-ven 9:00-17:00", "maandag t/m vrijdag 9:00 - 17:00 uur", "pon.-pt. 9:00-17:00", "mån-fre 9-17",
        "пн–пт 9:00–17:00",
        "月～金 9:00～17:00", "평일 09:00~17:00", "MON-FRI: 0900 HRS - 1700 HRS", "周一至周五 9:00-17:00", "hafta içi 09:00-17:00",
    ])
    func daysAndHoursAreOneMatch(text: String) {
        #expect(hours(text) == [OpeningHours(days: workdays, opens: "09:00", closes: "17:00")])
    }

    @Test func severalEntriesAreOneMatch() {
        let text = "Mo-Fr 8-12, 14-18 Uhr\nSa 9-13 Uhr\nSo geschlossen"
        #expect(
            hours(text) == [
                OpeningHours(days: workdays, opens: "08:00", closes: "12:00"),
                OpeningHours(days: workdays, opens: "14:00", closes: "18:00"),
                OpeningHours(days: ["SA"], opens: "09:00", closes: "13:00"), OpeningHours(days: ["SU"]),
            ])
    }

    @Test(arguments: [
        "Tue–Sun 10–18h, closed on Monday", "Du mardi au dimanche : 10h – 18h\nFermé le lundi",
        "Di-So 10-18 Uhr, geschlossen Montag", "martes a domingo 10:00-18:00\nCerrado los lunes",
        "du mardi au dimanche 10h-18h\nFermé le lundi\nFermeture annuelle",
    ])
    func whatIsClosedMayBeSaidFirst(text: String) {
        #expect(
            hours(text) == [
                OpeningHours(days: ["TU", "WE", "TH", "FR", "SA", "SU"], opens: "10:00", closes: "18:00"),
                OpeningHours(days: ["MO"]),
            ])
    }

    @Test(arguments: [
        "daily except Monday 10–18h", "täglich außer Montag 10–18 Uhr", "tous les jours sauf le lundi de 10h à 18h",
        "todos los días excepto lunes 10:00-18:00", "tutti i giorni tranne il lunedì 10.00-18.00",
        "dagelijks behalve maandag 10.00-18.00 uur", "codziennie oprócz poniedziałków 10:00-18:00",
        "ежедневно, кроме понедельника, 10:00–18:00",
    ])
    func daysMayBeTakenOut(text: String) {
        #expect(
            hours(text) == [OpeningHours(days: ["TU", "WE", "TH", "FR", "SA", "SU"], opens: "10:00", closes: "18:00")])
    }

    @Test(arguments: [
        "Mondays 18:00-19:30", "montags 18.00-19.30 Uhr", "lundis 18h00-19h30", "los lunes de 18:00 a 19:30",
        "maandags 18.00-19.30 uur", "måndagar 18.00-19.30", "w poniedziałki 18:00-19:30",
        "по понедельникам 18:00-19:30",
        "pazartesi günleri 18:00-19:30", "every Monday 18:00-19:30", "Todos los lunes de 18:00 a 19:30",
    ])
    func aDayThatRecursHasHours(text: String) {
        #expect(hours(text) == [OpeningHours(days: ["MO"], opens: "18:00", closes: "19:30")])
    }

    @Test(arguments: ["Closed on Mondays", "Montags Ruhetag", "I never liked Mondays."])
    func daysInThePluralAreNoDates(text: String) {
        #expect(found(.date, text, region: nil, reference: "2026-03-02T09:00:00").map(\.text) == [])
    }

    @Test(arguments: [
        ("todos los días de 8 a 22 h", "08:00", "22:00"), ("tutti i giorni dalle 7 alle 20", "07:00", "20:00"),
        ("ежедневно с 8:00 до 22:00", "08:00", "22:00"), ("every day 9 - 21", "09:00", "21:00"),
        ("every day 8 - 10 pm", "20:00", "22:00"),
    ])
    func hoursBeyondTwelveCountFromMidnight(text: String, opens: String, closes: String) {
        let all = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
        #expect(hours(text) == [OpeningHours(days: all, opens: opens, closes: closes)])
    }

    @Test(arguments: [
        "星期一至星期五 上午9:00-下午5:30", "월~금 오전 9시 ~ 오후 5시 30분", "الاثنين - الجمعة: 9:00 ص - 5:30 م",
        "Mo.-Fr. 9.00-17.30 Uhr",
    ])
    func halvesOfTheDayStandWhereTheLanguageHasThem(text: String) {
        #expect(hours(text) == [OpeningHours(days: workdays, opens: "09:00", closes: "17:30")])
    }

    /// "Fr." is Friday, not francs; and a dash parts two spans of a day.
    @Test func abbreviationsAndDashesAreThoseOfHours() {
        #expect(
            hours("Öffnungszeiten\nMo.-Do. 8.00-16.30, Fr. 8.00-13.00\nSamstag geschlossen")?.map(\.closes) == [
                "16:30", "13:00", nil,
            ])
        #expect(hours("Lun. au ven. : 9h00 à 12h30 - 14h00 à 18h00")?.map(\.opens) == ["09:00", "14:00"])
    }

    @Test func closedDaysAreTakenOutOfTheOthers() {
        #expect(
            hours("매일 11:00~22:00 (월요일 휴무)") == [
                OpeningHours(days: ["TU", "WE", "TH", "FR", "SA", "SU"], opens: "11:00", closes: "22:00"),
                OpeningHours(days: ["MO"]),
            ])
    }

    /// The word belongs to the day before.
    @Test func aDayThatIsClosedEndsBeforeTheNext() {
        #expect(
            hours("Fri 9-17, Sat 9-12, Sun closed Mon 9-17")?.map(\.days) == [["FR"], ["SA"], ["SU"], ["MO"]])
    }

    @Test func weeksStartWhereTheTextDoes() {
        #expect(
            hours("SUN-THU:1000 HRS - 2200 HRS")
                == [OpeningHours(days: ["MO", "TU", "WE", "TH", "SU"], opens: "10:00", closes: "22:00")])
        #expect(
            hours("Mon, Wed & Fri 10am-noon") == [
                OpeningHours(days: ["MO", "WE", "FR"], opens: "10:00", closes: "12:00")
            ])
        #expect(hours("Fri-Sat 6pm - 2am") == [OpeningHours(days: ["FR", "SA"], opens: "18:00", closes: "02:00")])
        #expect(hours("daily 10-22")?.first?.days.count == 7)
    }

    @Test func publicHolidaysAreADayOfTheirOwn() {
        #expect(hours("土日祝 10:00〜17:00") == [OpeningHours(days: ["SA", "SU", "PH"], opens: "10:00", closes: "17:00")])
        #expect(
            hours("Mo-Sa 9-20 Uhr, Feiertage geschlossen")?.last
                == OpeningHours(days: ["PH"]))
    }

    @Test func theRuleHasTheDays() {
        guard case .date(let value) = found(.date, "Mon-Fri 9-17h, Sun closed", region: nil).first?.value else {
            return
        }
        #expect(value.recurrence == "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR")
    }

    @Test(arguments: ["Saturday 10-14h", "Monday, 2 March, 9-17h", "Mon-Fri", "Sat, Sun 10-11 November"])
    func oneDayIsADate(text: String) {
        for match in found(.date, text, region: nil, reference: "2026-03-02T09:00:00") {
            guard case .date(let value) = match.value else { continue }
            #expect(value.openingHours == nil)
        }
    }

    @Test(arguments: [
        ("Please pay by 31 May 2026.", "31 May 2026"), ("Zahlbar bis zum 31. Mai 2026", "31. Mai 2026"),
        ("À payer avant le 31 mai 2026", "31 mai 2026"), ("jusqu'au 31 mai 2026", "31 mai 2026"),
        ("Due: 31 May 2026", "31 May 2026"),
        ("entro il 31 maggio 2026", "31 maggio 2026"), ("hasta el 31 de mayo de 2026", "31 de mayo de 2026"),
        ("zapłać do 31 maja 2026", "31 maja 2026"), ("5月31日までに", "5月31日までに"),
        ("оплатить до 31 мая 2026", "31 мая 2026"),
    ])
    func deadlinesHaveTheirRole(text: String, span: String) {
        let match = found(.date, text, region: nil, reference: "2026-03-02T09:00:00").first
        #expect(match?.text == span)
        guard case .date(let value) = match?.value else { return }
        #expect(value.role == .deadline)
    }

    @Test func otherDatesHaveNoRole() {
        guard case .date(let value) = found(.date, "We met on 31 May 2026.", region: nil).first?.value else { return }
        #expect(value.role == nil)
    }
}
