import Foundation
import Testing

import LiveText

@MainActor @Suite struct SelectionHandleTests {
    private func selectWrite() -> InteractionScreen {
        let screen = InteractionScreen()
        screen.interaction.handle(.doubleTap(PagePlace.write))
        return screen
    }

    @Test func theyStandAtTheEndsOfTheSelection() {
        let handles = selectWrite().interaction.selectionHandles
        #expect(handles.map(\.edge) == [.start, .end])
        #expect(handles.map(\.quad.topLeft) == [Point(x: 50, y: 50), Point(x: 100, y: 50)])
        #expect(handles.map(\.quad.bottomLeft) == [Point(x: 50, y: 70), Point(x: 100, y: 70)])
        #expect(handles.map(\.knob) == [Point(x: 50, y: 50), Point(x: 100, y: 70)])
        #expect(InteractionScreen().interaction.selectionHandles.isEmpty)
    }

    /// The finger stays as far from the text as it was when it took the knob.
    @Test func theyAreDragged() {
        let screen = selectWrite()
        screen.interaction.handleReach = 12
        screen.drag(CGPoint(x: 103, y: 80), to: CGPoint(x: 143, y: 80))
        #expect(screen.interaction.selectedText == "write tod")
        screen.drag(CGPoint(x: 50, y: 45), over: CGPoint(x: 300, y: 28), to: CGPoint(x: 71, y: 15))
        #expect(screen.interaction.selectedText == "510-653-3394 now\nor write tod")
    }

    @Test func theyPassEachOtherButNeverMeet() {
        let screen = selectWrite()
        screen.interaction.handle(.dragBegan(CGPoint(x: 50, y: 60)))
        screen.interaction.handle(.dragChanged(CGPoint(x: 101, y: 60)))
        #expect(screen.interaction.selectedText == "write")
        screen.interaction.handle(.dragChanged(CGPoint(x: 131, y: 60)))
        #expect(screen.interaction.selectedText == " to")
        screen.interaction.handle(.dragEnded(CGPoint(x: 71, y: 60)))
        #expect(screen.interaction.selectedText == "ite")
    }

    @Test func aCancelledDragLeavesWhatWas() {
        let screen = selectWrite()
        screen.interaction.handle(.dragBegan(CGPoint(x: 100, y: 70)))
        screen.interaction.handle(.dragChanged(CGPoint(x: 331, y: 60)))
        #expect(screen.interaction.selectedText.hasSuffix("sec"))
        #expect(screen.interaction.handle(.dragCancelled) == .handled)
        #expect(screen.interaction.selectedText == "write")
        #expect(screen.interaction.handle(.dragCancelled) == .ignored)
        #expect(screen.interaction.handle(.dragChanged(PagePlace.write)) == .ignored)
    }

    @Test func outOfReachANewSelectionBegins() {
        let screen = selectWrite()
        screen.drag(CGPoint(x: 331, y: 60), to: CGPoint(x: 361, y: 60))
        #expect(screen.interaction.selectedText == "ond")
    }
}
