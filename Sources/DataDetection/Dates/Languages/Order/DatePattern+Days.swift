/// What names a day.
extension DatePattern {
    static let dash: Self = "-‐–—−"
    /// A mark or a word between the ends of a range; a letter only where it stands alone: "H3A 1H6".
    static let to: Self = .any("-‐–—−", "~～〜ー", [.not([.check(.glued), .check(.latinLetter)]), .word(.to)])
    static let month: Self = .value(.month, .month)
    static let the: Self = .maybe(.joined(.word(.the)))
    static let weekdayName: Self = .value(.weekday, .weekday)

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
            .not(.check(.inNumber)), yearInDigits, .maybe(.glued("-/")), .maybe(.word(.era, .beforeChrist)), month,
            .maybe(.maybe(.glued("-/")), .not(.check(.time)), day),
        ],
        [.not(.check(.inNumber)), yearInDigits, .glued("-/"), dayInDigits, "-/", month],
        [.not(.check(.inNumber)), dayInDigits, .glued("-/"), yearInDigits, "-/", month],
        // "7 November 2016", "seventh of May"; but not "one may"
        [
            day, .maybe(.any(.joined(.word(.of)), .glued("-/."))), the,
            .any(.joined([.check(.sure), month]), [.within(.dayForm, 1...2), .joined(month)]), yearBehind,
        ],
        // "Nov-7-16"
        [month, .glued("-/"), .glued(dayInDigits), .glued("-/"), .glued(year)],
        // "November 7th, 2016", "November 19-20", of which the year is read with the range
        [
            month, monthMark, the, .not(.check(.time)), .joined(day), .not(.word(.am, .pm)), .not(.glued(":")),
            .any(.ahead(.glued(dash), .glued(.number(1...31, digits: 2...2, nil))), yearBehind),
        ],
        // "November 2016", "September-2020-23"
        [
            .not(behindDay), month, monthMark, the, .maybe(.joined(.word(.of))), .joined(fullYear),
            .maybe(.glued("-/"), .glued(dayInDigits)),
        ],
        [.not(behindDay), .check(.sure), month])
    /// The mark behind a month: a slash or a hyphen only where the rest touches it.
    private static let monthMark: Self = .maybe(.any([",."], ["-/", .check(.glued)]))
    /// "30 February 2016": the month of a day that does not exist.
    private static let behindDay: Self = [.check(.near), .after(.number(0...99, digits: 0...2, nil))]

    /// "Next Friday", "Freitag kommender Woche".
    static let weekday: Self = .any(
        [shift(.shift), .maybe(shiftWord), oneWeekday],
        [
            .not([.not(.check(.sure)), month]), oneWeekday,
            // "周五前" is before it, not the last one.
            .maybe(.not(.word(.due)), shift(.shift), .not(.value(.unit, .period)), .not(weekdayName)),
        ])
    /// A single letter means a weekday only beside a date: "8月27日(水)".
    private static let oneWeekday: Self = [
        .not(.word(.every)),
        .any(
            .not(.check(.oneLetter)), [.after("("), .ahead(weekdayName, .behind(.other, ")"))],
            [.after(.word(.dayMark)), .check(.near), .not(.check(.letterFollows))]),
        weekdayName,
    ]

    /// A named day: "next Christmas", "Christmas 2020".
    static let holiday: Self = [
        .any([shift(.shift), .value(.holiday, .holiday)], [.check(.sure), .value(.holiday, .holiday)]),
        .maybe(.maybe(.word(.of)), fullYear),
    ]

    /// "Today", "mañana", "tonight", "now", "this morning".
    static let relativeDay: Self = .any(
        .value(.day, .days), .reading(.dayAndPart), [.word(.now), .set(.now, 1)],
        [shift(.days), .value(.dayPart, .part)])

    /// "Next 6 April", "next 5/12".
    static let shiftedDate: Self = [
        shift(.shift), .any(calendarDate, shortDate), .has(.month), .has(.day), .not(.has(.year)),
    ]

    /// "The 9th of May", "the 18th" behind "on", "12.6." and "6/12" before a time or a weekday.
    static let introducedDay: Self = .any(
        [
            .ahead(dayInDigits, .any("/", [.glued("."), monthInDigits, .glued(".")])), shortDate, .not(.has(.year)),
            .any(.ahead(glue, .any(timeRange, clockTime), .has(.clear, .half)), .ahead(glue, weekday)),
        ],
        [.word(.the), calendarDate, .says(.dayForm, 2), .has(.month)],
        [.word(.the), day, .says(.dayForm, 2), .maybe(.joined(.word(.of))), period, ofMonth],
        [
            .after(.word(.on)), .check(.near), .word(.the), .ahead(anyNumber), day, .says(.dayForm, 2), .check(.sure),
        ])
    /// That a period is one month: "the 5th of next month".
    static let ofMonth: Self = [.says(.period, DateUnit.month.rawValue), .not(.has(.periodCount))]

    /// A date in numbers or words, or a holiday.
    static let writtenDay: Self = .any(numericDate, holiday, calendarDate, shiftedDate)

    /// A day that others may count from.
    static let anchor: Self = [.not(period), .any(weekday, relativeDay, writtenDay, introducedDay)]

    /// Anything that names a day, beside another part of a moment.
    static let dayName: Self = .any(severalAmounts, period, weekday, relativeDay, offset, writtenDay)

    /// What shows that a time stands before a day.
    static let plainDay: Self = .any(numericDate, weekday, relativeDay, calendarDate)

    /// "The 24th", "21" beside a weekday or a month that is known; but not "Monday 8 am", "Tuesday 3 of us".
    static let monthlyDay: Self = .any(
        [shortDate, .not(.has(.year))],
        [the, .not(.check(.time)), day, .any(.says(.dayForm, 2), [.says(.dayForm, 1), .not(countedThing)])])
    private static let countedThing: Self = .any(
        .word(.am, .pm, .unit, .hourMark, .oclock), [.not(.strong(.at)), .word(.to)], dash, .glued("/.:%"))

    /// Two days that share their month: "10 - 22 August 2012", "August 10 to 22", "4-23 in next month".
    static let daysOfMonth: Self = .any(
        [.word(.from, .between), the, days(joinedBy: .any(to, .word(.and)))], days(joinedBy: to))

    private static func days(joinedBy connector: DatePattern) -> DatePattern {
        .any(
            [
                day, .joined(connector), the,
                .until(.any([.maybe(weekday), .any(numericDate, calendarDate), .has(.month)], dayOfPeriod)),
            ],
            [
                .maybe(weekday, .maybe(",")), calendarDate, .has(.month), .has(.day), .not(.has(.year)),
                .joined(connector), .until(lastDay),
            ])
    }

    /// "5th of next month"
    private static let dayOfPeriod: Self = [
        secondDay, .maybe(.joined(.word(.within))), .maybe(.joined(.word(.of))), period, ofMonth,
    ]
    /// The number of a day, also right behind a dash: "4-23".
    private static let secondDay: Self = .any(day, [.after(dash), .glued(dayInDigits)])
    /// The last day with the year of both.
    private static let lastDay: Self = [
        the, .not(.check(.time)), .not([calendarDate, .has(.month)]), secondDay,
        .not(.word(.unit, .am, .pm)), .not([.glued(",/.:-"), .glued(anyNumber)]), .maybe(.maybe(","), fullYear),
    ]
}
