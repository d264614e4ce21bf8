public import Foundation

extension ImageAnalysisInteraction {
    /// The selected text with its pictures, as in ``ImageAnalysis/attributedTranscript``, and with links on the data in it, as far
    /// as an action has an address that means something elsewhere: `tel:`, `mailto:`, `https:` …, but no calendar entries.
    public var selectedAttributedText: AttributedString {
        analysis?.attributedText(in: selection.ranges) ?? AttributedString()
    }
}
