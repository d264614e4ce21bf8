/// What joins days and times to a moment, and what recurs.
extension DatePattern {
    /// What may stand between a day and a time. It sets `bare` where an hour alone may follow.
    static let glue: Self = [
        .maybe(.glued("."), .ahead(.glued("("))), .maybe(",(@∙•·"),
        .maybe(.glued(.any(".", [.any(":", dash), .check(.glued)]))),
        .maybe(glueWord, .maybe(.not(.word(.one)), glueWord, .maybe(.not(.word(.one)), glueWord))),
    ]
    private static let glueWord: Self = .joined(
        .any(
            [.any(.word(.at, .clock), "@"), .set(.bare, 1)],
            // "Samstag, ab 15 Uhr"
            [.check(.near), .word(.from), .ahead(.maybe(.word(.at, .clock), .set(.bare, 1)), the, clockTime)],
            [
                .not(.word(.unit)),
                // What starts a line with "from" is a range of its own.
                .any(.check(.near), .not(.word(.from))),
                .any([.not(.word(.to)), .anyWord(.glue)], .word(.of)),
            ]))

    /// A day behind what joins it to a time.
    static let dayBehind: Self = [glue, plainDay]
    private static let timeOrDay: Self = .any(plainDay, clockTime)

    /// What stands behind a moment and belongs to it: "まで", "以前", "以降".
    static let closing: Self = .any(
        .word(.closing),
        [
            .not(.has(.bound, .until, .sign)), .has(.year, .month, .day, .hour),
            .any([.word(.untilThen), .set(.bound, -1)], [.word(.sinceThen), .set(.bound, 1)]),
        ])

    private static let portion: Self = .any(
        [.word(.early), .set(.portion, -1)], [.word(.mid), .set(.portion, 0)], [.word(.late), .set(.portion, 1)])
    private static let dayPart: Self = .value(.dayPart, .part)

    /// "Mid today", "late July", "end of the week".
    static let modified: Self = [
        portion, .maybe(.joined(.word(.of))), the, .any([.not(month), dayName], [.check(.sure), dayName]),
        .not(.has(.now, .day, .sign)),
    ]

    /// "In the morning", "late afternoon" at the start of a moment. A word with other meanings needs a day or a time
    /// behind it, as in "morning of 5 May", and "mañana" and "morgen" are tomorrow there.
    static let leadingPart: Self = .any(
        [.any([portion, .maybe(within)], within), .maybe(.joined(.word(.the))), dayPart],
        [
            .not(portion), .not(.word(.day)),
            .any([.check(.sure), dayPart], [dayPart, .not(timeOrDay), .ahead(glue, timeOrDay)]),
        ])
    private static let within: Self = [.word(.within), .not(portion), .check(.near)]
    /// The same behind another part of a moment.
    static let followingPart: Self = [.maybe(portion), dayPart]

    /// "Every Monday at 4 pm", "daily", "each week", "every 3 weeks".
    static let recurrence: Self = [
        .any(
            [.check(.sure), .value(.everyday, .period)],
            [.ahead(.word(.every)), weekdayName],
            [
                .word(.every),
                .any(weekdayName, .value(.unit, .period), dayPart, [count, .value(.unit, .period)]),
            ]),
        .maybe(
            .any([.joined(.any(.word(.at), .word(.the))), the, .set(.bare, 1), .joined(clockTime)], .joined(clockTime))),
    ]
}
