internal import DocumentModel
public import Foundation

extension ImageAnalysisInteraction {
    /// Whether there is something at a point of the view that a person can use: active text, data, or the supplementary
    /// interface.
    public func hasInteractiveItem(at point: CGPoint) -> Bool {
        hasSupplementaryInterface(at: point) || hasText(at: point) || hasDataDetector(at: point)
    }

    /// Whether there is text at a point of the view that can be selected now.
    public func hasText(at point: CGPoint) -> Bool {
        activeInteractionTypes.contains(.textSelection) && analysisHasText(at: point)
    }

    /// Whether there is text at a point of the view, whatever is active.
    public func analysisHasText(at point: CGPoint) -> Bool {
        guard let place = visibleImagePoint(at: point) else { return false }
        return analysis?.document.line(at: place) != nil
    }

    /// Whether there is data or a code at a point of the view that answers to a tap now.
    public func hasDataDetector(at point: CGPoint) -> Bool {
        activeInteractionTypes.contains(.dataDetectors) && item(at: point) != nil
    }

    /// Whether the Live Text button or a Quick Action is at a point of the view.
    public func hasSupplementaryInterface(at point: CGPoint) -> Bool {
        liveTextButtonFrame?.contains(point) ?? false || quickAction(at: point) != nil
    }

    /// The data or code at a point of the view, whatever is active.
    func item(at point: CGPoint) -> InteractiveItem? {
        guard let place = visibleImagePoint(at: point) else { return nil }
        return switch analysis?.hitTest(place) {
        case .data(let data): .data(data)
        case .code(let code): .code(code)
        case .word, nil: nil
        }
    }
}
