/// Numbers of days, months and years.
extension DatePattern {
    static let anyNumber: Self = .number(0...999_999_999, digits: 1...99, nil)
    static let yearInDigits: Self = .number(1000...2999, digits: 4...4, .year)
    static let monthInDigits: Self = .number(1...12, digits: 1...2, .month)
    static let dayInDigits: Self = .number(1...31, digits: 1...2, .day)
    /// That a number goes on behind its first part: "1.5", "5%", "12/2".
    static let continued: Self = .any(
        .glued(anyNumber), .glued("%"), [.glued(".,/-"), .glued(anyNumber), .not(.glued(":"))])

    /// "7", "7th", "7.", "seventh", "twenty-fifth", "seven".
    static let day: Self = .any(
        [
            .not(.check(.inNumber)), .number(1...31, digits: 1...2, .day),
            .any([ordinalMark, .set(.dayForm, 2)], .set(.dayForm, 1)),
        ],
        [.value(.ordinal, .day), .set(.dayForm, 2)],
        [
            .check(.sure), .words(20...30, .day), .maybe(dash), .adding(.value(.ordinal, .day)),
            .within(.day, 21...31), .set(.dayForm, 2),
        ],
        [.check(.sure), .words(1...31, .day), .set(.dayForm, 0)])
    private static let ordinalMark: Self = .any(
        .glued(.word(.ordinalSuffix, .dayMark)), [.glued("."), .check(.spaced)])

    /// Four digits, two or words; with an era.
    static let year: Self = .any(fullYear, shortYear)
    static let fullYear: Self = .any(
        // "44 BC", "2559 BE"
        [
            .number(0...9999, digits: 1...4, .year),
            .any([.word(.beforeChrist), .set(.beforeChrist, 1)], .adding(.value(.era, .year))),
        ],
        // "2026", "2026 r."
        [
            .not(.check(.time)), .number(1000...3999, digits: 4...4, .year), .any(.ahead(dash), .not(continued)),
            .maybe(.word(.yearMark)),
        ],
        ["'", shortYear],
        [.check(.sure), .reading(.yearInWords)])
    static let shortYear: Self = [
        .not(.check(.time)), .number(0...99, digits: 2...2, .year), .not(continued),
        .not(.behind(.other, .word(.unit, .am, .pm, .hourMark, .oclock, .month, .ordinalSuffix))),
        // "21. Juni 18–22 Uhr"
        .not([to, anyNumber, .word(.am, .pm, .hourMark, .oclock)]),
    ]

    /// The year of a day and a month, if it follows. A new sentence or a new line does not start with two digits for one.
    static let yearBehind: Self = .maybe(
        .maybe(yearLink), .maybe(yearLink),
        .any(.joined(fullYear), [.any(.after(.word(.of)), .not(.after(",."))), shortYear]))
    private static let yearLink: Self = .any(.joined(.any(.word(.of), ",.")), [.glued("-/"), .check(.glued)])

    // MARK: Marked by words

    /// "令和8年", "2016年", "16年".
    static let markedYear: Self = .any(
        [.value(.era, .year), .joined(.adding(.number(1...99, digits: 1...2, .year))), .word(.yearMark)],
        [.number(1...2999, digits: 4...4, .year), .word(.yearMark)],
        [.number(0...99, digits: 2...2, .year), .check(.unspaced), .word(.yearMark)],
        // "115年5月": those of Taiwan
        [
            .number(80...199, digits: 3...3, .year), .adding(.set(.year, 1911)), .word(.yearMark),
            .ahead(anyNumber, .word(.monthMark)),
        ])
    static let markedMonth: Self = [.number(1...12, digits: 0...9, .month), .word(.monthMark)]
    static let markedDay: Self = [.number(1...31, digits: 0...9, .day), .word(.dayMark), .maybe(numberedWeekday)]
    /// "3月31日（二）"
    private static let numberedWeekday: Self = [
        .glued("("), .check(.ideographic), .glued(.number(1...6, digits: 1...1, .weekday)), .glued(")"),
    ]
    /// "5월 5", but not "5月3日間"
    static let markedMonthDay: Self = [
        .maybe(.joined(.word(.of))),
        .any(.joined(markedDay), [.glued(day), .says(.dayForm, 1), .not(.behind(.other, .word(.unit)))]),
    ]
}
