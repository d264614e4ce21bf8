internal import DocumentModel
public import Foundation

/// The Live Text button and the Quick Actions.
extension ImageAnalysisInteraction {
    /// Whether the Live Text button is shown: there is text to select or a code, it is not hidden, and some of the image can
    /// be seen.
    public var liveTextButtonVisible: Bool { liveTextButtonFrame != nil }

    /// Where the Live Text button goes, in the view's coordinates; nil while there is none.
    public var liveTextButtonFrame: CGRect? {
        supplementaryLayout.map { CGRect($0.button) }
    }

    /// What can be done with the data and codes, while the Live Text button is on.
    public var quickActions: [QuickAction] {
        guard selectableItemsHighlighted, let analysis, let layout = supplementaryLayout else { return [] }
        let titled = analysis.interactiveItems.compactMap { item in item.actions.first.map { (item, $0.title) } }
        return zip(titled, layout.frames(for: titled.map(\.1))).map { titled, frame in
            QuickAction(item: titled.0, title: titled.1, frame: frame.map { CGRect($0) })
        }
    }

    func quickAction(at point: CGPoint) -> QuickAction? {
        // Asked whenever the pointer moves: the actions themselves are made only where they may be.
        guard selectableItemsHighlighted, let layout = supplementaryLayout, CGRect(layout.room).contains(point) else {
            return nil
        }
        return quickActions.first { $0.frame?.contains(point) ?? false }
    }

    private var supplementaryLayout: SupplementaryLayout? {
        guard !isSupplementaryInterfaceHidden, activeInteractionTypes.contains(.textSelection),
            let analysis, analysis.hasResults(for: [.text, .machineReadableCode]), let image = transform?.frame
        else { return nil }
        let bounds = Rectangle(bounds)
        let visible = visibleRect.map { bounds.intersection(Rectangle($0)) } ?? bounds
        return SupplementaryLayout(
            visibleImage: image.intersection(visible), insets: supplementaryInterfaceContentInsets)
    }
}
