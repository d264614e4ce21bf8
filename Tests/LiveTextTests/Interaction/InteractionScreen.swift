import Foundation
import LiveText

/// An app that shows a page and writes down what its interaction asks and tells.
@MainActor final class InteractionScreen: ImageAnalysisInteractionDelegate {
    let interaction = ImageAnalysisInteraction()
    var contents = CGRect(x: 0, y: 0, width: 1, height: 1)
    var refused: [ImageAnalysisInteraction.InteractionTypes] = []
    private(set) var asked: [ImageAnalysisInteraction.InteractionTypes] = []
    private(set) var told: [String] = []
    private(set) var contentsRectCount = 0

    /// Shows the page in a view of its own size, at (0, 0).
    init(
        _ page: ImageAnalysis? = InteractionPage.columns, types: ImageAnalysisInteraction.InteractionTypes = .automatic
    ) {
        interaction.delegate = self
        interaction.bounds = CGRect(x: 0, y: 0, width: page?.size.width ?? 600, height: page?.size.height ?? 300)
        interaction.preferredInteractionTypes = types
        interaction.analysis = page
        forget()
    }

    func forget() {
        (asked, told, contentsRectCount) = ([], [], 0)
    }

    /// Taps the Live Text button.
    func tapButton() {
        guard let frame = interaction.liveTextButtonFrame else { return }
        interaction.handle(.tap(CGPoint(x: frame.midX, y: frame.midY)))
    }

    /// Drags from one point to another, past a third.
    func drag(_ start: CGPoint, over middle: CGPoint? = nil, to end: CGPoint) {
        interaction.handle(.dragBegan(start))
        if let middle { interaction.handle(.dragChanged(middle)) }
        interaction.handle(.dragChanged(end))
        interaction.handle(.dragEnded(end))
    }

    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool {
        asked.append(interactionType)
        return !refused.contains(interactionType)
    }

    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        contentsRectCount += 1
        return contents
    }

    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {
        told.append("button \(visible)")
    }

    func interaction(_ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlight: Bool) {
        told.append("highlight \(highlight)")
    }

    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {
        told.append("selection")
    }
}

/// Places on the page of two columns, in its own pixels.
enum PagePlace {
    static let phone = CGPoint(x: 101, y: 30)
    static let mail = CGPoint(x: 331, y: 30)
    static let write = CGPoint(x: 71, y: 60)
    static let code = CGPoint(x: 540, y: 240)
    static let blank = CGPoint(x: 100, y: 200)
}
