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
        guard var frame = LineFrame(line.quad, on: map) else { return }
        let words = line.pieces
        frame.level(for: words)
        let spans = Self.spans(of: words, in: frame)
        guard !spans.isEmpty else { return }
        operators += "BT 3 Tr /\(fontName) \(PDFNumber.text(frame.height)) Tf\n"
        var pen = LinePen(frame)
        for (index, span) in spans.enumerated() {
            let next = spans.dropFirst(index + 1).first?.word
            let blank = span.isParted ? Self.blank(after: span.word, before: next) : nil
            // What is read from right to left has the blank that follows it on its left.
            let leads = span.word.isRightToLeft ? blank : nil
            operators += pen.movement(to: span.word.start - (leads?.width ?? 0), rise: span.word.rise)
            let groups = [leads].compactMap { $0 } + span.word.groups
            write(groups + (leads == nil ? [blank].compactMap { $0 } : []), height: frame.height, font: &font)
        }
        operators += "ET\n"
    }

    /// The words that have a place, in the order of reading, and whether a blank follows them.
    private static func spans(of words: [TextWord], in frame: LineFrame) -> [(word: WordSpan, isParted: Bool)] {
        var spans = words.enumerated().compactMap { index, word -> (word: WordSpan, isParted: Bool)? in
            guard !word.text.isEmpty, let span = WordSpan(word, in: frame) else { return nil }
            return (span, index + 1 < words.count && words[index + 1].range.lowerBound > word.range.upperBound)
        }
        let places = spans.indices.sorted { spans[$0].word.start < spans[$1].word.start }
        for (left, right) in zip(places, places.dropFirst()) {
            // Where the direction changes, words stand side by side that do not follow each other.
            let isParted = abs(left - right) > 1 || spans[min(left, right)].isParted
            if isParted { spans[left].word.leaveGap(before: spans[right].word) }
        }
        return spans
    }

    /// A blank that fills the gap to the next word, as far as that is one word's: wider gaps stay empty.
    private static func blank(after word: WordSpan, before next: WordSpan?) -> LetterGroup {
        let widest = word.height / 2
        let gap = next.map { word.isRightToLeft ? word.start - $0.end : $0.start - word.end } ?? widest / 2
        return LetterGroup(letters: [" "], width: min(max(gap, word.height / 20), widest))
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
