import Testing

@testable import DataDetection

/// What is due by a day, and what counts from an event that the text names.
@Suite struct DeadlineTests {
    private let reference = "2026-03-02T09:00:00"

    private func value(_ text: String, region: String? = nil) -> DateValue? {
        let matches = found(.date, text, region: region, reference: reference)
        guard matches.count == 1, case .date(let value) = matches[0].value else { return nil }
        return value
    }

    @Test(arguments: [
        "Offer valid through March 31", "Best before 31 March 2026", "Bewerbungsschluss: 31. März 2026",
        "Mindestens haltbar bis 31.03.2026", "Date limite d'inscription : 31 mars 2026",
        "Fecha límite de pago: 31 de marzo",
        "Vto. 31/03/2026", "Entro e non oltre il 31 marzo 2026", "Data de vencimento: 31/03/2026",
        "Uiterste betaaldatum 31-03-2026", "Najlepiej spożyć przed 31.03.2026", "Sista anmälningsdag 31 mars",
        "Son tüketim tarihi: 31.03.2026", "31 Mart'a kadar ödeyin", "Срок годности: 31.03.2026",
        "تاريخ الانتهاء: 31/03/2026",
        "آخر موعد للسداد 31/3/2026", "截止日期：2026年3月31日", "有效期至2026年3月31日", "繳費期限：115年3月31日", "請於3月31日或之前回覆",
        "3月31日までにお支払いください", "消費期限 2026年3月31日", "3월 31일까지 신청", "납부기한 2026년 3월 31일",
    ])
    func somethingIsDue(text: String) {
        let value = value(text)
        #expect(value?.iso == "2026-03-31")
        #expect(value?.role == .deadline)
    }

    @Test(arguments: [
        ("请在3月31日前付款", "2026-03-31"), ("3月31日之前报名", "2026-03-31"), ("明天18:00前交作业", "2026-03-03T18:00:00"),
    ])
    func somethingIsDueBefore(text: String, end: String) {
        #expect(value(text) == DateValue(iso: end, end: end, role: .deadline))
    }

    @Test func wordsForBeforeBehindAWeekdayAreNotThoseForLast() {
        #expect(value("周五前回复我") == DateValue(iso: "2026-03-06", role: .deadline))
    }

    @Test(arguments: [
        "Boarding closes 20 minutes before departure.", "Check in 20 minutes before your flight",
        "Arrive 20 minutes prior to your appointment", "Bitte 20 Minuten vor Beginn da sein",
        "L'embarquement ferme 20 minutes avant le départ", "Llegue 20 minutos antes de su cita",
        "Arrivare 20 minuti prima dell'appuntamento", "Chegue 20 minutos antes da consulta",
        "Kom 20 minuten voor aanvang", "Proszę przybyć 20 minut przed wizytą", "Kom 20 minuter före avtalad tid",
        "Randevunuzdan 20 dakika önce gelin", "Посадка заканчивается за 20 минут до вылета",
        "Принимать через 20 минут после еды", "يرجى الحضور قبل 20 دقيقة من الموعد", "開演20分前に開場",
        "起飞前20分钟停止办理", "饭后20分钟服用", "请提前20分钟到场", "출발 20분 전까지 탑승해 주세요",
    ])
    func amountsThatCountFromAnEventAreDurations(text: String) {
        #expect(value(text) == DateValue(seconds: 1200))
    }

    @Test(arguments: [
        "the train left 20 minutes ago", "hace 20 minutos", "20 минут назад", "20 dakika önce", "他20分钟前走了", "20分前に着いた",
        "20분 전에 도착했어요", "قبل 20 دقيقة",
    ])
    func amountsThatCountFromNowAreMoments(text: String) {
        #expect(value(text)?.iso == "2026-03-02T08:40:00")
    }

    /// A weekday as a number stands in brackets behind a day; a year of three digits is one of Taiwan.
    @Test func daysAreReadAsTheyAreWrittenInTaiwanAndKorea() {
        #expect(value("115年3月31日（二）下午5時") == DateValue(iso: "2026-03-31T17:00:00"))
        #expect(
            value("일시: 2026. 3. 20.(금) 14:00~16:00")
                == DateValue(start: "2026-03-20T14:00:00", end: "2026-03-20T16:00:00"))
    }

    @Test(arguments: ["Yoga for over 50s", "Ten minste houdbaar", "199 kr/mån"])
    func otherWordsAreNoDates(text: String) {
        #expect(value(text) == nil)
    }
}
