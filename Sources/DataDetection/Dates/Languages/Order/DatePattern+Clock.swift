/// Times of day. A row sets `clear` where the form shows a time; `bare` is known where an hour alone will do, as behind "at".
extension DatePattern {
    /// "10:30", "5 pm", "14 Uhr", "half past eight".
    static let clockTime: Self = [
        .any(minutesFirst, digitalTime, spokenTime),
        .maybe(.any(.word(.oclock), [.has(.minute), .word(.hourMark)]), .set(.clear, 1)),
        .any(
            [halfOfDay, .any(.within(.hour, 1...12), [.has(.clear), .within(.hour, 0...23)])],
            [
                .not(halfOfDay), .has(.clear, .bare),
                .any(.within(.hour, 0...23), [.within(.hour, 24...24), .any(.says(.minute, 0), .not(.has(.minute)))]),
            ]),
    ]

    /// An hour. Those from 13 on and those with a zero before them leave no doubt about the half of the day.
    private static let hour: Self = .any(
        .number(1...9, digits: 1...1, .hour), .number(10...12, digits: 1...2, .hour),
        [.number(0...24, digits: 1...2, .hour), .set(.exact, 1)])
    private static let hourOfAny: Self = .any(.number(1...24, digits: 1...9, .hour), .words(1...24, .hour))
    private static let twoDigits: Self = .number(0...59, digits: 2...2, .minute)
    private static let isMarked: Self = .ahead(.word(.am, .pm, .oclock, .hourMark))

    /// "am", "p.m."; a letter alone in Arabic, or right behind what is a time without it.
    private static let halfOfDay: Self = [
        .any(.not(.check(.latinLetter)), [.has(.clear, .bare), .check(.glued), .not(.after(.check(.behindLetter)))]),
        .any([.word(.am), .set(.half, 0)], [.word(.pm), .set(.half, 12)]),
    ]

    /// "Half past eight", "quarter to nine", "20 past eight", "halb drei".
    private static let minutesFirst: Self = [
        .any(
            [.value(.past, .minute), hourOfAny],
            [
                .any(.number(0...59, digits: 1...9, .minute), .words(0...59, .minute)), .maybe(.unit(.minute)),
                .word(.minutesPast), hourOfAny,
            ],
            [
                .any(.number(0...59, digits: 1...9, .minutesTo), .words(0...59, .minutesTo)), .unit(.minute),
                .word(.minutesTo), hourOfAny,
            ]),
        .set(.clear, 1),
    ]

    /// "10:30", "10.30 Uhr", "14h30", "14 Uhr", "1115am", "5"; but not "array[10:30]".
    private static let digitalTime: Self = [
        .any(.not(.check(.inNumber)), .check(.rangeEnd), .check(.behindDate)), .not([.check(.glued), .after("[")]),
        .not(verses),
        .any(
            [.reading(.compactTime), .ahead(.word(.am, .pm))],
            [
                hour,
                .any(
                    [.any(.word(.hourMark), .glued(":")), twoDigits, .not(goesOn), .set(.clear, 1), behindMinutes],
                    [.glued("."), .glued(minute), .not(goesOn), .ahead(.word(.am, .pm))],
                    [.glued("."), .glued(twoDigits), .not(goesOn), behindMinutes, .any(.has(.bare), isMarked)],
                    [hourMark, .not(.glued(anyNumber)), .set(.clear, 1), minutesBehind],
                    [.not([.glued(":."), .glued(twoDigits)]), .any(.has(.bare), .ahead(.word(.am, .pm)))]),
            ]),
    ]
    /// "3:16, 23:1"
    private static let verses: Self = [
        anyNumber, .glued(":"), anyNumber, ",", anyNumber, .glued(":"), .number(0...9, digits: 1...1, nil),
    ]
    /// "h" alone is a unit of duration as often as an hour.
    private static let hourMark: Self = [
        .any(
            .ahead(.word(.clockHour)), .not(.word(.unit)), .has(.bare), .after([.check(.near), .after(.word(.at))])),
        .word(.oclock, .hourMark),
    ]
    private static let fourDigits: Self = .number(0...2400, digits: 4...4, nil)
    /// "0730", which may be any number.
    private static let compactTime: Self = [.ahead(fourDigits), .set(.clear, 0), .reading(.compactTime)]
    /// That the minutes are the middle of a longer row of numbers.
    private static let goesOn: Self = .any(
        .glued(anyNumber), .glued("%"), [.glued("./"), .glued(anyNumber)],
        [.glued(":"), .glued(.number(0...9, digits: 1...1, nil))],
        [.glued(":"), .glued(.number(0...999_999_999, digits: 3...99, nil))])

    // MARK: Minutes and seconds

