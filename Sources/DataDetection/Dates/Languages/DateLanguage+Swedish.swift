extension DateLanguage {
    static let swedish = DateLanguage(
        code: "sv",
        months: [
            "januari|jan|jan.", "februari|feb|feb.", "mars|mar.", "april|apr|apr.", "maj", "juni|jun.", "juli|jul.!",
            "augusti|aug|aug.", "september|sep|sept|sept.|sep.", "oktober|okt|okt.", "november|nov|nov.",
            "december|dec|dec.",
        ],
        weekdays: [
            "måndag(|en)|mån|mån.|må!", "tisdag(|en)|tis|tis.|ti!", "onsdag(|en)|ons|ons.|on!",
            "torsdag(|en)|tors|tors.|tor!|to!", "fredag(|en)|fre|fre.|fr!", "lördag(|en)|lör|lör.|lö!",
            "söndag(|en)|sön|sön.|sö!",
        ],
        weekdaysInPlural: [
            "måndagar|på måndagar", "tisdagar|på tisdagar", "onsdagar|på onsdagar", "torsdagar|på torsdagar",
            "fredagar|på fredagar", "lördagar|på lördagar", "söndagar|på söndagar",
        ],
        numbers: [
            "noll!", "ett!|en!", "två", "tre", "fyra", "fem", "sex!", "sju", "åtta", "nio", "tio", "elva", "tolv",
            "tretton", "fjorton", "femton", "sexton", "sjutton", "arton", "nitton", "tjugo", "tjugoen|tjugoett",
            "tjugotvå", "tjugotre", "tjugofyra", "tjugofem", "tjugosex", "tjugosju", "tjugoåtta", "tjugonio", "trettio",
        ],
        ordinals: [
            "första", "andra!", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde", "nionde", "tionde", "elfte",
            "tolfte", "trettonde", "fjortonde", "femtonde", "sextonde", "sjuttonde", "artonde", "nittonde", "tjugonde",
        ],
        days: [
            0: "idag|i dag", 1: "imorgon|i morgon", -1: "igår|i går", 2: "övermorgon|i övermorgon",
            -2: "förrgår|i förrgår",
        ],
        partsOfDays: [
            (0, .evening, "ikväll|i kväll"), (0, .night, "inatt|i natt"), (0, .morning, "imorse|i morse"),
            (-1, .evening, "igår kväll|i går kväll"),
        ],
        dayParts: [
            .morning: "morgon!|morgonen|på morgonen|förmiddag!|på förmiddagen|fm",
            .noon: "mitt på dagen|klockan tolv på dagen",
            .afternoon: "eftermiddag!|eftermiddagen|på eftermiddagen|em", .evening: "kväll!|kvällen|på kvällen",
            .night: "natt!|natten|på natten", .midnight: "midnatt",
        ],
        units: [
            .second: "sekund|sekunder|sek", .minute: "minut|minuter|min|min.", .hour: "timm(e|ar|en)|tim|tim.",
            .day: "dag|dagar|dagen|dygn", .week: "veck(a|or|an)",
            .workday: "arbetsdag|arbetsdagar|vardag!|vardagar!", .weekend: "helg!|helgen|helger",
            .month: "månad(|er|en)", .quarter: "kvartal|kvartalet", .year: "år|året", .decade: "decennium|decennier",
        ],
        recurring: [
            .day: "dagligen|varje dag|alla dagar", .week: "varje vecka", .month: "varje månad|månadsvis",
            .year: "årligen|varje år", .workday: "vardagar",
        ],
        minutesPastHour: [
            30: "halv efter!", -30: "halv", 15: "kvart över", -15: "kvart i",
        ],
        eras: [
            0: "e.kr.|e. kr."
        ],
        holidays: [
            .fixed(month: 1, day: 1): "nyårsdagen", .fixed(month: 12, day: 31): "nyårsafton",
            .fixed(month: 12, day: 24): "julafton", .fixed(month: 12, day: 25): "juldagen",
            .fixed(month: 12, day: 26): "annandag jul", .fixed(month: 12, day: 13): "lucia!",
            .fixed(month: 6, day: 6): "nationaldagen", .easter(0): "påskdagen|påsk!", .easter(-2): "långfredagen",
            .easter(1): "annandag påsk",
        ],
        words: [
            .publicHoliday: "helgdagar|helgdag|röda dagar",
            .ordinalSuffix: "e!|a!", .few: "några|ett par", .half: "halv!|en halv|halva!", .andAHalf: "och en halv",
            .now: "nu|just nu", .beforeChrist: "f.kr.|f. kr.", .clock: "kl|kl.|klockan", .minutesPast: "över!",
            .minutesTo: "i!", .next: "nästa|kommande", .last: "förra|senaste|föregående",
            .this: "denna|detta|den här|det här|nuvarande", .agoBefore: "för!", .ago: "sedan", .later: "senare",
            .within: "om|inom|under!", .forSpan: "i!", .before: "före|innan|senast", .after: "efter",
            .early: "början av|tidig", .mid: "mitten av|mitt i!", .late: "slutet av|sen!", .every: "var!|varje",
            .from: "från|fr.o.m.|fr o m", .to: "till|t.o.m.|t o m|till och med", .between: "mellan", .and: "och",
            .at: "@|vid", .on: "på|den!", .of: "i!|av!", .the: "den|det", .around: "omkring|cirka|ca",
            .due:
                "senast|före|oss tillhanda|förfaller|förfallodag|förfallodatum|till och med|sista förbrukningsdag|sista betalningsdag|sista dag|sista anmälningsdag|giltigt till|giltig till|giltig t.o.m.|giltigt t.o.m.|innan|utgångsdatum|utgår|deadline",
            .closed: "stängt|stängd|utom|förutom",
        ],
        hasCompounds: true)
}
