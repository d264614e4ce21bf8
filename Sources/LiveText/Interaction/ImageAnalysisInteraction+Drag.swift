internal import DocumentModel
internal import Foundation

extension ImageAnalysisInteraction {
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
