import DocumentModel
import Testing

@Suite struct RecognizedDocumentGranularityTests {
    private let document = SelectionPage.upright.document

    @Test(arguments: [
        (TextGranularity.character, 4, "q"), (.character, 15, "n"), (.character, 28, "👍🏽"), (.word, 4, "quick"),
        (.word, 6, "quick"), (.word, 9, "quick"), (.word, 15, "brown"), (.word, 16, "fox"), (.word, 21, "don’t"),
        (.word, 67, "text"), (.word, 68, "text"), (.line, 18, "fox don’t 👍🏽 stop"), (.line, 15, "The quick brown"),
        (.paragraph, 38, "The quick brown\nfox don’t 👍🏽 stop\nhere"),
        (.paragraph, 41, "Second column\nof cafe\u{301} text."), (.word, -5, "The"), (.word, 9000, "."),
    ])
    func aroundAnOffset(granularity: TextGranularity, offset: Int, expected: String) {
        #expect(document.text(in: document.range(of: granularity, at: offset)) == expected)
    }

    @Test func theDocumentIsAllOfIt() {
        #expect(document.text(in: document.range(of: .document, at: 3)) == document.transcript)
    }

    @Test(arguments: TextGranularity.allCases)
    func whateverIsAskedIsAStretchOfTheText(granularity: TextGranularity) {
        let length = document.transcript.utf16.count
        for offset in [Int.min, -1] + Array(0...length) + [length + 1, .max] {
            let range = document.range(of: granularity, at: offset)
            #expect(range.lowerBound >= 0 && range.upperBound <= length && !range.isEmpty)
            #expect(document.characters(touching: range) == range)
        }
        let empty = RecognizedDocument(size: PixelSize(width: 1, height: 1), blocks: [], codes: [])
        #expect(empty.range(of: granularity, at: 0).isEmpty)
    }
}
