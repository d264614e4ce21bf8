extension DateLanguage {
    static let dutch = DateLanguage(
        code: "nl",
        months: [
            "januari|jan|jan.", "februari|feb|feb.", "maart|mrt|mrt.", "april|apr|apr.", "mei", "juni|jun|jun.",
            "juli|jul|jul.", "augustus|aug|aug.", "september|sep|sep.|sept|sept.",
            "oktober|okt|okt.", "november|nov|nov.", "december|dec|dec.",
        ],
        weekdays: [
            "maandag|ma!|ma.!", "dinsdag|di!|di.!", "woensdag|wo!|wo.!", "donderdag|do!|do.!", "vrijdag|vr!|vr.!",
            "zaterdag|za!|za.!", "zondag|zo!|zo.!",
        ],
        weekdaysInPlural: [
            "maandagen|'s maandags|maandags", "dinsdagen|dinsdags", "woensdagen|'s woensdags|woensdags",
            "donderdagen|donderdags", "vrijdagen|vrijdags", "zaterdagen|zaterdags", "zondagen|'s zondags|zondags",
        ],
        numbers: [
            "nul!", "één|een!", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf",
            "twaalf", "dertien", "veertien", "vijftien", "zestien", "zeventien", "achttien", "negentien",
            "twintig", "eenentwintig", "tweeëntwintig", "drieëntwintig", "vierentwintig", "vijfentwintig",
            "zesentwintig", "zevenentwintig", "achtentwintig", "negenentwintig", "dertig",
        ],
        ordinals: [
            "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende", "tiende",
            "elfde", "twaalfde", "dertiende", "veertiende", "vijftiende", "zestiende", "zeventiende", "achttiende",
            "negentiende", "twintigste",
        ],
        days: [
            0: "vandaag", 1: "morgen", -1: "gisteren", 2: "overmorgen", -2: "eergisteren",
        ],
        partsOfDays: [
            (0, .evening, "vanavond|deze avond"), (0, .night, "vannacht"),
            (0, .afternoon, "vanmiddag|deze namiddag|deze middag"),
            (0, .morning, "vanmorgen|vanochtend|deze ochtend|deze morgen"), (-1, .evening, "gisteravond"),
            (-1, .night, "gisternacht"),
        ],
        dayParts: [
            .morning: "ochtend!|'s ochtends|'s morgens|in de ochtend|voormiddag!", .noon: "12 uur 's middags",
            .afternoon: "middag!|namiddag!|'s middags|in de middag|in de namiddag",
            .evening: "avond!|'s avonds|in de avond", .night: "nacht!|'s nachts|in de nacht",
            .midnight: "middernacht",
        ],
        units: [
            .second: "seconde|seconden|sec|sec.", .minute: "minuut|minuten|min|min.", .hour: "uur|uren|u!",
            .day: "dag|dagen|nachten!", .week: "week|weken", .workday: "werkdag|werkdagen",
            .weekend: "weekend|weekenden", .month: "maand|maanden", .quarter: "kwartaal|kwartalen",
            .year: "jaar|jaren", .decade: "decennium|decennia",
        ],
        recurring: [
            .day: "dagelijks|elke dag|alle dagen", .week: "wekelijks|elke week",
            .month: "maandelijks|elke maand",
            .year: "jaarlijks|elk jaar",
        ],
        minutesPastHour: [
            -30: "half", 15: "kwart over", -15: "kwart voor",
        ],
        eras: [
            0: "na christus|n.chr.|n. chr."
        ],
        holidays: [
            .fixed(month: 1, day: 1): "nieuwjaar|nieuwjaarsdag",
            .fixed(month: 12, day: 25): "kerstmis|eerste kerstdag|kerst",
            .fixed(month: 12, day: 26): "tweede kerstdag", .fixed(month: 12, day: 24): "kerstavond",
            .fixed(month: 12, day: 31): "oudejaarsavond|oudejaarsdag",
            .fixed(month: 12, day: 5): "sinterklaas!|pakjesavond", .fixed(month: 4, day: 27): "koningsdag",
            .fixed(month: 5, day: 5): "bevrijdingsdag", .fixed(month: 2, day: 14): "valentijnsdag",
            .easter(0): "pasen|eerste paasdag", .easter(1): "paasmaandag|tweede paasdag",
            .easter(-2): "goede vrijdag", .easter(39): "hemelvaartsdag|hemelvaart", .easter(49): "pinksteren",
        ],
        words: [
            .publicHoliday: "feestdagen",
            .due:
                "voor|uiterlijk|tot|tot en met|vervaldatum|deadline|uiterste betaaldatum|betaaldatum|vervaldag|tht|tgt|uiterste datum|sluitingsdatum|t/m|vervalt|verloopt",
            .closed: "gesloten|behalve|behalve op|uitgezonderd",
            .ordinalSuffix: "e!|de!|ste!", .few: "enkele|een paar|paar!|meerdere",
            .half: "half|halve|een half|een halve", .now: "nu|op dit moment",
            .beforeChrist: "voor christus|v.chr.|v. chr.", .oclock: "uur|u", .hourMark: "u|uur|h",
            .minutesPast: "over!", .minutesTo: "voor!", .next: "volgende|komende|aankomende|aanstaande",
            .last: "vorige|afgelopen|laatste|voorbije", .this: "deze|dit|huidige", .ago: "geleden|eerder|voor!",
            .later: "later|vanaf nu|na nu", .within: "in|binnen|over!|binnen de|in de!",
            .forSpan: "voor!|gedurende!", .before: "voor!|tot", .after: "na|sinds", .early: "begin",
            .mid: "midden|half!", .late: "eind|einde", .every: "elke|iedere|elk", .from: "van|vanaf",
            .to: "tot|t/m|tot en met", .between: "tussen", .and: "en", .at: "om|rond|@", .on: "op", .of: "van|in!",
            .the: "de|het|den!", .around: "rond|ongeveer",
        ],
        hasCompounds: true)
}
