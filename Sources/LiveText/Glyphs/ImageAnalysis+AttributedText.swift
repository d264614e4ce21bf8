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
        var pictures = Pictures(glyphs: glyphs[...])
        var text = AttributedString()
        for (index, range) in ranges.enumerated() {
            if index > 0 { text += AttributedString("\n") }
            text += attributedText(in: range, pictures: &pictures)
        }
        return text
    }

    private func attributedText(in range: Range<Int>, pictures: inout Pictures) -> AttributedString {
        var text = AttributedString()
        var offset = range.lowerBound
        for data in data {
            let shared = data.match.range.clamped(to: offset..<max(offset, range.upperBound))
            guard !shared.isEmpty, let url = data.match.actions.lazy.compactMap(\.portableURL).first else { continue }
            text += pictured(offset..<shared.lowerBound, pictures: &pictures)
            var link = pictured(shared, pictures: &pictures)
            link.link = url
            text += link
            offset = shared.upperBound
        }
        return text + pictured(offset..<max(offset, range.upperBound), pictures: &pictures)
    }

    /// A stretch with glyphs in their places.
    private func pictured(_ range: Range<Int>, pictures: inout Pictures) -> AttributedString {
        var text = AttributedString()
        var offset = range.lowerBound
        while let glyph = pictures.next(in: range) {
            guard let picture = pictures.text(of: glyph) else { continue }
            text += AttributedString(document.text(in: offset..<glyph.range.lowerBound)) + picture
            offset = glyph.range.upperBound
        }
        return text + AttributedString(document.text(in: offset..<max(offset, range.upperBound)))
    }
}

/// The glyphs that are still to come, and what was made of the others.
private struct Pictures {
    var glyphs: ArraySlice<DetectedGlyph>
    private var made: [String: AdaptiveImageGlyph] = [:]

    init(glyphs: ArraySlice<DetectedGlyph>) {
        self.glyphs = glyphs
    }

    /// Takes the next glyph that lies within a stretch; stretches come in their order.
    mutating func next(in range: Range<Int>) -> DetectedGlyph? {
        while let glyph = glyphs.first, glyph.range.upperBound <= range.upperBound {
            glyphs.removeFirst()
            if glyph.range.lowerBound >= range.lowerBound { return glyph }
        }
        return nil
    }

    /// What stands in its place; nil for an emoji without a picture, which says itself what it is.
    mutating func text(of glyph: DetectedGlyph) -> AttributedString? {
        if let image = made[glyph.contentIdentifier] ?? (try? glyph.adaptiveImageGlyph()) {
            made[glyph.contentIdentifier] = image
            return AttributedString(adaptiveImageGlyph: image)
        }
        guard glyph.unicode == nil else { return nil }
        // Another picture leaves its place and its identity.
        var place = AttributedString(AttributedString.glyphPlace)
        place.missingImageGlyph = glyph.contentIdentifier
        return place
    }
}

extension DataAction {
    /// The address, as far as it means something elsewhere.
    fileprivate var portableURL: URL? {
        url.hasPrefix("data:") ? nil : URL(string: url)
    }
}
