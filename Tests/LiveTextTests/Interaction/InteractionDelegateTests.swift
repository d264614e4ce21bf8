import Foundation
import Testing

import LiveText

@MainActor @Suite struct InteractionDelegateTests {
    @Test func isAskedOnceForEachTypeThatHasSomethingThere() {
        let screen = InteractionScreen(types: [.textSelection, .dataDetectors])
        screen.refused = [.dataDetectors]
        #expect(screen.interaction.handle(.longPress(PagePlace.phone)) == .handled)
        #expect(screen.asked == [.dataDetectors, .textSelection])
        #expect(screen.interaction.selectedText == "510")
        screen.forget()
        screen.interaction.handle(.longPress(PagePlace.blank))
        screen.interaction.handle(.tap(PagePlace.blank))
        #expect(screen.asked == [])
        screen.interaction.handle(.tap(PagePlace.code))
        #expect(screen.asked == [.dataDetectors])
    }

    @Test func aDragIsAskedForWhenItBegins() {
        let screen = InteractionScreen()
        screen.drag(PagePlace.write, over: PagePlace.blank, to: PagePlace.mail)
        #expect(screen.asked == [.textSelection])
        screen.interaction.resetTextSelection()
        screen.refused = [.textSelection]
        #expect(screen.interaction.handle(.dragBegan(PagePlace.write)) == .ignored)
        #expect(screen.interaction.handle(.dragChanged(PagePlace.mail)) == .ignored)
        #expect(!screen.interaction.hasActiveTextSelection)
    }

    @Test func isToldOfEachChangeOnce() {
        let screen = InteractionScreen(nil)
        screen.interaction.analysis = InteractionPage.columns
        screen.tapButton()
        screen.interaction.handle(.doubleTap(PagePlace.write))
        screen.interaction.handle(.doubleTap(PagePlace.write))
        screen.interaction.handle(.tap(PagePlace.write))
        #expect(screen.interaction.selectedText == "write")
        screen.interaction.handle(.tap(PagePlace.blank))
        screen.interaction.resetTextSelection()
        #expect(screen.told == ["button true", "highlight true", "selection", "selection"])
        screen.forget()
        screen.interaction.analysis = nil
        #expect(screen.told == ["button false", "highlight false"])
    }

    /// The button and the Quick Actions come before the text below them, and ask nobody.
    @Test func theSupplementaryInterfaceComesFirst() throws {
        let screen = InteractionScreen()
        screen.interaction.bounds = CGRect(x: 0, y: 0, width: 60, height: 30)
        let frame = try #require(screen.interaction.liveTextButtonFrame)
        #expect(frame.contains(CGPoint(x: 40, y: 6)) && screen.interaction.analysisHasText(at: CGPoint(x: 40, y: 6)))
        #expect(screen.interaction.handle(.doubleTap(CGPoint(x: 40, y: 6))) == .ignored)
        #expect(screen.interaction.handle(.tap(CGPoint(x: 40, y: 6))) == .handled)
        #expect(screen.interaction.selectableItemsHighlighted && screen.asked == [])
    }

    @Test func withoutADelegateDefaultsHold() {
        let interaction = ImageAnalysisInteraction()
        interaction.bounds = CGRect(x: 0, y: 0, width: 600, height: 300)
        interaction.preferredInteractionTypes = .automatic
        interaction.analysis = InteractionPage.columns
        #expect(interaction.handle(.doubleTap(PagePlace.write)) == .handled)
        final class Silent: ImageAnalysisInteractionDelegate {}
        let silent = Silent()
        let other = ImageAnalysisInteraction(silent)
        #expect(other.delegate === silent)
        other.bounds = interaction.bounds
        other.analysis = interaction.analysis
        other.preferredInteractionTypes = .textSelection
        #expect(other.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(other.handle(.doubleTap(PagePlace.write)) == .handled)
    }

    /// A delegate that answers a change with another one is told of both, in order, and the end is what it wants.
    @Test func changesFromWithinAreTold() {
        final class Stubborn: ImageAnalysisInteractionDelegate {
            var told: [Bool] = []
            func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlight: Bool) {
                told.append(highlight)
                interaction.selectableItemsHighlighted = false
            }
        }
        let stubborn = Stubborn()
        let screen = InteractionScreen()
        screen.interaction.delegate = stubborn
        screen.interaction.selectableItemsHighlighted = true
        #expect(stubborn.told == [true, false] && !screen.interaction.selectableItemsHighlighted)
    }
}
