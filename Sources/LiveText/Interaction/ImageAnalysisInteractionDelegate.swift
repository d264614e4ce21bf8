public import Foundation

/// What an interaction asks and tells the app that shows the image. Every method has a default.
@MainActor
public protocol ImageAnalysisInteractionDelegate: AnyObject {
    /// Whether an interaction may begin at a point. Asked once for each type that has something there.
    ///
    /// - Parameters:
    ///   - interaction: The interaction that asks.
    ///   - point: The point in the view's coordinates.
    ///   - interactionType: `.textSelection` or `.dataDetectors`.
    /// - Returns: True, unless the delegate implements this and decides otherwise.
    func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool

    /// The image's place in the view, in unit coordinates of the bounds; the whole view by default.
    ///
    /// Asked when the interaction's bounds change and after ``ImageAnalysisInteraction/setContentsRectNeedsUpdate()``, unless
    /// a content mode is set.
    func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect

    /// The Live Text button appeared or went.
    func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool)

    /// The highlighting of selectable items was switched on or off.
    func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool)

    /// Another stretch of text is selected, or none.
    func textSelectionDidChange(_ interaction: ImageAnalysisInteraction)
}

extension ImageAnalysisInteractionDelegate {
    /// True.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, shouldBeginAt point: CGPoint,
        for interactionType: ImageAnalysisInteraction.InteractionTypes
    ) -> Bool { true }

    /// The whole view.
    public func contentsRect(for interaction: ImageAnalysisInteraction) -> CGRect {
        CGRect(x: 0, y: 0, width: 1, height: 1)
    }

    /// Nothing.
    public func interaction(_ interaction: ImageAnalysisInteraction, liveTextButtonDidChangeToVisible visible: Bool) {}

    /// Nothing.
    public func interaction(
        _ interaction: ImageAnalysisInteraction, highlightSelectedItemsDidChange highlightSelectedItems: Bool
    ) {}

    /// Nothing.
    public func textSelectionDidChange(_ interaction: ImageAnalysisInteraction) {}
}
