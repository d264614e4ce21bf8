internal import DataDetection
public import Foundation

extension ImageAnalysisInteraction {
    /// The selected text with links on the data in it, as far as an action has an address that means something elsewhere:
    /// `tel:`, `mailto:`, `https:` …, but no calendar entries.
    public var selectedAttributedText: AttributedString {
        var pieces: [AttributedString] = []
        for range in selection.ranges { pieces.append(attributedText(in: range)) }
        var text = pieces.first ?? AttributedString()
        for piece in pieces.dropFirst() { text += AttributedString("\n") + piece }
        return text
    }

    private func attributedText(in range: Range<Int>) -> AttributedString {
        guard let analysis else { return AttributedString() }
        var text = AttributedString()
        var offset = range.lowerBound
        for data in analysis.data {
            let shared = data.match.range.clamped(to: offset..<max(offset, range.upperBound))
            guard !shared.isEmpty, let url = data.match.actions.lazy.compactMap(\.portableURL).first else { continue }
            text += AttributedString(analysis.document.text(in: offset..<shared.lowerBound))
            var link = AttributedString(analysis.document.text(in: shared))
            link.link = url
            text += link
            offset = shared.upperBound
        }
        return text + AttributedString(analysis.document.text(in: offset..<max(offset, range.upperBound)))
    }
}

extension DataAction {
    fileprivate var portableURL: URL? {
        url.hasPrefix("data:") ? nil : URL(string: url)
    }
}
