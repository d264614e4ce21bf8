extension DateLanguage {
    static let italian = DateLanguage(
        code: "it",
        months: [
            "gennaio|gen|gen.", "febbraio|feb|feb.", "marzo|mar!|mar.", "aprile|apr|apr.", "maggio|mag|mag.",
            "giugno|giu|giu.",
            "luglio|lug|lug.", "agosto|ago|ago.", "settembre|sett|sett.|set!|set.", "ottobre|ott|ott.",
            "novembre|nov|nov.", "dicembre|dic|dic.",
        ],
        weekdays: [
            "lunedì|lunedi|lun!|lun.", "martedì|martedi|mar!|mar.", "mercoledì|mercoledi|mer!|mer.",
            "giovedì|giovedi|gio!|gio.", "venerdì|venerdi|ven!|ven.",
            "sabato|sab!|sab.", "domenica|dom!|dom.",
        ],
        weekdaysInPlural: [
            "i lunedì|di lunedì", "i martedì|di martedì", "i mercoledì|di mercoledì", "i giovedì|di giovedì",
            "i venerdì|di venerdì", "i sabati|di sabato", "le domeniche|di domenica",
        ],
        numbers: [
            "zero!", "uno|un!|una!|un'!", "due", "tre", "quattro", "cinque", "sei!", "sette", "otto", "nove", "dieci",
            "undici", "dodici", "tredici", "quattordici", "quindici",
            "sedici", "diciassette", "diciotto", "diciannove", "venti", "ventuno", "ventidue", "ventitré",
            "ventiquattro", "venticinque", "ventisei", "ventisette", "ventotto",
            "ventinove", "trenta",
        ],
        ordinals: [
            "primo|prima!", "secondo!", "terzo", "quarto!", "quinto", "sesto", "settimo", "ottavo", "nono", "decimo",
        ],
        moreNumbers: [
            40: "quaranta", 50: "cinquanta",
        ],
        days: [
            0: "oggi", 1: "domani", -1: "ieri", 2: "dopodomani", -2: "l'altro ieri|altro ieri|avantieri",
        ],
        partsOfDays: [
            (0, .morning, "stamattina|stamani|questa mattina"), (0, .evening, "stasera|questa sera"),
            (0, .night, "stanotte|questa notte"),
        ],
        dayParts: [
            .morning: "mattina!|mattino!|di mattina|del mattino|della mattina", .noon: "mezzogiorno",
            .afternoon: "pomeriggio|del pomeriggio|nel pomeriggio", .evening: "sera!|di sera|della sera",
            .night: "notte!|di notte|della notte", .midnight: "mezzanotte",
        ],
        units: [
            .second: "secondo|secondi|sec|sec.", .minute: "minuto|minuti|min|min.", .hour: "ora|ore|h",
            .day: "giorno|giorni|notti!", .week: "settimana|settimane",
            .workday: "giorni lavorativi|giorno lavorativo", .weekend: "fine settimana|weekend|week-end",
            .month: "mese|mesi", .quarter: "trimestre|trimestri", .year: "anno|anni", .decade: "decennio|decenni",
        ],
        recurring: [
            .day: "quotidianamente|ogni giorno|tutti i giorni", .week: "settimanalmente|ogni settimana",
            .month: "mensilmente|ogni mese", .year: "annualmente|ogni anno",
        ],
        quarterHours: [
            15: "e un quarto", 30: "e mezza|e mezzo", -15: "meno un quarto",
        ],
        eras: [
            0: "d.c.|d. c.|dopo cristo"
        ],
        holidays: [
            .fixed(month: 1, day: 1): "capodanno", .fixed(month: 12, day: 25): "natale",
            .fixed(month: 12, day: 24): "vigilia di natale", .fixed(month: 12, day: 31): "san silvestro",
            .fixed(month: 1, day: 6): "epifania|befana", .fixed(month: 4, day: 25): "festa della liberazione",
            .fixed(month: 5, day: 1): "festa dei lavoratori", .fixed(month: 6, day: 2): "festa della repubblica",
            .fixed(month: 8, day: 15): "ferragosto", .fixed(month: 11, day: 1): "ognissanti",
            .fixed(month: 12, day: 26): "santo stefano", .fixed(month: 2, day: 14): "san valentino",
            .easter(0): "pasqua", .easter(1): "pasquetta|lunedì dell'angelo", .easter(-2): "venerdì santo",
        ],
        words: [
            .publicHoliday: "festivi|giorni festivi",
            .due:
                "entro|entro il|entro le|fino al|fino alle|scadenza|prima del|entro e non oltre|entro e non oltre il|data di scadenza|scade|scadenza pagamento|scad.|termine ultimo|non oltre|non oltre il|entro la data del",
            .closed:
                "chiuso|chiusa|chiusi|riposo|riposo settimanale|tranne|eccetto|escluso|esclusa|tranne il|eccetto il",
            .clock: "ore|alle ore", .ordinalSuffix: "º!|°!", .few: "alcuni|alcune|qualche|pochi|poche",
            .half: "mezzo!|mezza!|mezz'|mezza", .andAHalf: "e mezzo|e mezza",
            .now: "ora!|adesso|subito!|in questo momento", .beforeChrist: "a.c.|a. c.|avanti cristo", .hourMark: "h",
            .next: "prossim(o|a|i|e)|che viene|seguente|seguenti",
            .last: "scors(o|a|i|e)|ultim(o|a|i|e)|passat(o|a|i|e)|precedente|precedenti",
            .this: "quest(o|a|i|e)|quest'", .ago: "fa|prima!", .later: "più tardi|piu tardi|dopo|da adesso|da ora",
            .within: "tra|fra|in|entro", .forSpan: "per!",
            .before: "prima di|prima del|entro|prima della|prima dell'|prima delle|prima dei|prima dello",
            .after: "dopo|dal!",
            .early: "inizio|inizio di", .mid: "metà", .late: "fine|fine di", .every: "ogni|tutti i|tutte le",
            .from: "dal|da|dalle|dall'", .to: "al|a|alle|fino al|fino alle|all'", .between: "tra|fra", .and: "e",
            .at: "alle|alle ore|ore!|verso le|circa alle|all'|a!|@", .on: "il|di!", .of: "di|del|dell'",
            .the: "il|la|le|i!|lo!|l'", .around: "circa|verso",
        ])
}
