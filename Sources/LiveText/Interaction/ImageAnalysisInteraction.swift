internal import DocumentModel
public import Foundation

/// What makes an image's text selectable and its data tappable, for an app that draws the image itself.
///
/// It has VisionKit's names and behaviour on plain geometry: the app says where the image stands (``bounds``, and
/// ``contentMode`` or its delegate's rectangle), passes on what a person does (``handle(_:)``), and draws what it is given
/// (``selectionQuads``, ``dataDetectorUnderlines``, ``liveTextButtonFrame`` …). All places are in the view's coordinates,
/// y downwards. Nothing is ever opened by the interaction: it says what was chosen.
@MainActor
public final class ImageAnalysisInteraction {
    /// What is asked and told; not kept alive.
    public weak var delegate: (any ImageAnalysisInteractionDelegate)?

    /// What was found in the image that is shown; nil until it is known. Setting it ends the selection and the highlighting.
    public var analysis: ImageAnalysis? {
        didSet {
            isHighlighted = false
            clearSelection()
            settle()
        }
    }

    /// What a person may do; empty, as it is at first, disables the interaction.
    ///
    /// Beside `.automatic` or `.automaticTextOnly` all other members are ignored.
    public var preferredInteractionTypes: InteractionTypes = [] {
        didSet { settle() }
    }

    /// Whether a long press finds data while it is not underlined, in the modes with text selection; true at first.
    public var allowLongPressForDataDetectorsInTextMode = true

    /// The view's bounds, in view units. A change asks the delegate for the contents rectangle.
    public var bounds: CGRect = .zero {
        didSet {
            guard bounds != oldValue else { return }
            setContentsRectNeedsUpdate()
        }
    }

    /// How the view shows the image; nil, as it is at first, where the delegate says it by a rectangle.
    public var contentMode: ContentMode? {
        didSet { setContentsRectNeedsUpdate() }
    }

    /// The upright image's extent in pixels, for ``contentMode``; taken from the analysis while nil.
    public var imageSize: PixelSize? {
        didSet { settle() }
    }

    /// Image pixels to a view unit, for content modes that show the image at its own size.
    public var displayScale: CGFloat = 1 {
        didSet { settle() }
    }

    /// The part of the view that no bar or notch covers, in the view's coordinates; nil where all of it is free.
    public var visibleRect: CGRect? {
        didSet { settle() }
    }

    /// How far the supplementary interface keeps away from the edges of the visible image, in view units.
    public var supplementaryInterfaceContentInsets = EdgeInsets() {
        didSet { settle() }
    }

    /// The font of the supplementary interface; nil for the app's own. Its size is ignored.
    public var supplementaryInterfaceFont: SupplementaryInterfaceFont?

    /// How far from a handle a finger still takes it, in view units; half of what is held to be a comfortable target.
    public var handleReach: CGFloat = 22

    /// Whether the last change of ``isSupplementaryInterfaceHidden`` is to be shown as a movement.
    public internal(set) var animatesSupplementaryInterface = true

    /// The rectangle that the delegate gave.
    var delegateContentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var isHighlighted = false
    var isHidden = false
    var selection = TextSelection()
    var drag: SelectionDrag?
    /// Where in the upright image the way up and down goes on, kept over lines that are shorter.
    var column: Point?
    /// Counts the images shown, so that results for earlier ones are known.
    var imageCount = 0
    private var announced = AnnouncedState()

    /// Makes an interaction that does nothing until types, an analysis and bounds are set.
    public init() {}

    /// The same, with a delegate.
    public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    /// Brings what depends on the settings up to date and tells the delegate what changed.
    func settle() {
        let types = activeInteractionTypes
        if types.isEmpty { isHighlighted = false }
        if !types.contains(.textSelection) { clearSelection() }
        // Noted before it is told: the delegate may change something, which tells of itself.
        if announced.buttonIsVisible != liveTextButtonVisible {
            announced.buttonIsVisible.toggle()
            delegate?.interaction(self, liveTextButtonDidChangeToVisible: announced.buttonIsVisible)
        }
        if announced.isHighlighted != isHighlighted {
            announced.isHighlighted.toggle()
            delegate?.interaction(self, highlightSelectedItemsDidChange: announced.isHighlighted)
        }
        if announced.selectedRanges != selection.ranges {
            announced.selectedRanges = selection.ranges
            delegate?.textSelectionDidChange(self)
        }
    }

    func clearSelection() {
        selection = TextSelection()
        drag = nil
        column = nil
    }
}

/// What the delegate was told last.
private struct AnnouncedState {
    var buttonIsVisible = false
    var isHighlighted = false
    var selectedRanges: [Range<Int>] = []
}
