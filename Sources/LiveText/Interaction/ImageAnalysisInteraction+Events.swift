internal import DocumentModel
internal import Foundation

extension ImageAnalysisInteraction {
    /// Does what an event asks for.
    ///
    /// The supplementary interface comes first, then data, then text. Where something of these is to begin, the delegate is
    /// asked, once for each type that has something at the point.
    ///
    /// - Returns: What is left for the app to do.
    @discardableResult
    public func handle(_ event: InteractionEvent) -> InteractionResponse {
        switch event {
        case .tap(let point): tap(at: point)
        case .doubleTap(let point): select(.word, at: point)
        case .tripleTap(let point): select(.line, at: point)
        case .longPress(let point): longPress(at: point)
        case .dragBegan(let point, let granularity): beginDrag(at: point, by: granularity)
        case .dragChanged(let point): moveDrag(to: point)
        case .dragEnded(let point): endDrag(at: point)
        case .dragCancelled: cancelDrag()
        case .key(let key): press(key)
        }
    }

    private func tap(at point: CGPoint) -> InteractionResponse {
        if liveTextButtonFrame?.contains(point) ?? false {
            selectableItemsHighlighted.toggle()
            return .handled
        }
        if let action = quickAction(at: point) { return .activate(action.item) }
        if activeInteractionTypes.contains(.dataDetectors), let item = beginItem(at: point) { return .activate(item) }
        guard hasActiveTextSelection else { return .ignored }
        // A tap on the selection is for the app's menu.
        let place = Point(x: point.x, y: point.y)
        guard !selectionQuads.contains(where: { $0.contains(place) }) else { return .ignored }
        resetTextSelection()
        return .handled
    }

    private func longPress(at point: CGPoint) -> InteractionResponse {
        if let action = quickAction(at: point) { return .showMenu(action.item) }
        let types = activeInteractionTypes
        if types.contains(.dataDetectors) || types.contains(.textSelection) && allowLongPressForDataDetectorsInTextMode,
            let item = beginItem(at: point)
        {
            return .showMenu(item)
        }
        return select(.word, at: point)
    }

    private func select(_ granularity: TextGranularity, at point: CGPoint) -> InteractionResponse {
        guard beginsText(at: point) else { return .ignored }
        selectText(granularity, at: point)
        return .handled
    }

    private func beginItem(at point: CGPoint) -> InteractiveItem? {
        item(at: point).flatMap { allows(.dataDetectors, at: point) ? $0 : nil }
    }

    func beginsText(at point: CGPoint) -> Bool {
        !hasSupplementaryInterface(at: point) && hasText(at: point) && allows(.textSelection, at: point)
    }

    func allows(_ type: InteractionTypes, at point: CGPoint) -> Bool {
        delegate?.interaction(self, shouldBeginAt: point, for: type) ?? true
    }
}
