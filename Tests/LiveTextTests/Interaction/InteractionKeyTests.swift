import Foundation
import Testing

import LiveText

@MainActor @Suite struct InteractionKeyTests {
    @Test func allAndNothing() {
        let screen = InteractionScreen()
        #expect(screen.interaction.handle(.key(.selectAll)) == .handled)
        #expect(screen.interaction.selectedText == InteractionPage.transcript)
        screen.tapButton()
        #expect(screen.interaction.handle(.key(.escape)) == .handled)
        #expect(!screen.interaction.hasActiveTextSelection && screen.interaction.selectableItemsHighlighted)
        #expect(screen.interaction.handle(.key(.escape)) == .handled)
        #expect(!screen.interaction.selectableItemsHighlighted)
        #expect(screen.interaction.handle(.key(.escape)) == .ignored)
    }

    /// Each key after the ones before it, from "write" selected.
    @Test func theEndThatMovedLastMoves() {
        let interaction = InteractionScreen().interaction
        #expect(interaction.handle(.key(.extend(.right, by: .character))) == .ignored)
        interaction.handle(.doubleTap(PagePlace.write))
        let steps: [(InteractionKey.Arrow, TextGranularity, String)] = [
            (.left, .character, "writ"), (.right, .word, "write"), (.right, .word, "write today"),
            (.left, .word, "write "), (.right, .line, "write today"), (.right, .character, "write today\n"),
            (.right, .word, "write today\nmend"), (.left, .line, "write today\n"), (.up, .character, "write today"),
            (.down, .document, "write today\nmend@example.org\nsecond column"),
            (.up, .document, "Call 510-653-3394 now\nor "), (.down, .paragraph, "write today"),
        ]
        for (arrow, granularity, text) in steps {
            #expect(interaction.handle(.key(.extend(arrow, by: granularity))) == .handled)
            #expect(interaction.selectedText == text, "\(arrow) \(granularity)")
        }
    }

    /// "today" ends at x = 160; the first line is longer, so the way up ends below it, and the way back at the same place.
    @Test func upAndDownKeepTheColumn() {
        let interaction = InteractionScreen(InteractionPage.columns).interaction
        interaction.selectText(.word, at: CGPoint(x: 215, y: 30))
        #expect(interaction.selectedText == "now")
        interaction.handle(.key(.extend(.down, by: .line)))
        #expect(interaction.selectedText == "now\nor write today")
        interaction.handle(.key(.extend(.up, by: .line)))
        #expect(interaction.selectedText == "now")
    }

    /// Down goes on in a text that runs downwards, and left to its next line.
    @Test func arrowsFollowTheEye() {
        let turned = InteractionScreen(InteractionPage.turned).interaction
        turned.selectText(.word, at: CGPoint(x: 240, y: 71))
        #expect(turned.selectedText == "write")
        turned.handle(.key(.extend(.down, by: .character)))
        #expect(turned.selectedText == "write ")
        turned.handle(.key(.extend(.left, by: .character)))
        #expect(turned.selectedText == "write today\n")
        let hebrew = InteractionScreen(InteractionPage.hebrew).interaction
        hebrew.selectText(.word, at: CGPoint(x: 171, y: 30))
        hebrew.handle(.key(.extend(.left, by: .word)))
        #expect(hebrew.selectedText == "שלום עולם")
    }

    @Test func emptiedByKeysItGrowsAgain() {
        let interaction = InteractionScreen().interaction
        interaction.selectText(.character, at: CGPoint(x: 85, y: 60))
        interaction.handle(.key(.extend(.left, by: .character)))
        #expect(!interaction.hasActiveTextSelection && interaction.selectionHandles.isEmpty)
        interaction.handle(.key(.extend(.left, by: .character)))
        #expect(interaction.selectedText == "i")
    }
}
