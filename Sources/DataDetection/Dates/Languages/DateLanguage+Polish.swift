extension DateLanguage {
    static let polish = DateLanguage(
        code: "pl",
        months: [
            "stycz(eń|nia|niu)|sty.", "lut(y|ego|ym)|lut.", "marzec|marca|marcu|mar.",
            "kwiecień|kwietnia|kwietniu|kwi.",
            "maj|maja|maju", "czerwiec|czerwca|czerwcu|cze.", "lipiec|lipca|lipcu|lip.",
            "sierpień|sierpnia|sierpniu|sie.",
            "wrzesień|września|wrześniu|wrz.", "październik(|a|u)|paź.|paźdz.", "listopad(|a|zie)|lis.|list.",
            "grudzień|grudnia|grudniu|gru.|grudz.",
        ],
        weekdays: [
            "poniedziałek|poniedziałku|pon.|pon!|pn!|pn.!", "wtorek|wtorku|wt.|wt!", "środa|środę|środy|śr.|śr!",
            "czwartek|czwartku|czw.|czw!|cz.!", "piątek|piątku|pt.|pt!|piąt.", "sobota|sobotę|soboty|sob.|sob!|sb!",
            "niedziela|niedzielę|niedzieli|niedz.|niedz|nd!|nd.!|ndz!",
        ],
        weekdaysInPlural: [
            "poniedziałki|poniedziałków|w poniedziałki", "wtorki|wtorków|we wtorki", "śród|w środy",
            "czwartki|czwartków|w czwartki", "piątki|piątków|w piątki",
            "sobót|w soboty", "niedziele|niedziel|w niedziele",
        ],
        numbers: [
            "zero!", "jeden|jedna!|jedną!|jednej!", "dwa|dwie|dwóch", "trzy|trzech", "cztery|czterech", "pięć|pięciu",
            "sześć|sześciu", "siedem|siedmiu", "osiem|ośmiu", "dziewięć|dziewięciu", "dziesięć|dziesięciu",
            "jedenaście",
            "dwanaście", "trzynaście", "czternaście", "piętnaście", "szesnaście", "siedemnaście", "osiemnaście",
            "dziewiętnaście",
        ],
        ordinals: [
            "pierwsz(y|ego|a|ej)", "drug(i!|iego|a!|iej)", "trzeci(|ego|ej)", "czwart(y|ego|ej)", "piąt(y|ego|ej)",
            "szóst(y|ego|ej)", "siódm(y|ego|ej)", "ósm(y|ego|ej)", "dziewiąt(y|ego|ej)", "dziesiąt(y|ego|ej)",
            "jedenast(y|ego|ej)", "dwunast(y|ego|ej)",
        ],
        moreNumbers: [
            20: "dwadzieścia", 30: "trzydzieści", 40: "czterdzieści", 50: "pięćdziesiąt", 60: "sześćdziesiąt",
        ],
        factors: [
            100: "sto", 1000: "tysiąc|tysiące",
        ],
        days: [
            0: "dziś|dzisiaj", 1: "jutro|jutra", -1: "wczoraj", 2: "pojutrze", -2: "przedwczoraj",
        ],
        partsOfDays: [
            (0, .evening, "dziś wieczorem|dzisiaj wieczorem")
        ],
        dayParts: [
            .morning: "rano|ranem|przed południem|przedpołudniem", .noon: "południe|w południe",
            .afternoon: "po południu|popołudniu|popołudnie", .evening: "wieczorem|wieczór",
            .night: "w nocy|nocą|noc!", .midnight: "północ|o północy",
        ],
        units: [
            .second: "sekund(|a|y|ę)|sek.|sek", .minute: "minut(|a|y|ę)|min.|min",
            .hour: "godzin(|a|y|ę)|godz.!|godz!|h", .day: "dzień|dni|dnia|doba|doby|dób!",
            .week: "tydzień|tygodnie|tygodni|tygodnia|tygodniu", .workday: "dni robocz(e|ych)|dzień roboczy",
            .weekend: "weekend|weekendy|weekendu", .month: "miesiąc|miesiące|miesięcy|miesiąca|miesiącu",
            .quarter: "kwartał|kwartały|kwartale", .year: "rok|roku|lata!|lat!", .decade: "dekada|dekady",
        ],
        recurring: [
            .day: "codziennie|co dzień", .week: "co tydzień|cotygodniowo", .month: "co miesiąc",
            .year: "co rok|corocznie",
        ],
        minutesPastHour: [
            -15: "za kwadrans", 15: "kwadrans po", -30: "wpół do",
        ],
        eras: [
            0: "n.e."
        ],
        holidays: [
            .fixed(month: 1, day: 1): "nowy rok", .fixed(month: 12, day: 24): "wigilia|wigilię|w wigilię",
            .fixed(month: 12, day: 31): "sylwester|sylwestra", .fixed(month: 12, day: 25): "boże narodzenie",
            .fixed(month: 11, day: 1): "wszystkich świętych", .easter(0): "wielkanoc",
            .easter(1): "poniedziałek wielkanocny", .easter(-2): "wielki piątek", .easter(60): "boże ciało",
        ],
        words: [
            .publicHoliday: "święta|dni świąteczne",
            .few: "kilka|parę", .half: "pół", .now: "teraz", .beforeChrist: "p.n.e.",
            .clock: "godz.|godz|godzina|godzinie|o godzinie|w godz.|w godzinach|godzinach|od godz.", .hourMark: "h!",
            .minutesPast: "po!",
            .next: "przyszł(y|ego|ym|a|ą|ej)|następn(y|ego|ym|a|ą|ej)|najbliższ(y|ą|ym|ej)",
            .last: "zeszł(y|ego|ym|a|ą|ej)|ubiegł(y|ego|ym|ej)|ostatni(|ego|m|a|ą|ej|e|ch)|poprzedni(|ego|m|a|ą|ej)",
            .this: "ten!|tego!|tym!|tę!|tej!|bieżąc(y|ego|ym)", .ago: "temu", .later: "później",
            .within: "za|w ciągu|w!", .before: "przed!|do!", .after: "po!|od!", .early: "początek|na początku",
            .mid: "połowa|w połowie", .late: "koniec|pod koniec|na koniec", .every: "każd(y|ego|a|ą|ej)|co!",
            .from: "od", .to: "do", .between: "między|pomiędzy", .and: "i|a!", .at: "o|@|około", .on: "w|we|dnia!",
            .yearMark: "r.!|roku!", .around: "około|ok.", .forSpan: "na!|przez!",
            .due:
                "do|najpóźniej do|płatne do|termin płatności|ważne do|najpóźniej|nie później niż|termin zapłaty|termin ważności|data ważności|najlepiej spożyć przed końcem|przed|ostateczny termin|termin składania",
            .closed: "nieczynne|zamknięte|nieczynny|zamknięty|zamknięta|oprócz|z wyjątkiem|poza!",
        ])
}
