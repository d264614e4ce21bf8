public import DocumentModel
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
    public private(set) var animatesSupplementaryInterface = true

    /// What is selected of the text.
    private(set) var selection = TextSelection()
    /// Where in the upright image the way up and down goes on, kept over lines that are shorter.
    private(set) var column: Point?
    private var drag: SelectionDrag?
    /// The rectangle that the delegate gave.
    private var delegateContentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    private var isHighlighted = false
    private var isHidden = false
    /// Counts the images shown, so that results for earlier ones are known.
    private var imageCount = 0
    private var announced = AnnouncedState()

    /// Makes an interaction that does nothing until types, an analysis and bounds are set.
    public init() {}

    /// The same, with a delegate.
    public convenience init(_ delegate: any ImageAnalysisInteractionDelegate) {
        self.init()
        self.delegate = delegate
    }

    /// Whether what can be selected is set off from the image, as the Live Text button does; false again once an analysis is
    /// set or nothing is active any more.
    public var selectableItemsHighlighted: Bool {
        get { isHighlighted }
        set {
            isHighlighted = newValue
            settle()
        }
    }

    /// Whether the supplementary interface is kept away; text stays selectable. A change is animated.
    public var isSupplementaryInterfaceHidden: Bool {
        get { isHidden }
        set { setSupplementaryInterfaceHidden(newValue, animated: true) }
    }

    /// Hides or shows the supplementary interface.
    ///
    /// - Parameters:
    ///   - hidden: whether to hide it.
    ///   - animated: what ``animatesSupplementaryInterface`` tells the app when it draws the change.
    public func setSupplementaryInterfaceHidden(_ hidden: Bool, animated: Bool) {
        isHidden = hidden
        animatesSupplementaryInterface = animated
        settle()
    }

    /// The image's place in the view, in unit coordinates of the bounds: what the content mode makes of it, or what the
    /// delegate said last; (0, 0, 1, 1) at first.
    public var contentsRect: CGRect {
        guard let contentMode, let size = imageSize ?? analysis?.size else { return delegateContentsRect }
        return CGRect(contentMode.contentsRect(for: size, in: Rectangle(bounds), scale: displayScale))
    }

    /// Asks the delegate for the contents rectangle; to be called when the image moves or grows within the same bounds.
    public func setContentsRectNeedsUpdate() {
        if contentMode == nil {
            delegateContentsRect = delegate?.contentsRect(for: self) ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        }
        settle()
    }

    /// Brings what depends on the settings up to date and tells the delegate what changed.
    private func settle() {
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
}

// MARK: - Images

extension ImageAnalysisInteraction {
    /// To be called when the view shows another image: ends the interaction with the old one, and makes every result that
    /// still comes for it stale.
    ///
    /// - Returns: What to give back with the new image's result.
    public func beginImage() -> ShownImage {
        preferredInteractionTypes = []
        analysis = nil
        imageCount += 1
        return ShownImage(number: imageCount)
    }

    /// Sets the result for an image, unless another one has taken its place.
    ///
    /// - Parameters:
    ///   - analysis: what was found in the image.
    ///   - image: what ``beginImage()`` returned for it.
    ///   - types: what a person may do with it.
    /// - Returns: False where the result was dropped.
    @discardableResult
    public func setAnalysis(
        _ analysis: ImageAnalysis, for image: ShownImage, preferredInteractionTypes types: InteractionTypes = .automatic
    ) -> Bool {
        guard image.number == imageCount else { return false }
        self.analysis = analysis
        preferredInteractionTypes = types
        return true
    }
}

// MARK: - Selection

extension ImageAnalysisInteraction {
    /// Selects, where text can be selected. The way up and down goes on from `column`, else from the selection's moving end.
    func select(_ selection: TextSelection, column: Point? = nil) {
        guard activeInteractionTypes.contains(.textSelection) else { return }
        self.selection = selection
        self.column = column
        settle()
    }

    /// Ends the selection.
    public func resetTextSelection() {
        clearSelection()
        settle()
    }

    private func clearSelection() {
        selection = TextSelection()
        drag = nil
        column = nil
    }

    func beginDrag(at point: CGPoint, by granularity: TextGranularity) -> InteractionResponse {
        let finger = Point(x: point.x, y: point.y)
        if let handle = handle(near: finger) {
            guard allows(.textSelection, at: point) else { return .ignored }
            let caret = handle.quad.center
            drag = SelectionDrag(
                previous: selection, offset: Point(x: caret.x - finger.x, y: caret.y - finger.y), isHandle: true)
            selection = selection.grabbed(at: handle.edge)
            return .handled
        }
        guard beginsText(at: point), let document = analysis?.document, let place = imagePoint(of: point),
            let offset = granularity == .character
                ? document.offset(nearest: place) : document.offset(ofCharacterAt: place)
        else { return .ignored }
        let previous = selection
        select(TextSelection(at: offset, by: granularity, in: document))
        drag = SelectionDrag(previous: previous, offset: Point(x: 0, y: 0), isHandle: false)
        return .handled
    }

    func moveDrag(to point: CGPoint) -> InteractionResponse {
        guard let drag, let document = analysis?.document,
            let place = imagePoint(of: CGPoint(x: point.x + drag.offset.x, y: point.y + drag.offset.y)),
            let offset = document.offset(nearest: place)
        else { return .ignored }
        var moved = selection
        moved.extend(to: offset, in: document)
        if !drag.isHandle || !moved.ranges.isEmpty { select(moved) }
        return .handled
    }

    func endDrag(at point: CGPoint) -> InteractionResponse {
        defer { drag = nil }
        return moveDrag(to: point)
    }

    func cancelDrag() -> InteractionResponse {
        guard let drag else { return .ignored }
        self.drag = nil
        select(drag.previous)
        return .handled
    }

    private func handle(near point: Point) -> SelectionHandle? {
        selectionHandles.filter { $0.distance(to: point) <= handleReach }
            .min { $0.distance(to: point) < $1.distance(to: point) }
    }
}

/// What the delegate was told last.
private struct AnnouncedState {
    var buttonIsVisible = false
    var isHighlighted = false
    var selectedRanges: [Range<Int>] = []
}
