import DocumentModel
import Testing

@Suite struct RecognizedDocumentMovementTests {
    private let document = SelectionPage.upright.document

    @Test(arguments: [
        (0, TextGranularity.character, true, 1), (15, .character, true, 16), (26, .character, true, 30),
        (30, .character, false, 26), (0, .character, false, 0), (69, .character, true, 69), (0, .word, true, 3),
        (3, .word, true, 9), (15, .word, true, 19), (26, .word, true, 35), (69, .word, true, 69), (9, .word, false, 4),
        (16, .word, false, 10), (0, .word, false, 0), (5, .line, true, 15), (5, .line, false, 0),
        (5, .paragraph, true, 40), (50, .paragraph, false, 41), (50, .document, true, 69), (50, .document, false, 0),
    ])
    func stepsInTheText(offset: Int, granularity: TextGranularity, forward: Bool, expected: Int) {
        #expect(document.offset(from: offset, by: granularity, forward: forward) == expected)
    }

    private static let right = Point(x: 1, y: 0)
    private static let left = Point(x: -1, y: 0)
    private static let up = Point(x: 0, y: -1)
    private static let down = Point(x: 0, y: 1)

    /// What the arrow means to the eye: where it leads is in its direction, or in the line that lies there.
    @Test(arguments: [
        ("upright", 4, right, 5), ("upright", 4, left, 3), ("upright", 4, down, 20), ("upright", 20, up, 4),
        ("upright", 2, up, 0), ("upright", 45, up, 40), ("turned by 90°", 4, down, 5), ("turned by 90°", 4, up, 3),
        ("turned by 90°", 4, left, 20), ("turned by 90°", 20, right, 4), ("upside down", 4, left, 5),
        ("upside down", 4, up, 20), ("tilted", 4, right, 5), ("tilted", 4, down, 20),
        ("vertical Japanese", 2, down, 3), ("vertical Japanese", 2, left, 11), ("right to left", 2, left, 3),
        ("right to left", 2, right, 1), ("right to left", 2, down, 16),
    ])
    func arrowsGoWhereTheyPoint(name: String, offset: Int, direction: Point, expected: Int) throws {
        let page = try #require(SelectionPage.all.first { $0.testDescription == name }).document
        let column = try #require(page.caret(at: offset)).center
        #expect(page.offset(from: offset, towards: direction, by: .character, column: column) == expected)
    }
}
