/// What counts from another day, and time zones.
extension DatePattern {
    static let count: Self = .reading(.count)
    private static let unit: Self = [.check(.unit), .value(.unit, .period)]
    /// "La semaine dernière", but not "the" next week.
    private static let article: Self = .maybe(
        .not(shiftWord), .not(.word(.on)), .word(.the), .check(.near), .not(shiftWord))
    private static let away: Self = .any([shiftWord, shift(.periodShift)], shift(.periodShift))
    /// "This" behind a unit begins something else more often than not.
    private static let awayBehind: Self = [.not([.not(.check(.sure)), .word(.this)]), shift(.periodShift)]
    private static let clockUnit: Self = .any(.unit(.second), .unit(.minute), .unit(.hour))

    /// "Next week", "the last three months", "semana passada", "les 2 prochaines semaines".
    static let period: Self = [
        article,
        .any(
            [away, .maybe(count), unit, fromNow], [count, shift(.periodShift), unit],
            // "5天前" counts from now, though the same word means "last" before its unit.
            [count, unit, .not(.word(.ago, .later)), awayBehind, fromNow],
            [.not([.after(.word(.the)), clockUnit]), unit, awayBehind]),
        // "Last 2 hours", "in the last minute"; but not "the last second".
        .any(.has(.periodCount), .not(.says(.period, DateUnit.second.rawValue))),
    ]

    /// "In five minutes", "2 days ago", "+15 min", "3 weeks after Monday".
    static let offset: Self = .any(
        [.not(.word(.forSpan)), .word(.within), about, .joined(amounts), fromNow, later, agoOrLater],
        // "For two days" says how long, "for two hours" until when.
        [.word(.forSpan), about, .joined(amounts), .after(.any(clockUnit, .word(.andAHalf))), later, agoOrLater],
        [.not(.word(.forSpan)), .word(.agoBefore), .joined(amounts), earlier, agoOrLater, fromNow],
        [.ahead(.word(.one)), .word(.after), .joined(amounts), later, agoOrLater],
        // "-1d" may be anything.
        [
            .not(.check(.glued)), .any(["+", .glued(amounts), later], [dash, .glued(amounts), earlier]),
            .not(.after(.check(.oneLetter))),
        ],
        [
            .not([markedMonth, markedDay]), amounts,
            .any(
                .joined(.reading(.anchor)), .joined([.word(.ago), fromNow, earlier]),
                .joined([.word(.later), fromNow, later])),
        ])
    /// "The next 2 weeks and 3 days", which is an offset where one unit alone would be a period.
    static let severalAmounts: Self = [
        article, .any([.word(.next), later], [.word(.last), earlier]),
        .ahead(count, unit, .maybe(.word(.and)), count, unit), amounts,
    ]
    private static let amounts: Self = .reading(.amounts)
    private static let later: Self = .set(.sign, 1)
    private static let earlier: Self = .set(.sign, -1)
    /// That what has been read counts from now, not from what the text names beside it: "15 minutes before departure".
    private static let fromNow: Self = .not(.check(.countsFromElse))
    private static let about: Self = .maybe(.any(.word(.around), [.not(.word(.one)), .word(.the)]))
    private static let agoOrLater: Self = .maybe(.joined(.word(.ago, .later)))

    /// "UTC", "GMT+2", "+02:00", "(JST)", "+09:00 (JST)".
    static let zone: Self = .any(
        [.any(namedZone, .glued(fromGreenwich)), .maybe("(", anyZone, ")")],
        [.glued("("), anyZone, ")"], ["(", namedZone, ")"])
    private static let anyZone: Self = .any(namedZone, fromGreenwich)
    private static let namedZone: Self = .any([.valued(.zone, 0), fromGreenwich], .value(.zone, .zone))
    private static let fromGreenwich: Self = .reading(.fromGreenwich)
}
