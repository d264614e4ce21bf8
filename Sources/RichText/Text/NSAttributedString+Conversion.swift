public import Foundation

extension NSAttributedString {
    /// A text with the glyphs of another kind of attributed string, and no other attributes.
    public convenience init(glyphsOf text: AttributedString) {
        let converted = NSMutableAttributedString(string: String(text.characters))
        var offset = 0
        for run in text.runs {
            let length = text.utf16.distance(from: run.range.lowerBound, to: run.range.upperBound)
            let range = NSRange(location: offset, length: length)
            offset += length
            if let glyph = run.adaptiveImageGlyph {
                converted.addAttribute(.adaptiveImageGlyph, value: glyph, range: range)
            }
            if let missing = run.missingImageGlyph {
                converted.addAttribute(.missingImageGlyph, value: missing, range: range)
            }
        }
        self.init(attributedString: converted)
    }
}

extension AttributedString {
    /// A text with the glyphs of another kind of attributed string, and no other attributes. A glyph holds on U+FFFC alone,
    /// wherever the other text has it.
    public init(glyphsOf text: NSAttributedString) {
        self.init()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            var run = AttributedString(text.attributedSubstring(from: range).string)
            run.adaptiveImageGlyph = attributes[.adaptiveImageGlyph] as? AdaptiveImageGlyph
            run.missingImageGlyph = attributes[.missingImageGlyph] as? String
            self += run
        }
    }
}
