import Testing

@testable import DataDetection

/// What a row of the grammar takes, where it stops and what it leaves as it was.
@Suite struct DatePatternTests {
    private func reader(_ text: String) -> DateReader {
        let scanned = ScannedText(text)
        return DateReader(
            text: scanned, block: 0..<scanned.count, lexicon: DateLexicon([.english]), order: .dayFirst)
    }

    private let number = DatePattern.number(1...31, digits: 1...2, .day)

    @Test func partsStandInOneLine() {
        let row: DatePattern = [number, .value(.month, .month)]
        #expect(reader("7 May").read(row, at: 0)?.end == 2)
        #expect(reader("7May").read(row, at: 0)?.end == 2)
        #expect(reader("7\nMay").read(row, at: 0) == nil)
        #expect(reader("7\nMay").read([number, .joined(.value(.month, .month))], at: 0)?.end == 2)
        #expect(reader("7 May").read([number, .glued(.value(.month, .month))], at: 0) == nil)
    }

    @Test func theFirstRowThatFitsCounts() {
        let rows: DatePattern = .any([number, "/", .set(.shift, 1)], [number, .set(.shift, 2)])
        #expect(reader("7/8").read(rows, at: 0)?.point[.shift] == 1)
        #expect(reader("7.8").read(rows, at: 0)?.point[.shift] == 2)
    }

    @Test func aRowThatDoesNotFitLeavesNothingBehind() {
        let rows: DatePattern = [.maybe(number, "/"), .any([number, .set(.shift, 1), "/"], [number])]
        let read = reader("7 May").read(rows, at: 0)
        #expect(read?.end == 1)
        #expect(read?.point[.shift] == nil)
        #expect(read?.point[.day] == 7)
    }

    @Test func aFieldKeepsWhatItIsToldFirst() {
        #expect(reader("7 8").read([number, number], at: 0)?.point[.day] == 7)
    }

    @Test func whatMustNotFollowTakesNothing() {
        let row: DatePattern = [number, .not("/")]
        #expect(reader("7 8").read(row, at: 0)?.end == 1)
        #expect(reader("7/8").read(row, at: 0) == nil)
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
