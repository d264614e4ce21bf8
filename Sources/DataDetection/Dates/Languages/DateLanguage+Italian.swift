extension DateLanguage {
    static let italian = DateLanguage(
        code: "it",
        months: [
            "gennaio|gen|gen.", "febbraio|feb|feb.", "marzo|mar!|mar.", "aprile|apr|apr.", "maggio|mag|mag.", "giugno|giu|giu.",
            "luglio|lug|lug.", "agosto|ago|ago.", "settembre|sett|sett.|set!|set.", "ottobre|ott|ott.", "novembre|nov|nov.", "dicembre|dic|dic.",
        ],
        weekdays: [
            "lunedì|lunedi|lun!|lun.", "martedì|martedi|mar!|mar.", "mercoledì|mercoledi|mer!|mer.", "giovedì|giovedi|gio!|gio.", "venerdì|venerdi|ven!|ven.",
            "sabato|sab!|sab.", "domenica|dom!|dom.",
        ],
        numbers: [
            "zero!", "uno|un!|una!|un'!", "due", "tre", "quattro", "cinque", "sei!", "sette", "otto", "nove", "dieci", "undici", "dodici", "tredici", "quattordici", "quindici",
            "sedici", "diciassette", "diciotto", "diciannove", "venti", "ventuno", "ventidue", "ventitré", "ventiquattro", "venticinque", "ventisei", "ventisette", "ventotto",
            "ventinove", "trenta",
        ],
        ordinals: ["primo|prima!", "secondo!", "terzo", "quarto!", "quinto", "sesto", "settimo", "ottavo", "nono", "decimo"],
        words: [
            .number(40): "quaranta", .number(50): "cinquanta", .ordinalSuffix: "º!|°!", .few: "alcuni|alcune|qualche|pochi|poche", .half: "mezzo!|mezza!|mezz'|mezza", .andAHalf: "e mezzo|e mezza",
            .day(0): "oggi", .day(1): "domani", .day(-1): "ieri", .day(2): "dopodomani", .day(-2): "l'altro ieri|altro ieri|avantieri", .now: "ora!|adesso|subito!|in questo momento",
            .dayAndPart(0, .morning): "stamattina|stamani|questa mattina", .dayAndPart(0, .evening): "stasera|questa sera", .dayAndPart(0, .night): "stanotte|questa notte",
            .dayPart(.morning): "mattina!|mattino!|di mattina|del mattino|della mattina", .dayPart(.noon): "mezzogiorno", .dayPart(.afternoon): "pomeriggio|del pomeriggio|nel pomeriggio",
            .dayPart(.evening): "sera!|di sera|della sera", .dayPart(.night): "notte!|di notte|della notte", .dayPart(.midnight): "mezzanotte",
            .unit(.second): "secondo|secondi|sec|sec.", .unit(.minute): "minuto|minuti|min|min.", .unit(.hour): "ora|ore|h", .unit(.day): "giorno|giorni|notti!", .unit(.week): "settimana|settimane",
            .unit(.workday): "giorni lavorativi|giorno lavorativo", .unit(.weekend): "fine settimana|weekend|week-end", .unit(.month): "mese|mesi", .unit(.quarter): "trimestre|trimestri", .unit(.year): "anno|anni",
            .unit(.decade): "decennio|decenni",
            .era(0): "d.c.|d. c.|dopo cristo", .beforeChrist: "a.c.|a. c.|avanti cristo", .hourMark: "h", .quarterHour(15): "e un quarto", .quarterHour(30): "e mezza|e mezzo", .quarterHour(-15): "meno un quarto",
            .next: "prossim(o|a|i|e)|che viene|seguente|seguenti", .last: "scors(o|a|i|e)|ultim(o|a|i|e)|passat(o|a|i|e)|precedente|precedenti", .this: "quest(o|a|i|e)|quest'",
            .ago: "fa|prima!", .later: "più tardi|piu tardi|dopo|da adesso|da ora", .within: "tra|fra|in|entro", .forSpan: "per!", .before: "prima di|prima del|entro", .after: "dopo|dal!",
            .early: "inizio|inizio di", .mid: "metà", .late: "fine|fine di", .every: "ogni|tutti i|tutte le", .everyday(.day): "quotidianamente|ogni giorno|tutti i giorni", .everyday(.week): "settimanalmente|ogni settimana",
            .everyday(.month): "mensilmente|ogni mese", .everyday(.year): "annualmente|ogni anno",
            .from: "dal|da|dalle|dall'", .to: "al|a|alle|fino al|fino alle|all'", .between: "tra|fra", .and: "e", .at: "alle|alle ore|ore!|verso le|circa alle|all'|a!|@", .on: "il|di!", .of: "di|del|dell'", .the: "il|la|le|i!|lo!|l'", .around: "circa|verso",
            .holiday(.fixed(month: 1, day: 1)): "capodanno", .holiday(.fixed(month: 12, day: 25)): "natale", .holiday(.fixed(month: 12, day: 24)): "vigilia di natale", .holiday(.fixed(month: 12, day: 31)): "san silvestro",
            .holiday(.fixed(month: 1, day: 6)): "epifania|befana", .holiday(.fixed(month: 4, day: 25)): "festa della liberazione", .holiday(.fixed(month: 5, day: 1)): "festa dei lavoratori", .holiday(.fixed(month: 6, day: 2)): "festa della repubblica",
            .holiday(.fixed(month: 8, day: 15)): "ferragosto", .holiday(.fixed(month: 11, day: 1)): "ognissanti", .holiday(.fixed(month: 12, day: 26)): "santo stefano", .holiday(.fixed(month: 2, day: 14)): "san valentino",
            .holiday(.easter(0)): "pasqua", .holiday(.easter(1)): "pasquetta|lunedì dell'angelo", .holiday(.easter(-2)): "venerdì santo",
        ])
}
