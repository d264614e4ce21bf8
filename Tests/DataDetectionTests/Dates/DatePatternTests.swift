import Testing

@testable import DataDetection

/// What a row of the grammar takes, where it stops and what it leaves as it was.
@Suite struct DatePatternTests {
    /// What a row reads at the start of a text.
    private func read(_ row: DatePattern, in text: String) -> (point: DatePoint, end: Int)? {
        let scanned = ScannedText(text)
        let reader = DateReader(
            text: scanned, block: 0..<scanned.count, lexicon: DateLexicon([.english]), order: .dayFirst,
            grammar: DateGrammar([row]))
        return reader.read(DateRow.allCases[0], at: 0)
    }

    private let number = DatePattern.number(1...31, digits: 1...2, .day)

    @Test func partsStandInOneLine() {
        let row: DatePattern = [number, .value(.month, .month)]
        #expect(read(row, in: "7 May")?.end == 2)
        #expect(read(row, in: "7May")?.end == 2)
        #expect(read(row, in: "7\nMay") == nil)
        #expect(read([number, .joined(.value(.month, .month))], in: "7\nMay")?.end == 2)
        #expect(read([number, .glued(.value(.month, .month))], in: "7 May") == nil)
    }

    @Test func theFirstRowThatFitsCounts() {
        let rows: DatePattern = .any([number, "/", .set(.shift, 1)], [number, .set(.shift, 2)])
        #expect(read(rows, in: "7/8")?.point[.shift] == 1)
        #expect(read(rows, in: "7.8")?.point[.shift] == 2)
    }

    @Test func aRowThatDoesNotFitLeavesNothingBehind() {
        let rows: DatePattern = [.maybe(number, "/"), .any([number, .set(.shift, 1), "/"], [number])]
        let read = read(rows, in: "7 May")
        #expect(read?.end == 1)
        #expect(read?.point[.shift] == nil)
        #expect(read?.point[.day] == 7)
    }

    @Test func aFieldKeepsWhatItIsToldFirst() {
        #expect(read([number, number], in: "7 8")?.point[.day] == 7)
    }

    @Test func whatMustNotFollowTakesNothing() {
        let row: DatePattern = [number, .not("/")]
        #expect(read(row, in: "7 8")?.end == 1)
        #expect(read(row, in: "7/8") == nil)
    }

    @Test func whatStandsBeforeIsLookedAt() {
        #expect(read([number, .after(number), .value(.month, .month)], in: "7 May")?.end == 2)
        #expect(read([number, .after("/"), .value(.month, .month)], in: "7 May") == nil)
    }

    @Test func valuesAreAdded() {
        #expect(read([number, "/", .adding(number)], in: "7/8")?.point[.day] == 15)
    }

    @Test func rowsThatAreAlikeAreKeptOnce() {
        let grammar = DateGrammar([[number, "/", number], [number, "/", number]])
        #expect(grammar.rows[0] == grammar.rows[1])
        #expect(grammar.steps.count == 3)
    }

    @Test func aMomentKeepsItsOwnFieldsWhenMerged() {
        var (day, other) = (DatePoint(), DatePoint())
        (day[.day], day[.month]) = (7, 5)
        (other[.day], other[.year]) = (8, 2026)
        other.time = ClockTime(hour: 9, minute: 30, isExact: true)
        let merged = day.merged(with: other)
        #expect([merged[.day], merged[.month], merged[.year]] == [7, 5, 2026])
        #expect(merged.time == ClockTime(hour: 9, minute: 30, isExact: true))
        #expect(merged[.weekday] == nil && merged.timeEnd == nil)
    }

    /// The values of points have as many lanes.
    @Test func fieldsFitIntoAPoint() {
        #expect(DatePoint.Field.allCases.count <= 32)
    }
}
