/// What counts from another day, and time zones.
extension DatePattern {
    static let count: Self = .read(.number, .half, .few) { $0.readCount(at: $1, &$2) }
    private static let unit: Self = .read(.unit) { reader, index, point in
        guard let unit = reader[index].unit, reader.isUnit(index) else { return nil }
        point[.period] = unit.rawValue
        return index + 1
    }
    /// "La semaine dernière", but not "the" next week.
    private static let article: Self = .maybe(
        .not(shiftWord), .not(.word(.on)), .word(.the), .check { reader, index, _ in reader.isNear(index) },
        .not(shiftWord))
    private static let away: Self = .any([shiftWord, shift(.periodShift)], shift(.periodShift))
    /// "This" behind a unit begins something else more often than not.
    private static let awayBehind: Self = [.not([.not(sure), .word(.this)]), shift(.periodShift)]

    /// "Next week", "the last three months", "semana passada", "les 2 prochaines semaines".
    static let period: Self = .any([
        article,
        .any(
            [away, .maybe(count), unit, fromNow], [count, shift(.periodShift), unit],
            // "5天前" counts from now, though the same word means "last" before its unit.
            [count, unit, .not(.word(.ago, .later)), awayBehind, fromNow],
            [
                unit,
                .check { reader, index, point in point.unit?.isClock != true || !reader[index - 2].has(.the) },
                awayBehind,
            ]),
        // "Last 2 hours", "in the last minute"; but not "the last second".
        .check { $2.has(.periodCount) || $2.unit != .second },
        .finish { $0.readLesserAmounts(at: $1, &$2) },
    ])

    /// "In five minutes", "2 days ago", "+15 min", "3 weeks after Monday".
    static let offset: Self = .any(
        [.not(.word(.forSpan)), .word(.within), about, .joined(amounts), fromNow, sign(1), agoOrLater],
        // "For two days" says how long, "for two hours" until when.
        [.word(.forSpan), about, .joined(amounts), .check { $2.offset?.isClock == true }, sign(1), agoOrLater],
        [.not(.word(.forSpan)), .word(.agoBefore), .joined(amounts), sign(-1), agoOrLater, fromNow],
        [.word(.after), .check { reader, index, _ in reader[index].has(.one) }, .joined(amounts), sign(1), agoOrLater],
        // "-1d" may be anything.
        [
            .check { reader, index, _ in !reader.isGlued(index) },
            .any(["+", .glued(amounts), sign(1)], [.dash, .glued(amounts), sign(-1)]),
            .check { reader, index, _ in reader[index - 1].range.count > 1 },
        ],
        [
            .not([markedMonth, markedDay]), amounts,
            .any(
                .joined(.read(.after, .before, .from, .ago) { $0.readAnchor(at: $1, &$2) }),
                .joined([.word(.ago), fromNow, sign(-1)]),
                .joined([.word(.later), fromNow, sign(1)])),
        ])
    /// That what has been read counts from now, not from what the text names beside it: "15 minutes before departure".
    private static let fromNow: Self = .check { reader, index, _ in
        !reader.countsFromElse(before: index)
            && !(reader.follows(index, .before, .after) && reader.countsFromElse(before: index + 1))
    }
    private static let amounts: Self = .read(.number, .half, .few) { reader, index, point in
        guard let (parts, end) = reader.amounts(at: index) else { return nil }
        point.offset = DateOffset(parts: parts)
        return end
    }
    private static let about: Self = .maybe(.any(.word(.around), [.not(.word(.one)), .word(.the)]))
    private static let agoOrLater: Self = .maybe(.joined(.word(.ago, .later)))
    private static func sign(_ sign: Int) -> Self {
        .finish { _, index, point in
            point.offset?.sign = sign
            return index
        }
    }

    /// "UTC", "GMT+2", "+02:00", "(JST)", "+09:00 (JST)".
    static let zone: Self = .any(
        [.any(namedZone, .glued(fromGreenwich)), .maybe("(", anyZone, ")")],
        [.glued("("), anyZone, ")"], ["(", namedZone, ")"])
    private static let anyZone: Self = .any(namedZone, fromGreenwich)
    private static let namedZone: Self = .any(
        [.check { reader, index, _ in reader[index][.zone] == 0 }, .word(.zone), fromGreenwich], .value(.zone, .zone))
    private static let fromGreenwich: Self = .read(marks: true) { $0.readOffsetFromGreenwich(at: $1, &$2) }
}
