import DocumentModel
import Testing

@Suite struct TextSelectionTests {
    private let document = SelectionPage.upright.document

    @Test func rangesAreMadeSound() {
        let given = [28..<29, -5..<2, 1..<4, 4..<5, 9..<9, 68..<500, Int.min..<Int.min]
        #expect(TextSelection(given, in: document).ranges == [0..<5, 26..<30, 68..<69])
        #expect(TextSelection([Int.min..<Int.max], in: document).ranges == [0..<69])
        #expect(TextSelection([70..<80], in: document).ranges == [])
    }

    @Test func byCharactersItGrowsBothWays() {
        var selection = TextSelection(at: 6, by: .character, in: document)
        #expect(selection.ranges == [])
        selection.extend(to: 12, in: document)
        #expect(selection.ranges == [6..<12])
        selection.extend(to: 2, in: document)
        #expect(selection.ranges == [2..<6])
        #expect(selection.focus == 2)
    }

    @Test func byWordsTheFirstWordStays() {
        var selection = TextSelection(at: 6, by: .word, in: document)
        #expect(selection.ranges == [4..<9])
        selection.extend(to: 12, in: document)
        #expect(selection.ranges == [4..<15])
        selection.extend(to: 1, in: document)
        #expect(selection.ranges == [0..<9])
    }

    @Test func aGrabbedEndMovesPastTheOther() {
        let selection = TextSelection([4..<9], in: document)
        var start = selection.grabbed(at: .start)
        start.extend(to: 12, in: document)
        #expect(start.ranges == [9..<12])
        var end = selection.grabbed(at: .end)
        end.extend(to: 0, in: document)
        #expect(end.ranges == [0..<4])
    }

    @Test func afterAWordCharactersCanBeGivenBack() {
        var selection = TextSelection(at: 6, by: .word, in: document).grabbedAtFocus
        selection.extend(to: 8, in: document)
        #expect(selection.ranges == [4..<8])
    }

    /// Whatever is done: the selected text is a part of the transcript, whole characters, and its ends lie on its quads.
    @Test(arguments: SelectionPage.all, 0..<5)
    func everySelectionIsSound(page: SelectionPage, seed: Int) throws {
        let document = page.document
        let length = document.transcript.utf16.count
        var random = SeededGenerator(seed: UInt64(seed))
        var selection = TextSelection()
        for _ in 0..<200 {
            let offset = Int.random(in: -3...length + 3, using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                let granularity = try #require(TextGranularity.allCases.randomElement(using: &random))
                selection = TextSelection(at: offset, by: granularity, in: document)
            case 1:
                let ranges = (0..<3).map { _ in
                    let start = Int.random(in: 0...length, using: &random)
                    return start..<start + Int.random(in: 0...9, using: &random)
                }
                selection = TextSelection(ranges, in: document)
            case 2: selection = selection.grabbed(at: Bool.random(using: &random) ? .start : .end)
            case 3: selection = selection.grabbedAtFocus
            default: selection.extend(to: offset, in: document)
            }
            try check(selection, in: document)
        }
    }

    private func check(_ selection: TextSelection, in document: RecognizedDocument) throws {
        for (range, next) in zip(selection.ranges, selection.ranges.dropFirst()) {
            #expect(range.upperBound < next.lowerBound)
        }
        for range in selection.ranges {
            #expect(!range.isEmpty && document.characters(touching: range) == range)
            let quads = document.quads(for: range)
            guard let first = quads.first, let last = quads.last else {
                #expect(document.text(in: range).allSatisfy { $0.isWhitespace })
                #expect(document.carets(of: range) == nil)
                continue
            }
            let carets = try #require(document.carets(of: range))
            #expect(first.grown(by: 0.01).contains(carets.start.center))
            #expect(last.grown(by: 0.01).contains(carets.end.center))
            #expect(abs(carets.start.height - 20) < 0.1 && carets.start.width < 1e-9)
        }
    }
}
