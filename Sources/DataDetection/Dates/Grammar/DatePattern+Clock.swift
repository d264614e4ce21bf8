/// What stands behind an hour and its minutes.
extension DatePattern {
    private static let minute: Self = .number(0...59, digits: 0...2, .minute)
    private static let minuteMark: Self = .any(
        .word(.minuteMark), .read(.unit) { reader, index, _ in reader[index].unit == .minute ? index + 1 : nil })

    /// "30分15秒", "30", "半" behind the mark of an hour.
    static let minutesBehind: Self = .any(
        [.word(.half), .set(.minute, 30)], .value(.quarterHour, .minute),
        [
            .maybe(
                .any(
                    [.word(.and), minute, minuteMark], [.glued(minute), minuteMark], [minute, .glued(minuteMark)],
                    .glued(.word(.minuteMark)))),
            .maybe(
                .any(
                    [.number(0...59, digits: 0...9, .second), .word(.secondMark)],
                    [
                        .check { reader, index, _ in reader[index - 1].has(.minuteMark) },
                        .glued(.number(0...59, digits: 2...2, .second)),
                    ])),
        ])

    /// ":15", ":15.250" behind hours and minutes, or what else stands there.
    static let afterMinutes: Self = .any(
        [
            .glued(":"), .glued(.number(0...59, digits: 2...2, .second)),
            .maybe(.glued(".,"), .glued(.number(0...999_999, digits: 1...6, .second))),
        ], minutesBehind)

    /// A time of day that is one by its form, with its zone.
    static let clock: Self = [
        .not(numberedDay),
        .read(.number, .past) { reader, index, point in
            guard let (time, end) = reader.clockTime(at: index) else { return nil }
            point.time = time
            return end
        }, .maybe(zone),
    ]

    /// "Before 5 pm", "no later than 6:00", "until noon".
    static let bounded: Self = .any([
        .any([.word(.before), .set(.bound, -1)], [.word(.after), .set(.bound, 1)]), .maybe(.joined(.word(.around))),
        the,
        .any(
            clock,
            [
                .value(.dayPart, .part),
                .check { _, _, point in point.part?.isMoment == true || point.part == .lunch },
            ]),
    ])
}
