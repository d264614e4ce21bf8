/// What joins days and times to a moment, and what recurs.
extension DatePattern {
    /// What may stand between a day and a time. It sets `bare` where an hour alone may follow.
    static let glue: Self = [
        .maybe(
            .any(
                ",(@",
                .read(marks: true) { reader, index, _ in
                    [0x2219, 0x2022, 0xB7].contains(reader[index].mark) ? index + 1 : nil
                })),
        .maybe(.glued(.any(".", [.any(":", .dash), isGlued]))),
        .maybe(glueWord, .maybe(.not(.word(.one)), glueWord, .maybe(.not(.word(.one)), glueWord))),
    ]
    private static let glueWord: Self = .joined(
        .any(
            [.any(.word(.at, .clock), "@"), .set(.bare, 1)],
            [
                .not(.word(.unit)),
                // What starts a line with "from" is a range of its own.
                .check { reader, index, _ in !reader[index].has(.from) || reader.isNear(index) },
                .any([.not(.word(.to)), .anyWord(.glue)], .word(.of)),
            ]))

    /// What stands behind a moment and belongs to it: "まで", "以前", "以降".
    static let closing: Self = .any(
        .word(.closing),
        [
            .check { _, _, point in
                !point.has(.bound) && !point.has(.endHour) && point.offset == nil
                    && (point.hasCalendar || point.has(.hour))
            },
            .any([.word(.untilThen), .set(.bound, -1)], [.word(.sinceThen), .set(.bound, 1)]),
        ])

    private static let portion: Self = .any(
        [.word(.early), .set(.portion, -1)], [.word(.mid), .set(.portion, 0)], [.word(.late), .set(.portion, 1)])
    private static let dayPart: Self = .value(.dayPart, .part)

    /// "Mid today", "late July", "end of the week".
    static let modified: Self = .any([
        portion, .maybe(.joined(.word(.of))), the, .any([.not(month), dayName], [sure, dayName]),
        .check { !$2.has(.now) && !$2.has(.day) && $2.offset == nil },
        .finish { _, index, point in
            if !point.has(.days), !point.has(.weekday) { point[.portion] = nil }
            return index
        },
    ])

    /// "In the morning", "late afternoon" at the start of a moment. A word with other meanings needs a day or a time
    /// behind it, as in "morning of 5 May", and "mañana" and "morgen" are tomorrow there.
    static let leadingPart: Self = .any(
        [.any([portion, .maybe(within)], [within]), .maybe(.joined(.word(.the))), dayPart],
        [
            .not(portion), .not(.word(.day)),
            .any([sure, dayPart], [dayPart, .check { reader, index, _ in reader.timeOrDayFollows(index) }]),
        ])
    private static let within: Self = [
        .word(.within), .not(portion), .check { reader, index, _ in reader.isNear(index) },
    ]
    /// The same behind another part of a moment.
    static let followingPart: Self = .any([.maybe(portion), dayPart])

    /// "Every Monday at 4 pm", "daily", "each week".
    static let recurrence: Self = .any(
        [sure, .value(.everyday, .period)],
        [.check { reader, index, _ in reader[index].has(.every) }, weekdayName],
        [
            .word(.every),
            .any(weekdayName, .value(.unit, .period), dayPart, [.set(.periodShift, 0), count, .value(.unit, .period)]),
        ])
}
