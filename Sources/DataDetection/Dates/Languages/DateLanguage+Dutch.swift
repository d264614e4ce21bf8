extension DateLanguage {
    static let dutch = DateLanguage(
        code: "nl",
        months: [
            "januari|jan|jan.", "februari|feb|feb.", "maart|mrt|mrt.", "april|apr|apr.", "mei", "juni|jun|jun.", "juli|jul|jul.", "augustus|aug|aug.", "september|sep|sep.|sept|sept.",
            "oktober|okt|okt.", "november|nov|nov.", "december|dec|dec.",
        ],
        weekdays: ["maandag|ma!|ma.!", "dinsdag|di!|di.!", "woensdag|wo!|wo.!", "donderdag|do!|do.!", "vrijdag|vr!|vr.!", "zaterdag|za!|za.!", "zondag|zo!|zo.!"],
        numbers: [
            "nul!", "één|een!", "twee", "drie", "vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf", "dertien", "veertien", "vijftien", "zestien", "zeventien", "achttien", "negentien",
            "twintig", "eenentwintig", "tweeëntwintig", "drieëntwintig", "vierentwintig", "vijfentwintig", "zesentwintig", "zevenentwintig", "achtentwintig", "negenentwintig", "dertig",
        ],
        ordinals: [
            "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende", "tiende", "elfde", "twaalfde", "dertiende", "veertiende", "vijftiende", "zestiende", "zeventiende", "achttiende",
            "negentiende", "twintigste",
        ],
        words: [
            .ordinalSuffix: "e!|de!|ste!", .few: "enkele|een paar|paar!|meerdere", .half: "half|halve|een half|een halve", .day(0): "vandaag", .day(1): "morgen", .day(-1): "gisteren", .day(2): "overmorgen", .day(-2): "eergisteren", .now: "nu|op dit moment",
            .dayAndPart(0, .evening): "vanavond|deze avond", .dayAndPart(0, .night): "vannacht", .dayAndPart(0, .afternoon): "vanmiddag|deze namiddag|deze middag", .dayAndPart(0, .morning): "vanmorgen|vanochtend|deze ochtend|deze morgen",
            .dayAndPart(-1, .evening): "gisteravond", .dayAndPart(-1, .night): "gisternacht", .dayPart(.morning): "ochtend!|'s ochtends|'s morgens|in de ochtend|voormiddag!", .dayPart(.noon): "12 uur 's middags",
            .dayPart(.afternoon): "middag!|namiddag!|'s middags|in de middag|in de namiddag", .dayPart(.evening): "avond!|'s avonds|in de avond", .dayPart(.night): "nacht!|'s nachts|in de nacht", .dayPart(.midnight): "middernacht",
            .unit(.second): "seconde|seconden|sec|sec.", .unit(.minute): "minuut|minuten|min|min.", .unit(.hour): "uur|uren|u!", .unit(.day): "dag|dagen|nachten!", .unit(.week): "week|weken", .unit(.workday): "werkdag|werkdagen", .unit(.weekend): "weekend|weekenden",
            .unit(.month): "maand|maanden", .unit(.quarter): "kwartaal|kwartalen", .unit(.year): "jaar|jaren", .unit(.decade): "decennium|decennia",
            .era(0): "na christus|n.chr.|n. chr.", .beforeChrist: "voor christus|v.chr.|v. chr.", .oclock: "uur|u", .hourMark: "u|uur|h", .past(-30): "half", .past(15): "kwart over", .past(-15): "kwart voor", .minutesPast: "over!", .minutesTo: "voor!",
            .next: "volgende|komende|aankomende|aanstaande", .last: "vorige|afgelopen|laatste|voorbije", .this: "deze|dit|huidige", .ago: "geleden|eerder|voor!", .later: "later|vanaf nu|na nu", .within: "in|binnen|over!|binnen de|in de!", .forSpan: "voor!|gedurende!",
            .before: "voor!|tot", .after: "na|sinds", .early: "begin", .mid: "midden|half!", .late: "eind|einde", .every: "elke|iedere|elk", .everyday(.day): "dagelijks|elke dag", .everyday(.week): "wekelijks|elke week", .everyday(.month): "maandelijks|elke maand",
            .everyday(.year): "jaarlijks|elk jaar", .from: "van|vanaf", .to: "tot|t/m|tot en met", .between: "tussen", .and: "en", .at: "om|rond|@", .on: "op", .of: "van|in!", .the: "de|het|den!", .around: "rond|ongeveer",
            .holiday(.fixed(month: 1, day: 1)): "nieuwjaar|nieuwjaarsdag", .holiday(.fixed(month: 12, day: 25)): "kerstmis|eerste kerstdag|kerst", .holiday(.fixed(month: 12, day: 26)): "tweede kerstdag", .holiday(.fixed(month: 12, day: 24)): "kerstavond",
            .holiday(.fixed(month: 12, day: 31)): "oudejaarsavond|oudejaarsdag", .holiday(.fixed(month: 12, day: 5)): "sinterklaas!|pakjesavond", .holiday(.fixed(month: 4, day: 27)): "koningsdag", .holiday(.fixed(month: 5, day: 5)): "bevrijdingsdag",
            .holiday(.fixed(month: 2, day: 14)): "valentijnsdag", .holiday(.easter(0)): "pasen|eerste paasdag", .holiday(.easter(1)): "paasmaandag|tweede paasdag", .holiday(.easter(-2)): "goede vrijdag", .holiday(.easter(39)): "hemelvaartsdag|hemelvaart", .holiday(.easter(49)): "pinksteren",
        ],
        hasCompounds: true)
}
