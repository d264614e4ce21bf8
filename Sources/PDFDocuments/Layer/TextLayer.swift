internal import DocumentModel

/// Text that is not seen, where it is seen in the picture below: the operators that write it.
///
/// A line is a text object with a matrix of its own, and a word is moved to. Letters are stretched in groups, so that each
/// stands where it was read.
struct TextLayer {
    /// The name of the font among the page's resources.
    let fontName: String
    /// Where pixels of the picture are on the page.
    let map: AffineTransform
    private(set) var operators = ""

    init(fontName: String, map: AffineTransform) {
        self.fontName = fontName
        self.map = map
    }

    /// Whether nothing was written.
    var isEmpty: Bool { operators.isEmpty }

    /// Writes a line; one without a place, or on a place without extent, is left out.
    mutating func append(_ line: TextLine, font: inout LayerFont) {
        guard let frame = LineFrame(line.quad, on: map) else { return }
        let words = line.pieces
        let spans = words.map { $0.text.isEmpty ? nil : WordSpan($0, in: frame) }
        var pen: LinePen?
        for (index, word) in words.enumerated() {
            guard var span = spans[index] else { continue }
            let isParted = index + 1 < words.count && words[index + 1].range.lowerBound > word.range.upperBound
            let next = isParted ? spans[index + 1] : nil
            if let next { span.leaveGap(before: next) }
            if pen == nil {
                operators += "BT 3 Tr /\(fontName) \(PDFNumber.text(frame.height)) Tf\n"
            }
            var current = pen ?? LinePen(frame)
            operators += current.movement(to: span)
            pen = current
            write(span.groups, height: frame.height, font: &font)
            if isParted { write([blank(after: span, before: next)], height: frame.height, font: &font) }
        }
        if pen != nil { operators += "ET\n" }
    }

    /// A blank that fills the gap to the next word, as far as that is one word's: wider gaps stay empty.
    private func blank(after span: WordSpan, before next: WordSpan?) -> LetterGroup {
        let widest = span.height / 2
        guard let next, next.isMirrored == span.isMirrored else { return LetterGroup(letters: " ", width: widest / 2) }
        return LetterGroup(letters: " ", width: min(max(next.start - span.end, span.height / 20), widest))
    }

    private mutating func write(_ groups: [LetterGroup], height: Double, font: inout LayerFont) {
        for group in groups {
            let codes = group.letters.compactMap { font.code(of: $0) }
            guard !codes.isEmpty else { continue }
            let natural = Double(codes.count * GlyphlessFont.advance) / 1000 * height
            let stretch = min(max(100 * group.width / natural, 1), 30_000)
            operators += "\(PDFNumber.text((stretch * 100).rounded() / 100)) Tz "
            operators += PDFString.hexadecimal(codes, digits: 4) + " Tj\n"
        }
    }
}
