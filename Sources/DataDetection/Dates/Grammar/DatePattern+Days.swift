/// What names a day.
extension DatePattern {
    static let day: Self = .read(.ordinal, .number) { $0.readDay(at: $1, &$2) }
    /// Four digits, two or words; with an era.
    static let year: Self = .read(.number, marks: true) { $0.readYear(at: $1, &$2) }
    static let fullYear: Self = .read(.number, marks: true) { $0.readYear(at: $1, &$2, isShort: false) }
    static let month: Self = .value(.month, .month)
    static let the: Self = .maybe(.joined(.word(.the)))
    static let weekdayName: Self = .value(.weekday, .weekday)
    /// That the word here has no other meaning.
    static let sure: Self = .check { reader, index, _ in !reader[index].isWeak }
    static let isGlued: Self = .check { reader, index, _ in reader.isGlued(index) }
    private static let isTime: Self = .check { reader, index, _ in reader.isTime(at: index) }
    private static let inNumber: Self = .check { reader, index, _ in reader.continuesNumber(at: index) }
    private static let slash: Self = .maybe(.glued("-/"))

    /// "Next", "last", "this".
    static func shift(_ field: DatePoint.Field) -> Self {
        .any(
            [.word(.next), .set(field, 1)], [.word(.last), .set(field, -1)], [.word(.this), .set(field, 0)])
    }
    static let shiftWord: Self = .word(.next, .last, .this)

    /// "7 November 2016", "November 7th", "Nov 2016", "2016/Nov/7", "2016年11月7日".
    static let calendarDate: Self = .any(
        // "令和8年", "2016年11月7日", "5월 5일", "29日"
        [markedYear, .maybe(.maybe(.joined(.word(.of))), .joined(.any(markedMonth, month)), .maybe(markedMonthDay))],
        [markedMonth, .maybe(markedMonthDay)], markedDay,
        // "2016/Nov/7", "2016/7/Nov", "23-2020-September"
        [
            .not(inNumber), .number(1000...2999, digits: 4...4, .year), slash, .maybe(.word(.era, .beforeChrist)),
            month,
            .maybe(slash, .not(isTime), day),
        ],
        [
            .not(inNumber), .number(1000...2999, digits: 4...4, .year), .glued("-/"),
            .number(1...31, digits: 1...2, .day), "-/", month,
        ],
        [
            .not(inNumber), .number(1...31, digits: 1...2, .day), .glued("-/"),
            .number(1000...2999, digits: 4...4, .year), "-/", month,
        ],
        // "7 November 2016", "seventh of May"; but not "one may"
        [
            day, .maybe(.any(.joined(.word(.of)), .glued("-/."))), the, .joined(month),
            .check { reader, index, point in !reader[index - 1].isWeak || point[.dayForm] != 0 }, yearBehind,
        ],
        // "November 7th, 2016", "November 19-20", of which the year is read with the range
        [
            month, monthMark, the, .not(isTime), .joined(day), .not(.word(.am, .pm)), .not(.glued(":")),
            .any(.check { $0.isDashedDay(at: $1, after: $2[.day] ?? 31) }, yearBehind),
        ],
        // "November 2016", "September-2020-23"
        [
            .not(behindDay), month, monthMark, the, .maybe(.joined(.word(.of))), .joined(fullYear),
            .maybe(.glued("-/"), .glued(.number(1...31, digits: 1...2, .day))),
        ],
        [.not(behindDay), sure, month])

    private static let markedYear: Self = .read(.era) { $0.readMarkedYear(at: $1, &$2) }
    static let markedMonth: Self = [.number(1...12, digits: 0...9, .month), .word(.monthMark)]
    static let markedDay: Self = [.number(1...31, digits: 0...9, .day), .word(.dayMark), .maybe(numberedWeekday)]
    /// "3月31日（二）"
    private static let numberedWeekday: Self = [
        .glued("("),
        .check { reader, index, _ in reader.text[reader[index].range.lowerBound].isIdeographicNumeral },
        .glued(.number(1...6, digits: 1...1, .weekday)), .glued(")"),
    ]
    /// "5월 5", but not "5月3日間"
    private static let markedMonthDay: Self = [
        .maybe(.joined(.word(.of))),
        .any(
            .joined(markedDay),
            [
                .glued(day), .check { reader, index, point in point[.dayForm] == 1 && reader[index].unit == nil },
            ]),
    ]

    /// The mark behind a month: a slash or a hyphen only where the rest touches it.
    private static let monthMark: Self = .maybe(.any([",."], ["-/", isGlued]))
    /// "30 February 2016": the month of a day that does not exist.
    private static let behindDay: Self = .check { reader, index, _ in
        index > 0 && reader.isNear(index) && reader[index - 1].number != nil && reader[index - 1].digitCount <= 2
    }

    /// The year of a day and a month, if it follows.
    static let yearBehind: Self = .maybe(
        .maybe(yearLink), .maybe(yearLink), .check { reader, index, _ in reader.mayBeYear(index) }, .joined(year))
    private static let yearLink: Self = .any(.joined(.any(.word(.of), ",.")), [.glued("-/"), isGlued])

