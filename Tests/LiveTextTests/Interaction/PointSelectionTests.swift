import Foundation
import Testing

import LiveText

/// Dragging from the middle of one word to the middle of another, however the page is shown.
@MainActor @Suite struct PointSelectionTests {
    /// Between the 6 and the 5 of the phone number, and between "sec" and "ond" in the other column.
    private static let start = (x: 121.0, y: 30.0)
    private static let end = (x: 331.0, y: 60.0)
    private static let expected = "53-3394 now\nor write today\nmend@example.org\nsec"

    @Test(arguments: [0.5, 1, 2.75])
    func overTwoColumnsAtEveryZoom(zoom: Double) {
        let screen = InteractionScreen()
        screen.interaction.bounds = CGRect(x: -7, y: 3, width: 600 * zoom, height: 300 * zoom)
        func view(_ place: (x: Double, y: Double)) -> CGPoint { CGPoint(x: place.x * zoom - 7, y: place.y * zoom + 3) }
        screen.drag(view(Self.start), over: view((300, 200)), to: view(Self.end))
        #expect(screen.interaction.selectedText == Self.expected)
        screen.interaction.resetTextSelection()
        screen.drag(view(Self.end), to: view(Self.start))
        #expect(screen.interaction.selectedText == Self.expected)
    }

    /// 600 × 300 in 900 × 900: 1.5 times as large, with 225 above and below.
    @Test func inALetterboxedPicture() {
        let screen = InteractionScreen()
        screen.interaction.contentMode = .scaleAspectFit
        screen.interaction.bounds = CGRect(x: 0, y: 0, width: 900, height: 900)
        func view(_ place: (x: Double, y: Double)) -> CGPoint { CGPoint(x: place.x * 1.5, y: place.y * 1.5 + 225) }
        screen.drag(view(Self.start), to: view(Self.end))
        #expect(screen.interaction.selectedText == Self.expected)
    }

    /// 600 × 300 covering 300 × 300: its left and right quarters are cut off.
    @Test func inACroppedPicture() {
        let screen = InteractionScreen()
        screen.interaction.contentMode = .scaleAspectFill
        screen.interaction.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
        screen.drag(CGPoint(x: 11, y: 30), to: CGPoint(x: 181, y: 60))
        #expect(screen.interaction.selectedText == "394 now\nor write today\nmend@example.org\nsec")
    }

    /// A pixel (x, y) of the upright page is at (300 − y, x).
    @Test(arguments: [0.5, 1, 2.75])
    func onAPageTurnedBy90Degrees(zoom: Double) throws {
        let screen = InteractionScreen(InteractionPage.turned)
        screen.interaction.bounds = CGRect(x: 0, y: 0, width: 300 * zoom, height: 600 * zoom)
        func view(_ place: (x: Double, y: Double)) -> CGPoint { CGPoint(x: (300 - place.y) * zoom, y: place.x * zoom) }
        screen.drag(view(Self.start), to: view(Self.end))
        #expect(screen.interaction.selectedText == Self.expected)
        let first = try #require(screen.interaction.selectionQuads.first)
        #expect(abs(first.topLeft.x - 280 * zoom) < 0.01 && abs(first.topLeft.y - 120 * zoom) < 0.01)
        #expect(abs(first.bottomRight.x - 260 * zoom) < 0.01 && abs(first.bottomRight.y - 230 * zoom) < 0.01)
    }

    /// The first line runs down between x = 560 and 580 from y = 20, the second at its left.
    @Test func inVerticalJapanese() {
        let screen = InteractionScreen(InteractionPage.vertical)
        screen.drag(CGPoint(x: 570, y: 61), to: CGPoint(x: 540, y: 79))
        #expect(screen.interaction.selectedText == "は猫である\n名前は")
        #expect(screen.interaction.selectionQuads.count == 2)
        screen.interaction.handle(.doubleTap(CGPoint(x: 570, y: 30)))
        #expect(screen.interaction.selectedText == "吾輩")
        screen.interaction.handle(.tripleTap(CGPoint(x: 540, y: 100)))
        #expect(screen.interaction.selectedText == "名前はまだ無い")
    }

    /// From two letters in, at x = 170, to two letters into the second word, at x = 120.
    @Test func fromRightToLeft() throws {
        let screen = InteractionScreen(InteractionPage.hebrew)
        screen.drag(CGPoint(x: 171, y: 30), to: CGPoint(x: 119, y: 30))
        #expect(screen.interaction.selectedText == "ום עו")
        let handles = screen.interaction.selectionHandles
        #expect(handles.map { ($0.quad.center.x).rounded() } == [170, 120])
        let quad = try #require(screen.interaction.selectionQuads.first).boundingBox
        #expect(quad == Rectangle(x: 120, y: 20, width: 50, height: 20))
    }

    @Test func byWordLineParagraphAndAll() {
        let interaction = InteractionScreen().interaction
        let expected: [(TextGranularity, String)] = [
            (.character, "t"), (.word, "write"), (.line, "or write today"),
            (.paragraph, "Call 510-653-3394 now\nor write today"), (.document, InteractionPage.transcript),
        ]
        for (granularity, text) in expected {
            interaction.selectText(granularity, at: CGPoint(x: 85, y: 60))
            #expect(interaction.selectedText == text)
        }
        interaction.handle(.doubleTap(PagePlace.write))
        #expect(interaction.selectedText == "write")
        interaction.handle(.tripleTap(PagePlace.write))
        #expect(interaction.selectedText == "or write today")
    }

    @Test func draggingByWordsTakesWholeWords() {
        let interaction = InteractionScreen().interaction
        interaction.handle(.dragBegan(PagePlace.write, by: .word))
        #expect(interaction.selectedText == "write")
        interaction.handle(.dragChanged(CGPoint(x: 125, y: 60)))
        #expect(interaction.selectedText == "write today")
        interaction.handle(.dragEnded(CGPoint(x: 25, y: 60)))
        #expect(interaction.selectedText == "or write")
    }

    @Test func besideTheTextTheLastLineThatWasMeantCounts() {
        let screen = InteractionScreen()
        screen.drag(CGPoint(x: 21, y: 60), to: CGPoint(x: 250, y: 66))
        #expect(screen.interaction.selectedText == "or write today")
        screen.interaction.resetTextSelection()
        screen.drag(CGPoint(x: 22, y: 31), to: CGPoint(x: -500, y: 9000))
        #expect(screen.interaction.selectedText == "Call 510-653-3394 now\n")
    }
}
