internal import DataDetection
internal import DocumentModel
public import Foundation
internal import RichText

extension ImageAnalysis {
    /// The whole text with its pictures and its links.
    ///
    /// Each emoji and each other picture is a glyph on one U+FFFC (`adaptiveImageGlyph`), cut from the image; an emoji's glyph is
    /// described by its name, and is the emoji itself where no picture is at hand. Data has the links of
    /// ``ImageAnalysisInteraction/selectedAttributedText``. Glyphs are encoded when this is asked for, so keep the result.
    public var attributedTranscript: AttributedString {
        attributedText(in: [0..<transcript.utf16.count])
    }

    /// Stretches of the transcript, ascending and apart, with line feeds between.
    func attributedText(in ranges: [Range<Int>]) -> AttributedString {
        var known: [String: AdaptiveImageGlyph] = [:]
        var text = AttributedString()
        for (index, range) in ranges.enumerated() {
            if index > 0 { text += AttributedString("\n") }
            text += attributedText(in: range, known: &known)
        }
        return text
    }

    private func attributedText(
        in range: Range<Int>, known: inout [String: AdaptiveImageGlyph]
    ) -> AttributedString {
        var text = AttributedString()
        var offset = range.lowerBound
        for data in data {
            let shared = data.match.range.clamped(to: offset..<max(offset, range.upperBound))
            guard !shared.isEmpty, let url = data.match.actions.lazy.compactMap(\.portableURL).first else { continue }
            text += pictured(offset..<shared.lowerBound, known: &known)
            var link = pictured(shared, known: &known)
            link.link = url
            text += link
            offset = shared.upperBound
        }
        return text + pictured(offset..<max(offset, range.upperBound), known: &known)
    }

    /// A stretch with glyphs in their places.
    private func pictured(_ range: Range<Int>, known: inout [String: AdaptiveImageGlyph]) -> AttributedString {
        var text = AttributedString()
        var offset = range.lowerBound
        for glyph in glyphs
        where range.lowerBound <= glyph.range.lowerBound && glyph.range.upperBound <= range.upperBound {
            guard glyph.range.lowerBound >= offset else { continue }
            let image = known[glyph.contentIdentifier] ?? (try? glyph.adaptiveImageGlyph())
            if let image {
                known[glyph.contentIdentifier] = image
                text += AttributedString(document.text(in: offset..<glyph.range.lowerBound))
                text += AttributedString(adaptiveImageGlyph: image)
            } else {
                // An emoji says itself what it is; another picture leaves its place and its identity.
                guard glyph.unicode == nil else { continue }
                text += AttributedString(document.text(in: offset..<glyph.range.lowerBound))
                var place = AttributedString(AttributedString.glyphPlace)
                place.missingImageGlyph = glyph.contentIdentifier
                text += place
            }
            offset = glyph.range.upperBound
        }
        return text + AttributedString(document.text(in: offset..<max(offset, range.upperBound)))
    }
}

extension DataAction {
    /// The address, as far as it means something elsewhere.
    fileprivate var portableURL: URL? {
        url.hasPrefix("data:") ? nil : URL(string: url)
    }
}
