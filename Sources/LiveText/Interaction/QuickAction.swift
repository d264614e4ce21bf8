public import Foundation

/// A button that offers what can be done with an item of the image, without looking for it there.
public struct QuickAction: Hashable, Sendable {
    /// What it acts on.
    public let item: InteractiveItem
    /// What it says: the title of the item's first action.
    public let title: String
    /// Its place in the view; nil where there is no room for it beside the others.
    public let frame: CGRect?
}
