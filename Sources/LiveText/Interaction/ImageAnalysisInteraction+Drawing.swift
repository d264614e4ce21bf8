public import DocumentModel
internal import Foundation

/// What to draw over the image. Quads are in the view's coordinates.
extension ImageAnalysisInteraction {
    /// The selected text: one quad a line, in reading order.
    public var selectionQuads: [Quad] {
        guard let document = analysis?.document else { return [] }
        return viewQuads(selection.ranges.flatMap(document.quads(for:)))
    }

    /// The handles at the start and the end of the selection; none where nothing is selected.
    public var selectionHandles: [SelectionHandle] {
        guard let first = selection.ranges.first, let last = selection.ranges.last, let transform,
            let carets = analysis?.document.carets(of: first.lowerBound..<last.upperBound)
        else { return [] }
        return [
            SelectionHandle(edge: .start, quad: transform.viewQuad(of: carets.start)),
            SelectionHandle(edge: .end, quad: transform.viewQuad(of: carets.end)),
        ]
    }

    /// Lines under the data that answers to a tap now, as quads as thick as they are to be drawn; codes have none.
    public var dataDetectorUnderlines: [Quad] {
        guard let analysis, activeInteractionTypes.contains(.dataDetectors) else { return [] }
        return viewQuads(analysis.data.flatMap(\.quads).map(\.underline))
    }

    /// What is to be set off while ``selectableItemsHighlighted``: the lines of text if it can be selected, and the data and
    /// codes that answer to a tap.
    public var highlightedQuads: [Quad] {
        guard let analysis, selectableItemsHighlighted else { return [] }
        let types = activeInteractionTypes
        let lines = types.contains(.textSelection) ? analysis.lines.map(\.quad) : []
        let items = types.contains(.dataDetectors) ? analysis.interactiveItems.flatMap(\.quads) : []
        return viewQuads(lines + items)
    }
}

extension Quad {
    /// A line at the foot of the text, as thick as type designers make underlines: a fifteenth of the height.
    fileprivate var underline: Quad {
        let thickness = 1 / 15.0
        return Quad(
            topLeft: bottomLeft.interpolated(to: topLeft, by: thickness),
            topRight: bottomRight.interpolated(to: topRight, by: thickness),
            bottomRight: bottomRight, bottomLeft: bottomLeft)
    }
}
