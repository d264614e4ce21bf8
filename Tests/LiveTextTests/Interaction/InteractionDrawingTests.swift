import Foundation
import Testing

import LiveText

/// What is to be drawn, in a view that shows the page twice as large.
@MainActor @Suite struct InteractionDrawingTests {
    private let interaction: ImageAnalysisInteraction

    init() {
        interaction = InteractionScreen().interaction
        interaction.bounds = CGRect(x: 0, y: 0, width: 1200, height: 600)
    }

    @Test func selectionHasAQuadALine() {
        interaction.selectText(.paragraph, at: CGPoint(x: 140, y: 60))
        #expect(rounded(interaction.selectionQuads) == [[40, 40, 460, 80], [40, 100, 320, 140]])
    }

    @Test func underlinesAreAtTheFootOfTheText() {
        interaction.preferredInteractionTypes = .dataDetectors
        // A fifteenth of 40 above the foot, at 80.
        #expect(rounded(interaction.dataDetectorUnderlines) == [[140, 77, 380, 80], [600, 77, 920, 80]])
    }

    @Test func highlightingShowsWhatCanBeUsed() {
        interaction.selectableItemsHighlighted = true
        // Four lines, two data, one code.
        #expect(interaction.highlightedQuads.count == 7)
        interaction.preferredInteractionTypes = .textSelection
        #expect(interaction.highlightedQuads.count == 4)
        interaction.preferredInteractionTypes = .dataDetectors
        #expect(interaction.highlightedQuads.count == 3)
    }

    @Test func withoutAViewNothingIsDrawn() {
        interaction.handle(.key(.selectAll))
        interaction.selectableItemsHighlighted = true
        interaction.bounds = .zero
        #expect(interaction.selectionQuads.isEmpty && interaction.selectionHandles.isEmpty)
        #expect(interaction.highlightedQuads.isEmpty && !interaction.liveTextButtonVisible)
        #expect(interaction.selectedText == InteractionPage.transcript)
    }

    /// Left, top, right, bottom.
    private func rounded(_ quads: [Quad]) -> [[Double]] {
        quads.map(\.boundingBox).map { box in [box.minX, box.minY, box.maxX, box.maxY].map { $0.rounded() } }
    }
}
