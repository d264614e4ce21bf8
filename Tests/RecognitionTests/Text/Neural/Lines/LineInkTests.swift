import DocumentModel
import Testing

@testable import Recognition

/// Letters drawn as bars into a strip of 240 × 48, in which rows 0 to 47 count from the top.
@Suite struct LineInkTests {
    private static let width = 240
    private static let height = 48

    /// Columns and rows that are inked.
    private struct Bar {
        let columns: Range<Int>
        let rows: Range<Int>
    }

    /// The planes of a strip whose rows are longer than it is wide, each channel from -1 to 1.
    private func planes(
        _ bars: [Bar], ink: [Float] = [-1, -1, -1], ground: (Int) -> [Float] = { _ in [1, 1, 1] }
    ) -> [Float] {
        let rowLength = Self.width + 16
        var planes = [Float](repeating: 0, count: 3 * Self.height * rowLength)
        for channel in 0..<3 {
            for row in 0..<Self.height {
                for column in 0..<Self.width {
                    let isInk = bars.contains { $0.columns.contains(column) && $0.rows.contains(row) }
                    planes[(channel * Self.height + row) * rowLength + column] =
                        isInk ? ink[channel] : ground(column)[channel]
                }
            }
        }
        return planes
    }

    private func inked(_ planes: [Float], pixel: Double = 1) -> LineInk? {
        LineInk(planes: planes, rowLength: Self.width + 16, width: Self.width, height: Self.height, pixel: pixel)
    }

    /// The planes with each column the mean of itself and as many on both sides.
    private func blurred(_ planes: [Float], reach: Int) -> [Float] {
        planes.indices.map { index in
            let row = index / (Self.width + 16) * (Self.width + 16)
            let columns = (index - reach..<index + reach + 1).clamped(to: row..<row + Self.width)
            return columns.isEmpty ? planes[index] : planes[columns].reduce(0, +) / Float(columns.count)
        }
    }

    /// “il no”: a tall letter, one with a dot, and two low ones after a space; the last has a tail.
    private let text = [
        Bar(columns: 20..<24, rows: 18..<36), Bar(columns: 20..<24, rows: 11..<14), Bar(columns: 32..<36, rows: 8..<36),
        Bar(columns: 70..<80, rows: 18..<36), Bar(columns: 84..<94, rows: 18..<42),
    ]
    private let middles = [22.0, 34, 54, 75, 89]
    private let isSpace = [false, false, true, false, false]

    @Test func rowsReachFromTheTallestLetterToTheDeepest() throws {
        let ink = try #require(inked(planes(text)))
        #expect(ink.rows(of: 0..<240) == 8..<42)
        // The first letter alone has its dot, the third neither dot nor tail.
        #expect(ink.rows(of: 10..<28) == 11..<36)
        #expect(ink.rows(of: 66..<82) == 18..<36)
    }

    @Test func wordsEndWithTheirInkAndLettersMeetBetween() throws {
        let ink = try #require(inked(planes(text)))
        let letters = try #require(ink.letters(middles: middles, isSpace: isSpace, rows: 8..<42))
        #expect(letters == [20..<28, 28..<36, 36..<36, 70..<82, 82..<94])
    }

    @Test func blurredWordsBeginAndEndWhereAQuarterOfTheirInkIsLeft() throws {
        let bars = [20..<36, 60..<76, 110..<126, 150..<166].map { Bar(columns: $0, rows: 8..<40) }
        let (middles, isSpace) = ([28.0, 68, 93, 118, 158], [false, false, true, false, false])
        let sharp = try #require(inked(planes(bars)))
        #expect(sharp.blur == 0)
        #expect(sharp.letters(middles: middles, isSpace: isSpace, rows: 8..<40)?[0].lowerBound == 20)
        // Ink goes over into ground within 13 columns, and a quarter of that lies between half and quarter.
        let soft = blurred(planes(bars), reach: 6)
        let letters = try #require(inked(soft)?.letters(middles: middles, isSpace: isSpace, rows: 8..<40))
        for (edge, expected) in zip(
            [letters[0].lowerBound, letters[1].upperBound, letters[3].lowerBound, letters[4].upperBound],
            [20 - 3.25, 76 + 3.25, 110 - 3.25, 166 + 3.25])
        {
            #expect(abs(edge - expected) < 1.5)
        }
        // A pixel of the picture that is drawn so wide is no blur.
        #expect(inked(soft, pixel: 8)?.blur == 0)
        // Three edges tell nothing.
        #expect(inked(blurred(planes([Bar(columns: 20..<36, rows: 8..<11)]), reach: 6))?.blur == 0)
    }

