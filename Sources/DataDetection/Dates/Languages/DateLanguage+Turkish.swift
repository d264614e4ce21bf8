extension DateLanguage {
    static let turkish = DateLanguage(
        code: "tr",
        months: [
            "ocak!|oca.!", "şubat|şub.|şub", "mart!|mar.!", "nisan|nis.", "mayıs|may.!", "haziran|haz.|haz",
            "temmuz|tem.",
            "ağustos|ağu.|ağu", "eylül|eyl.|eyl", "ekim!|eki.!", "kasım|kas.", "aralık!|ara.!",
        ],
        weekdays: [
            "pazartesi|pzt|pzt.|pts!", "salı|sal.|sal!", "çarşamba|çar.|çar!|çrş", "perşembe|per.|per!|prş",
            "cuma|cum.|cum!",
            "cumartesi|cmt|cts",
            "pazar|paz.|paz!",
        ],
        weekdaysInPlural: [
            "pazartesi günleri|pazartesileri", "salı günleri|salıları", "çarşamba günleri|çarşambaları",
            "perşembe günleri|perşembeleri", "cuma günleri|cumaları", "cumartesi günleri|cumartesileri",
            "pazar günleri|pazarları",
        ],
        numbers: [
            "sıfır!", "bir!", "iki", "üç", "dört", "beş", "altı", "yedi", "sekiz", "dokuz", "on!", "on bir", "on iki",
            "on üç",
            "on dört", "on beş", "on altı", "on yedi", "on sekiz", "on dokuz",
        ],
        ordinals: [
            "birinci", "ikinci", "üçüncü", "dördüncü", "beşinci", "altıncı", "yedinci", "sekizinci", "dokuzuncu",
            "onuncu",
        ],
        moreNumbers: [
            20: "yirmi", 30: "otuz", 40: "kırk", 50: "elli", 60: "altmış",
        ],
        factors: [
            100: "yüz!", 1000: "bin!",
        ],
        days: [
            0: "bugün", 1: "yarın", -1: "dün", 2: "öbür gün|ertesi gün", -2: "evvelsi gün|önceki gün",
        ],
        partsOfDays: [
            (0, .evening, "bu akşam"), (0, .night, "bu gece"), (0, .morning, "bu sabah"), (-1, .night, "dün gece"),
            (-1, .evening, "dün akşam"),
        ],
        dayParts: [
            .morning: "sabah|sabahı|sabahleyin|öğleden önce", .noon: "öğle!|öğlen|öğleyin",
            .afternoon: "öğleden sonra", .evening: "akşam|akşamı|akşamüstü", .night: "gece|geceleyin",
            .midnight: "gece yarısı",
        ],
        units: [
            .second: "saniye|sn|sn.", .minute: "dakika|dk|dk.", .hour: "saat!|sa.", .day: "gün|günde!",
            .week: "hafta|haftası", .workday: "iş günü", .weekend: "hafta sonu", .month: "ay!|ayı!",
            .quarter: "çeyrek!", .year: "yıl|sene|yılı!",
        ],
        recurring: [
            .day: "her gün|haftanın her günü", .week: "her hafta|haftalık!", .month: "her ay|aylık!",
            .year: "her yıl|yıllık!",
            .workday: "hafta içi",
        ],
        quarterHours: [
            30: "buçuk|buçukta", 15: "çeyrek",
        ],
        eras: [
            0: "m.s.|milattan sonra"
        ],
        holidays: [
            .fixed(month: 1, day: 1): "yılbaşı", .fixed(month: 10, day: 29): "cumhuriyet bayramı",
            .fixed(month: 4, day: 23): "ulusal egemenlik ve çocuk bayramı", .fixed(month: 5, day: 1): "işçi bayramı",
            .fixed(month: 8, day: 30): "zafer bayramı",
        ],
        words: [
            .of: "günü!",
            .due: "tarihine kadar|tarihinden önce",
            .publicHoliday: "resmi tatil|resmi tatiller",
            .few: "birkaç|bir kaç", .half: "yarım", .andAHalf: "buçuk!", .now: "şimdi|şu anda",
            .beforeChrist: "m.ö.|milattan önce", .clock: "saat|saati", .next: "gelecek|önümüzdeki|haftaya!",
            .last: "geçen|son!|geçtiğimiz|önceki", .this: "bu", .ago: "önce", .later: "sonra|içinde", .every: "her",
            .early: "başı!|başında", .mid: "ortası!|ortasında", .late: "sonu!|sonunda", .and: "ve|ile", .at: "@",
            .closing: "günü!|tarihinde", .untilThen: "kadar!|önce!", .sinceThen: "itibaren!|sonra!",
            .around: "yaklaşık|civarı!",
            .due:
                "son tarih|son ödeme tarihi|son ödeme|son kullanma tarihi|skt|stt|tett|son tüketim tarihi|tavsiye edilen tüketim tarihi|vade|vade tarihi|vadesi|son başvuru|son başvuru tarihi|son kayıt tarihi|son gün|en geç|son geçerlilik tarihi|geçerlilik tarihi|'e kadar|'a kadar|'ye kadar|'ya kadar",
            .closed: "kapalı|kapalıdır|tatil",
        ],
        origins: "dan|den|tan|ten")
}
