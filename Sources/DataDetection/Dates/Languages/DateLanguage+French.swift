extension DateLanguage {
    static let french = DateLanguage(
        code: "fr",
        months: [
            "janvier|janv|janv.|jan|jan.", "février|févr|févr.|fév|fév.|feb", "mars!", "avril|avr|avr.|apr", "mai",
            "juin",
            "juillet|juil|juil.|jul", "août|aug", "septembre|sept|sept.|sep|sep.", "octobre|oct|oct.",
            "novembre|nov|nov.",
            "décembre|déc|déc.|dec",
        ],
        weekdays: [
            "lundi|lu!|lun!|lun.", "mardi|ma!|mar!|mar.", "mercredi|me!|mer!|mer.", "jeudi|je!|jeu!|jeu.!",
            "vendredi|ve!|ven!|ven.",
            "samedi|sa!|sam!|sam.",
            "dimanche|di!|dim!|dim.",
        ],
        weekdaysInPlural: [
            "lundis|les lundis", "mardis|les mardis", "mercredis|les mercredis", "jeudis|les jeudis",
            "vendredis|les vendredis", "samedis|les samedis", "dimanches|les dimanches",
        ],
        numbers: [
            "zéro!", "un!|une!", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf!", "dix", "onze",
            "douze", "treize",
            "quatorze", "quinze", "seize", "dix-sept|dix sept", "dix-huit|dix huit", "dix-neuf|dix neuf",
        ],
        ordinals: [
            "premier|première|1er|1ère", "deuxième|second!", "troisième", "quatrième", "cinquième", "sixième",
            "septième", "huitième", "neuvième", "dixième",
        ],
        moreNumbers: [
            20: "vingt", 30: "trente", 40: "quarante", 50: "cinquante", 60: "soixante",
            80: "quatre-vingt|quatre vingt|quatre-vingts",
        ],
        factors: [
            100: "cent|cents", 1000: "mille",
        ],
        days: [
            0: "aujourd'hui|aujourd hui", 1: "demain|le lendemain|lendemain", -1: "hier|la veille",
            2: "après-demain|après demain", -2: "avant-hier|avant hier",
        ],
        partsOfDays: [
            (0, .evening, "ce soir"), (0, .night, "cette nuit"),
            (-1, .night, "la nuit dernière|hier soir|la veille au soir"),
        ],
        dayParts: [
            .morning: "matin!|matinée!|du matin|le matin|au matin|dans la matinée", .noon: "midi",
            .afternoon: "après-midi|après midi|de l'après-midi|de l'après midi|dans l'après-midi",
            .evening: "soir!|soirée!|du soir|le soir|au soir|dans la soirée",
            .night: "nuit!|de la nuit|dans la nuit", .midnight: "minuit",
        ],
        units: [
            .second: "seconde|secondes|sec|sec.|s", .minute: "minute|minutes|min|mins|min.|mn",
            .hour: "heure|heures|h", .day: "jour|jours|journée!|nuits!",
            .workday: "jours ouvrables|jour ouvrable|jours ouvrés", .week: "semaine|semaines|sem.!",
            .weekend: "week-end|weekend|week-ends", .month: "mois", .quarter: "trimestre|trimestres",
            .year: "an|ans|année|années", .decade: "décennie|décennies",
        ],
        recurring: [
            .day: "quotidiennement|tous les jours|chaque jour|tlj",
            .week: "hebdomadaire|chaque semaine|toutes les semaines",
            .month: "mensuel|mensuellement|chaque mois|tous les mois",
            .year: "annuel!|annuellement|chaque année|tous les ans",
        ],
        quarterHours: [
            15: "et quart", 30: "et demie|et demi", -15: "moins le quart|moins quart",
        ],
        eras: [
            0: "ap. j.-c.|ap. jc|après j.-c.|de notre ère"
        ],
        holidays: [
            .fixed(month: 1, day: 1): "jour de l'an|nouvel an|le jour de l'an",
            .fixed(month: 12, day: 25): "noël|noel", .fixed(month: 12, day: 24): "réveillon de noël|veille de noël",
            .fixed(month: 12, day: 31): "saint-sylvestre|réveillon du nouvel an",
            .fixed(month: 7, day: 14): "fête nationale", .fixed(month: 5, day: 1): "fête du travail",
            .fixed(month: 11, day: 1): "toussaint", .fixed(month: 11, day: 11): "armistice",
            .fixed(month: 8, day: 15): "assomption", .fixed(month: 2, day: 14): "saint-valentin|saint valentin",
            .easter(0): "pâques", .easter(1): "lundi de pâques", .easter(-2): "vendredi saint",
            .easter(39): "ascension", .easter(49): "pentecôte",
        ],
        words: [
            .publicHoliday: "jours fériés|fériés",
            .clockHour: "h|heures|heure",
            .due:
                "jusqu'au|jusqu'à|avant|avant le|au plus tard|échéance|date limite|d'ici le|d'ici au|date d'échéance|date limite de paiement|date limite de consommation|date limite d'inscription|date limite de dépôt|dlc|ddm|dluo|expiration|date d'expiration|péremption|date de péremption|date de clôture|expire",
            .closed: "fermé|fermée|fermés|fermeture|sauf|sauf le|sauf les|excepté",
            .ordinalSuffix: "er!|e!|ème!|eme!", .few: "quelques|plusieurs", .half: "demi|demie|une demi",
            .andAHalf: "et demi|et demie", .now: "maintenant|en ce moment|dès que possible|le plus tôt possible",
            .hourMark: "h|heures|heure", .beforeChrist: "av. j.-c.|av. jc|avant j.-c.|avant notre ère",
            .minuteMark: "m|min|minutes", .secondMark: "s|secondes", .next: "prochain(|e|s|es)|suivant(|e|s|es)",
            .last: "dernier(|s)|dernière(|s)|passé(|e|s|es)|précédent(|e|s|es)", .this: "ce|cette|cet",
            .agoBefore: "il y a|ça fait!|y a!", .ago: "plus tôt|auparavant|avant!", .later: "plus tard|après!",
            .within: "dans|d'ici|en!|dans les|sous!|au bout de", .forSpan: "pour!|pendant!",
            .before: "avant|jusqu'à|jusqu'au", .after: "après|depuis", .early: "début|tôt|tôt dans|début de",
            .mid: "mi-|milieu de", .late: "fin|fin de|tard|tard dans", .every: "chaque|tous les|toutes les",
            .from: "du|de|dès|à partir de|à partir du|depuis!", .to: "au|à|a|jusqu'à|jusqu'au|jusqu'a|jusque",
            .between: "entre", .and: "et", .at: "à|a|vers|@", .on: "le|au!", .of: "de|du|d'|des",
            .the: "le|la|les|l'", .around: "vers|environ",
        ])
}