    /// "Next Friday", "Freitag kommender Woche".
    static let weekday: Self = .any(
        [shift(.shift), .maybe(shiftWord), weekdayInLetters],
        [
            .not([.not(sure), month]), weekdayInLetters,
            // "周五前" is before it, not the last one.
            .maybe(.not(.word(.due)), shift(.shift), .not(.value(.unit, .period)), .not(weekdayName)),
        ])
    /// A single character means a weekday only beside a date: "8月27日(水)".
    private static let weekdayInLetters: Self = [
        .check { reader, index, _ in
            let (before, end) = (reader[index - 1], reader[index].range.upperBound)
            return !reader[index].has(.every)
                && (reader[index].range.count > 1 || before.isMark("(") && reader[index + 1].isMark(")")
                    || before.has(.dayMark) && reader.isNear(index) && !reader.text.isLetter(at: end))
        }, weekdayName,
    ]

    /// A named day: "next Christmas", "Christmas 2020".
    static let holiday: Self = .any([
        .any([shift(.shift), .value(.holiday, .holiday)], [sure, .value(.holiday, .holiday)]),
        .maybe(.maybe(.word(.of)), fullYear),
    ])

    /// "Today", "mañana", "tonight", "now", "this morning".
    static let relativeDay: Self = .any(
        .value(.day, .days),
        .read(.dayAndPart) { reader, index, point in
            guard let value = reader[index][.dayAndPart] else { return nil }
            (point[.days], point[.part]) = (value >> 4, value & 15)
            return index + 1
        },
        [.word(.now), .set(.now, 1)], [shift(.days), .value(.dayPart, .part)])

    /// "Next 6 April", "next 5/12".
    static let shiftedDate: Self = .any([
        shift(.shift), .any(calendarDate, .read { $0.readShortDate(at: $1, &$2) }),
        .check { $2.has(.month) && $2.has(.day) && !$2.has(.year) },
    ])

    /// "The 9th of May", "the 18th" behind "on".
    static let introducedDay: Self = .any([
        .word(.the),
        .any(
            [calendarDate, .check { $2[.dayForm] == 2 && $2.has(.month) }],
            [day, .check { $2[.dayForm] == 2 }, .maybe(.joined(.word(.of))), period, ofMonth],
            [
                .check { reader, index, _ in
                    reader.isNear(index - 1) && reader[index - 2].has(.on) && reader[index].number != nil
                }, day, .check { $2[.dayForm] == 2 }, sure,
            ]),
    ])
    /// That a period is one month: "the 5th of next month".
    static let ofMonth: Self = .check { $2.unit == .month && !$2.has(.periodCount) }

    static let numericDate: Self = .read { $0.readNumericDate(at: $1, &$2) }
    static let shortDate: Self = .read { $0.readShortDate(at: $1, &$2) }

    /// A date whose first number is not an hour: "5-7 May" starts with a range of days.
    static let numberedDay: Self = [
        .check { reader, index, _ in reader[index].number != nil },
        .any([calendarDate, .check { $2.has(.month) || $2.has(.year) }], numericDate),
    ]

    /// A date in numbers or words, or a holiday.
    static let writtenDay: Self = .any(numericDate, holiday, calendarDate, shiftedDate)

    /// A day that others may count from.
    static let anchor: Self = [.not(period), .any(weekday, relativeDay, writtenDay, introducedDay)]

    /// Anything that names a day, beside another part of a moment.
    static let dayName: Self = .any(period, weekday, relativeDay, offset, writtenDay)

    /// What shows that a time stands before a day.
    static let plainDay: Self = .any(numericDate, weekday, relativeDay, calendarDate)

    /// "The 24th", "21" beside a weekday or a month that is known; but not "Monday 8 am", "Tuesday 3 of us".
    static let monthlyDay: Self = .any(
        [shortDate, .check { !$2.has(.year) }],
        [
            the, .not(isTime), day,
            .any(.check { $2[.dayForm] == 2 }, [.check { $2[.dayForm] == 1 }, .not(countedThing)]),
        ])
    private static let countedThing: Self = .any(
        .word(.am, .pm, .unit, .hourMark, .oclock),
        [.check { reader, index, _ in !reader[index].isStrong(.at) }, .word(.to)], .dash,
        .glued("/.:%"))

    /// "5th of next month"
    static let dayOfPeriod: Self = [day, .maybe(.joined(.word(.within))), .maybe(.joined(.word(.of))), period, ofMonth]

    /// The last of two days that share a month, with the year of both: "August 10 to 22, 2012".
    static let lastDay: Self = [
        the, .not(isTime), .not([calendarDate, .check { $2.has(.month) }]),
        .any(
            day,
            [
                .check { reader, index, _ in reader[index - 1].isDash },
                .glued(.number(1...31, digits: 1...2, .day)),
            ]),
        .not(.word(.unit, .am, .pm)), .not([.glued(",/.:-"), .glued(.number(0...9999, digits: 0...9, .year))]),
        .maybe(.maybe(","), fullYear),
    ]
}
