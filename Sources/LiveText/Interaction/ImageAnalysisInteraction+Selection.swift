internal import DocumentModel
public import Foundation

extension ImageAnalysisInteraction {
    /// All text that was found; empty without an analysis.
    public var text: String { analysis?.transcript ?? "" }

    /// Whether any text is selected.
    public var hasActiveTextSelection: Bool { !selection.ranges.isEmpty }

    /// The selected text; stretches that are apart are joined by line feeds.
    public var selectedText: String {
        guard let document = analysis?.document else { return "" }
        return selection.ranges.map { String(document.text(in: $0)) }.joined(separator: "\n")
    }

    /// The selected stretches of ``text``, ascending and apart.
    ///
    /// Setting them selects whole characters; what is empty or lies outside the text is left out, and nothing is selected
    /// while text selection is not active.
    public var selectedRanges: [Range<String.Index>] {
        get {
            guard let document = analysis?.document else { return [] }
            return selection.ranges.map(document.indices)
        }
        set {
            guard let document = analysis?.document else { return }
            let text = document.transcript
            let ranges = newValue.map { range in
                // Clamped: an index of another string may lie outside.
                let range = range.clamped(to: text.startIndex..<text.endIndex)
                return range.lowerBound.utf16Offset(in: text)..<range.upperBound.utf16Offset(in: text)
            }
            select(TextSelection(ranges, in: document))
        }
    }

    /// Selects the text around a point of the view, whether or not a person could begin there; without text selection, or
    /// where no text is, nothing changes.
    ///
    /// - Parameters:
    ///   - granularity: how much.
    ///   - point: in the view's coordinates; the text nearest to it counts.
    public func selectText(_ granularity: TextGranularity, at point: CGPoint) {
        guard activeInteractionTypes.contains(.textSelection), let document = analysis?.document,
            let offset = imagePoint(of: point).flatMap(document.offset(ofCharacterAt:))
        else { return }
        select(TextSelection([document.range(of: granularity, at: offset)], in: document))
    }
}
