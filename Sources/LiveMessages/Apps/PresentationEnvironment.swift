public import Foundation
public import LiveText

/// What surrounds the instances of a conversation.
public struct PresentationEnvironment: Hashable, Sendable {
    /// The size of the conversation's view, in view units.
    public var size: CGSize
    /// What the host's own interface covers of an expanded or compact instance, and of a bubble.
    public var safeAreaInsets: EdgeInsets
    /// The language and region in which texts are shown.
    public var locale: Locale
    /// How much larger than usual text is.
    public var textScale: Double

    /// Makes an environment.
    public init(
        size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets(), locale: Locale = Locale(identifier: "en"),
        textScale: Double = 1
    ) {
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.locale = locale
        self.textScale = textScale
    }

    /// The most that a bubble may take: what is not covered of the width, and two thirds of the height, so that the next message
    /// is in sight.
    var bubbleSize: CGSize {
        CGSize(
            width: max(0, size.width - safeAreaInsets.left - safeAreaInsets.right),
            height: max(0, (size.height - safeAreaInsets.top - safeAreaInsets.bottom) * 2 / 3))
    }

    /// Whether bubbles have to be measured again.
    func measures(sameAs other: PresentationEnvironment) -> Bool {
        bubbleSize == other.bubbleSize && locale == other.locale && textScale == other.textScale
    }
}