    private static let minute: Self = .number(0...59, digits: 0...2, .minute)
    private static let minuteMark: Self = .any(.word(.minuteMark), .unit(.minute))
    /// ":15", ":15.250" behind hours and minutes, or what else stands there.
    private static let behindMinutes: Self = .any(
        [
            .glued(":"), .glued(.number(0...59, digits: 2...2, .second)),
            .maybe(.glued(".,"), .glued(.number(0...999_999, digits: 1...6, nil))),
        ], minutesBehind)
    /// "30分15秒", "30", "半" behind the mark of an hour.
    private static let minutesBehind: Self = .any(
        [.word(.half), .set(.minute, 30)], .value(.quarterHour, .minute),
        [
            .maybe(
                .any(
                    [.word(.and), minute, minuteMark], [.glued(minute), minuteMark], [minute, .glued(minuteMark)],
                    .glued(.word(.minuteMark)))),
            .maybe(
                .any(
                    [.number(0...59, digits: 0...9, .second), .word(.secondMark)],
                    [.after(.word(.minuteMark)), .glued(.number(0...59, digits: 2...2, .second))])),
        ])

    // MARK: In words

    /// "Seven o'clock", "nine thirty", "once y cuarenta". A number in words is an hour only in company.
    private static let spokenTime: Self = .any(
        [
            .ahead(.strong(.number)), .words(0...24, .hour), spokenMinutes,
            .any(.has(.clear, .bare), isMarked, .ahead(partBehind)),
        ],
        [.words(1...24, .hour), spokenMinutes, .any(.has(.clear), isMarked, [.not(.has(.bare)), .ahead(partBehind)])])
    private static let spokenMinutes: Self = [
        .maybe(.any([.not(.word(.unit)), .word(.hourMark)], .word(.clockHour)), .set(.clear, 1)),
        .maybe(
            .any(
                [.maybe(.word(.and)), .value(.quarterHour, .minute), .set(.clear, 1)],
                [.any(.word(.and), .has(.clear)), .word(.half), .set(.minute, 30), .set(.clear, 1)],
                [.word(.and), .check(.sure), .words(1...59, .minute), .maybe(.unit(.minute))],
                [.has(.clear, .bare), .check(.sure), .words(10...59, .minute), .maybe(.unit(.minute))])),
    ]

    // MARK: Beside other parts

    /// "In the morning" behind a time; a word with other meanings only with those before it.
    static let partBehind: Self = [.any(.word(.within), .word(.the), .check(.sure)), the, .value(.dayPart, .part)]

    /// "1 - 2 pm", "from 3 to 5", "10:00-11:30"; but "el martes 4 a las siete" is a day and a time.
    static let timeRange: Self = [
        .not([.check(.near), .after(.word(.weekday)), rangedTime, .strong(.at)]),
        .any(range(of: rangedTime), range(of: compactTime, joinedBy: dash)), .maybe(zone),
    ]
    /// The same in opening hours.
    static let openingRange: Self = range(of: openingTime)

    private static func range(of time: DatePattern, joinedBy connector: DatePattern? = nil) -> DatePattern {
        // "7:30 - 8" is a time, "3-5 days" a duration.
        let second: Self = [
            .maybe(.joined(.word(.at))), the,
            .joined(.until([time, .any(.has(.clear, .minute, .half, .part), .not(.word(.unit)))])),
        ]
        return .any(
            [
                .word(.from, .between), .maybe(.after(.word(.between)), .ahead(fourDigits), .set(.clear, 1)), the,
                .maybe(.joined(.word(.at))), .joined(time), .joined(connector ?? .any(to, .word(.and))), second,
            ],
            [time, .joined(connector ?? to), second])
    }

    /// "9", "9 in the morning": an hour alone will do.
    private static let rangedTime: Self = [
        .set(.bare, 1), the, clockTime, .maybe(.any(partBehind, .value(.dayPart, .part))),
    ]
    /// Also "1000", "noon", "上午9:00", "17 hrs".
    private static let openingTime: Self = [
        .set(.bare, 1), .maybe(.joined(.word(.at))), .maybe(.joined(.word(.clock))), the,
        .any(
            [.value(.dayPart, .part), moment],
            [
                .any(.value(.dayPart, .part), [.word(.am), .set(.half, 0)], [.word(.pm), .set(.half, 12)]),
                clockTime,
            ],
            rangedTime, compactTime),
        .maybe(.any(.unit(.hour), .word(.oclock))),
    ]

    /// A time of day with its zone. An hour alone is not the start of a longer number: "at 03-331 6005".
    static let clock: Self = [
        clockTime,
        .any(
            .has(.clear, .minute, .half),
            .not(.any(anyNumber, [.glued(.any(dash, "~～〜ー/.")), .glued(anyNumber)]))), .maybe(zone),
    ]

    /// "Before 5 pm", "no later than 6:00", "until noon".
    static let bounded: Self = [
        .any([.word(.before), .set(.bound, -1)], [.word(.after), .set(.bound, 1)]), .maybe(.joined(.word(.around))),
        the, .any(clock, [.value(.dayPart, .part), .any(moment, .says(.part, DayPart.lunch.rawValue))]),
    ]
    private static let moment: Self = .any(
        .says(.part, DayPart.noon.rawValue), .says(.part, DayPart.midnight.rawValue))
}
