import Foundation
import Testing

import LiveText

@MainActor @Suite struct SelectedTextTests {
    @Test func rangesCanBeSet() throws {
        let interaction = InteractionScreen().interaction
        let text = interaction.text
        let ranges = [try #require(text.range(of: "second")), try #require(text.range(of: "Call"))]
        interaction.selectedRanges = ranges
        #expect(interaction.selectedText == "Call\nsecond")
        #expect(interaction.selectedRanges == ranges.reversed())
        #expect(interaction.selectionQuads.count == 2 && interaction.selectionHandles.count == 2)
        interaction.selectedRanges = [text.startIndex..<text.startIndex]
        #expect(!interaction.hasActiveTextSelection)
        let other = String(repeating: "é", count: 500)
        interaction.selectedRanges = [other.startIndex..<other.endIndex, other.endIndex..<other.endIndex]
        #expect(interaction.selectedText == text)
        interaction.preferredInteractionTypes = .dataDetectors
        #expect(interaction.selectedRanges.isEmpty)
        interaction.selectedRanges = ranges
        #expect(interaction.selectedText.isEmpty)
    }

    @Test func dataIsLinked() {
        let interaction = InteractionScreen().interaction
        interaction.handle(.key(.selectAll))
        let text = interaction.selectedAttributedText
        #expect(String(text.characters) == InteractionPage.transcript)
        let links = text.runs.compactMap { run in
            run.link.map { (String(text[run.range].characters), $0.absoluteString) }
        }
        #expect(links.map(\.0) == ["510-653-3394", "mend@example.org"])
        #expect(links.map(\.1) == ["tel:+15106533394", "mailto:mend@example.org"])
    }

    @Test func partOfDataKeepsItsLink() throws {
        let interaction = InteractionScreen().interaction
        let text = interaction.text
        interaction.selectedRanges = [
            try #require(text.range(of: "l 510")), try #require(text.range(of: "example.org\nsec")),
        ]
        let attributed = interaction.selectedAttributedText
        #expect(String(attributed.characters) == interaction.selectedText)
        #expect(attributed.runs.map { $0.link?.scheme } == [nil, "tel", nil, "mailto", nil])
        interaction.resetTextSelection()
        #expect(interaction.selectedAttributedText == AttributedString())
    }

    /// A calendar entry is no address that another program could follow.
    @Test func onlyAddressesAreLinked() throws {
        let quad = Quad(Rectangle(x: 0, y: 0, width: 50, height: 20))
        let word = TextWord(text: "today", quad: quad, confidence: 1, range: 0..<5)
        let line = TextLine(text: "today", quad: quad, confidence: 1, words: [word])
        let block = try #require(TextBlock(lines: [line]))
        let actions = [
            DataAction(title: "Add to Calendar", url: "data:text/calendar,BEGIN:VCALENDAR"),
            DataAction(title: "Search", url: "https://example.com/?q=today"),
        ]
        for (actions, scheme) in [(actions, "https"), (Array(actions.prefix(1)), nil), ([], nil)] {
            let match = DataMatch(
                type: .emailAddress, text: "today", range: 0..<5, value: .emailAddress("a@example.org"),
                actions: actions)
            let interaction = InteractionScreen(
                ImageAnalysis(
                    document: RecognizedDocument(size: PixelSize(width: 50, height: 20), blocks: [block], codes: []),
                    matches: [match])
            ).interaction
            interaction.handle(.key(.selectAll))
            #expect(interaction.selectedAttributedText.runs.map { $0.link?.scheme } == [scheme])
        }
    }
}