    @Test func inkAwayFromAllLettersIsUnread() throws {
        let ink = try #require(inked(planes(text)))
        #expect(ink.shareApart(from: middles, rows: 8..<42) == 0)
        // Of 28 columns, the second word has 20.
        #expect(ink.shareApart(from: middles.prefix(2), rows: 8..<42) == 20.0 / 28)
        #expect(ink.shareApart(from: [], rows: 8..<42) == 1)
        #expect(ink.shareApart(from: [], rows: 0..<4) == 0)
    }

    @Test(arguments: [
        ([-1, -1, -1], [1, 1, 1]), ([1, 1, 1], [-1, -1, -1]), ([0.6, -0.2, 0.1], [-0.4, -0.2, 0.1]),
    ])
    func anyInkOnAnyGround(ink colour: [Float], ground: [Float]) throws {
        let ink = try #require(inked(planes(text, ink: colour, ground: { _ in ground })))
        #expect(ink.rows(of: 0..<240) == 8..<42)
    }

    @Test func shadeAcrossIsNoInk() throws {
        let ink = try #require(inked(planes(text, ground: { [Float](repeating: 1 - Float($0) / 240, count: 3) })))
        #expect(ink.rows(of: 0..<240) == 8..<42)
        let letters = try #require(ink.letters(middles: middles, isSpace: isSpace, rows: 8..<42))
        #expect(letters.first?.lowerBound == 20 && letters.last?.upperBound == 94)
    }

    @Test func ruleBelowIsNoText() throws {
        let ink = try #require(inked(planes(text + [Bar(columns: 0..<240, rows: 44..<46)])))
        #expect(ink.rows(of: 0..<240) == 8..<42)
        let letters = try #require(ink.letters(middles: middles, isSpace: isSpace, rows: 8..<48))
        #expect(letters.first?.lowerBound == 20 && letters.last?.upperBound == 94)
    }

    @Test func neighbouringLineIsNotPartOfIt() throws {
        let ink = try #require(inked(planes(text + [Bar(columns: 30..<60, rows: 0..<2)])))
        #expect(ink.rows(of: 0..<240) == 8..<42)
    }

    @Test func textThatReachesTheEdgeHasNoRows() throws {
        let ink = try #require(inked(planes(text + [Bar(columns: 100..<104, rows: 0..<40)])))
        #expect(ink.rows(of: 0..<240) == nil)
    }

    @Test func touchingLettersPartWhereLeastInkIs() throws {
        let joined = [
            Bar(columns: 20..<30, rows: 18..<36), Bar(columns: 30..<33, rows: 34..<36),
            Bar(columns: 33..<43, rows: 18..<36),
        ]
        let ink = try #require(inked(planes(joined)))
        let letters = try #require(ink.letters(middles: [25, 38], isSpace: [false, false], rows: 18..<36))
        #expect(letters == [20..<31.5, 31.5..<43])
    }

    @Test func blankStripsHaveNoInk() {
        #expect(inked(planes([])) == nil)
        #expect(inked(planes(text, ink: [0.95, 0.95, 0.95])) == nil)
        #expect(LineInk(planes: [], rowLength: 0, width: 0, height: 48, pixel: 1) == nil)
        #expect(LineInk(planes: [1, 2, 3], rowLength: 10, width: 10, height: 48, pixel: 1) == nil)
    }

    @Test func middlesThatDoNotAscendHaveNoEdges() throws {
        let ink = try #require(inked(planes(text)))
        #expect(ink.letters(middles: [50, 20], isSpace: [false, false], rows: 8..<42) == nil)
        #expect(ink.letters(middles: [], isSpace: [], rows: 8..<42) == nil)
    }
}
