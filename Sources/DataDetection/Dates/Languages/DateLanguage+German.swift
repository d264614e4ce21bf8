extension DateLanguage {
    static let german = DateLanguage(
        code: "de",
        months: [
            "januar|jänner|jan|jan.", "februar|feber|feb|feb.", "märz|maerz|mär|mär.|mrz|mrz.", "april|apr|apr.", "mai",
            "juni|jun|jun.", "juli|jul|jul.", "august|aug|aug.", "september|sep|sep.|sept|sept.", "oktober|okt|okt.",
            "november|nov|nov.", "dezember|dez|dez.",
        ],
        weekdays: [
            "montag|mo!|mo.!", "dienstag|di!|di.!", "mittwoch|mi!|mi.!", "donnerstag|do!|do.!", "freitag|fr!|fr.!",
            "samstag|sonnabend|sa!|sa.!", "sonntag|so!|so.!",
        ],
        weekdaysInPlural: [
            "montags", "dienstags", "mittwochs", "donnerstags", "freitags", "samstags|sonnabends", "sonntags",
        ],
        numbers: [
            "null!", "eins|ein!|eine!|einen!|einem!|einer!", "zwei", "drei", "vier", "fünf|fuenf", "sechs", "sieben",
            "acht!",
            "neun", "zehn", "elf", "zwölf|zwoelf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn",
            "achtzehn",
            "neunzehn", "zwanzig", "einundzwanzig", "zweiundzwanzig", "dreiundzwanzig", "vierundzwanzig",
            "fünfundzwanzig", "sechsundzwanzig", "siebenundzwanzig", "achtundzwanzig", "neunundzwanzig", "dreißig",
        ],
        ordinals: [
            "erst(e|en|er)", "zweit(e|en|er)", "dritt(e|en|er)", "viert(e|en|er)", "fünft(e|en|er)", "sechst(e|en|er)",
            "siebt(e|en|er)|siebent(e|en|er)", "acht(e!|en!|er!)", "neunt(e|en|er)", "zehnt(e|en|er)", "elft(e|en|er)",
            "zwölft(e|en|er)", "dreizehnt(e|en|er)", "vierzehnt(e|en|er)", "fünfzehnt(e|en|er)", "sechzehnt(e|en|er)",
            "siebzehnt(e|en|er)", "achtzehnt(e|en|er)", "neunzehnt(e|en|er)", "zwanzigst(e|en|er)",
            "einundzwanzigst(e|en|er)", "zweiundzwanzigst(e|en|er)", "dreiundzwanzigst(e|en|er)",
            "vierundzwanzigst(e|en|er)", "fünfundzwanzigst(e|en|er)", "sechsundzwanzigst(e|en|er)",
            "siebenundzwanzigst(e|en|er)", "achtundzwanzigst(e|en|er)", "neunundzwanzigst(e|en|er)",
            "dreißigst(e|en|er)", "einunddreißigst(e|en|er)",
        ],
        days: [
            0: "heute", 1: "morgen", -1: "gestern", 2: "übermorgen|uebermorgen", -2: "vorgestern",
        ],
        dayParts: [
            .earlyMorning: "frühmorgens|früh!",
            .morning: "morgen!|morgens|vormittag!|vormittags|am vormittag|vormittagszeit|frühmorgens|am morgen",
            .noon: "mittag|mittags",
            .afternoon: "nachmittag!|nachmittags|am nachmittag|spätnachmittag|spätnachmittags",
            .evening: "abend!|abends|am abend|spätabend|spätabends", .night: "nacht!|nachts|in der nacht",
            .midnight: "mitternacht|mitternachts",
        ],
        units: [
            .second: "sekunde|sekunden|sek|sek.", .minute: "minute|minuten|min|min.|mins",
            .hour: "stunde|stunden|std|std.|h", .day: "tag|tage|tagen|tg|tg.|nächte!|nächten!",
            .week: "woche|wochen", .workday: "werktag|werktage|werktagen|arbeitstag|arbeitstage|arbeitstagen",
            .weekend: "wochenende|wochenenden", .month: "monat|monate|monaten|monats",
            .quarter: "quartal|quartale|quartals", .year: "jahr|jahre|jahren|jahres",
            .decade: "jahrzehnt|jahrzehnte",
        ],
        recurring: [
            .day: "täglich|jeden tag|tgl.|tägl.|jeden tag", .week: "wöchentlich|jede woche",
            .month: "monatlich|jeden monat",
            .year: "jährlich|jedes jahr", .workday: "werktags",
        ],
        minutesPastHour: [
            30: "halb nach", -30: "halb", 15: "viertel nach|viertel ab", -15: "viertel vor|dreiviertel!|dreiviertel",
            -45: "viertel",
        ],
        eras: [
            0: "n. chr.|n.chr.|nach christus|n.u.z.|nuz|d.g.z.|u.z.|unserer zeit"
        ],
        holidays: [
            .fixed(month: 1, day: 1): "neujahr|neujahrstag", .fixed(month: 12, day: 31): "silvester",
            .fixed(month: 12, day: 24): "heiligabend|heiliger abend",
            .fixed(month: 12, day: 25): "weihnachten|weihnachtstag|ersten weihnachtsfeiertag|erster weihnachtsfeiertag",
            .fixed(month: 12, day: 26):
                "zweiten weihnachtstag|zweiter weihnachtstag|zweiten weihnachtsfeiertag|zweiter weihnachtsfeiertag|stephanstag",
            .fixed(month: 12, day: 6): "nikolaus!|nikolaustag",
            .fixed(month: 1, day: 6): "heilige drei könige|dreikönigstag",
            .fixed(month: 5, day: 1): "tag der arbeit|maifeiertag",
            .fixed(month: 10, day: 3): "tag der deutschen einheit",
            .fixed(month: 10, day: 31): "reformationstag|halloween", .fixed(month: 11, day: 1): "allerheiligen",
            .fixed(month: 11, day: 2): "allerseelen", .fixed(month: 8, day: 15): "mariä himmelfahrt",
            .fixed(month: 8, day: 8): "augsburger friedensfest", .fixed(month: 6, day: 29): "peter und paul",
            .fixed(month: 2, day: 14): "valentinstag", .easter(0): "ostern|ostersonntag", .easter(1): "ostermontag",
            .easter(-2): "karfreitag", .easter(-3): "gründonnerstag", .easter(39): "christi himmelfahrt|vatertag",
            .easter(49): "pfingsten|pfingstsonntag", .easter(50): "pfingstmontag", .easter(60): "fronleichnam",
            .easter(-48): "rosenmontag", .easter(-49): "fastnachtssonntag", .easter(-46): "aschermittwoch",
            .nth(1, weekday: 7, month: 10): "erntedankfest", .nth(2, weekday: 7, month: 5): "muttertag",
        ],
        words: [
            .publicHoliday: "feiertag(|e|s|en)|an feiertagen",
            .due:
                "bis|bis zum|spätestens|fällig|fälligkeit|frist|zahlbar|vor dem|fälligkeitsdatum|zahlungsziel|einsendeschluss|anmeldeschluss|bewerbungsschluss|annahmeschluss|abgabetermin|mhd|verfallsdatum|ablaufdatum|anmeldefrist|lagerfrist|letzter tag|läuft ab",
            .closed: "geschlossen|ruhetag|zu!|ruhetage|kein verkauf|außer|ausser|außer an|ausgenommen",
            .few: "einige|ein paar|mehrere",
            .half: "halbe!|halben!|halb!|eine halbe", .andAHalf: "einhalb", .now: "jetzt|nun!|sofort!|im moment",
            .beforeChrist: "v. chr.|v.chr.|vor christus|v.u.z.|vuz|v.d.z.|v.d.g.z.", .oclock: "uhr",
            .hourMark: "uhr|h", .minuteMark: "min|minuten", .minutesPast: "nach!", .minutesTo: "vor!",
            .next: "nächste(|n|r|s|m)|naechste(|n|r|s|m)|kommende(|n|r|s|m)|folgende(|n|r|s|m)",
            .last: "letzte(|n|r|s|m)|vergangene(|n|r|s|m)|vorige(|n|r|s|m)|vorherige(|n|r|s|m)",
            .this: "diese(|n|r|s|m)|aktuelle(|n|r|s|m)|heutige(|n|r|s|m)|dem!", .agoBefore: "vor",
            .later: "später|danach!|ab jetzt", .ago: "zuvor|früher|her!",
            .within: "in|innerhalb von|innerhalb|binnen|im!", .forSpan: "für!", .before: "vor!|bis!",
            .after: "nach!|seit!", .early: "anfang|früh", .mid: "mitte", .late: "ende|spät",
            .every: "jed(e|en|er|es)|alle!", .from: "von|vom|ab", .to: "bis|bis zum|bis zur", .between: "zwischen",
            .and: "und", .at: "um|gegen|@", .on: "am|dem!|an!", .of: "der!|des|im", .the: "der|die|das|den|dem",
            .around: "gegen|circa|ca.|etwa",
        ],
        hasCompounds: true)
}
