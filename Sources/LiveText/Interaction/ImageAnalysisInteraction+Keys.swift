internal import DocumentModel

extension ImageAnalysisInteraction {
    func press(_ key: InteractionKey) -> InteractionResponse {
        switch key {
        case .selectAll: selectAll()
        case .extend(let arrow, let granularity): extend(arrow.direction, by: granularity)
        case .escape: escape()
        }
    }

    private func selectAll() -> InteractionResponse {
        guard activeInteractionTypes.contains(.textSelection), let document = analysis?.document, !text.isEmpty else {
            return .ignored
        }
        select(TextSelection(at: 0, by: .document, in: document))
        return .handled
    }

    private func extend(_ direction: Point, by granularity: TextGranularity) -> InteractionResponse {
        guard let document = analysis?.document, let focus = selection.focus else { return .ignored }
        let column = column ?? document.caret(at: focus)?.center ?? Point(x: 0, y: 0)
        let offset = document.offset(from: focus, towards: direction, by: granularity, column: column)
        var extended = selection.grabbedAtFocus
        extended.extend(to: offset, in: document)
        // The column holds for as long as the way leads from line to line.
        let isSameLine = document.lineIndex(at: offset) == document.lineIndex(at: focus)
        select(extended, column: isSameLine ? nil : column)
        return .handled
    }

    private func escape() -> InteractionResponse {
        if hasActiveTextSelection {
            resetTextSelection()
        } else if selectableItemsHighlighted {
            selectableItemsHighlighted = false
        } else {
            return .ignored
        }
        return .handled
    }
}

extension InteractionKey.Arrow {
    /// The way in the picture.
    fileprivate var direction: Point {
        switch self {
        case .left: Point(x: -1, y: 0)
        case .right: Point(x: 1, y: 0)
        case .up: Point(x: 0, y: -1)
        case .down: Point(x: 0, y: 1)
        }
    }
}
