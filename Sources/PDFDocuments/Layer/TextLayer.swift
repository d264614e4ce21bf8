internal import DocumentModel

/// Text that is not seen, where it is seen in the picture below: the operators that write it.
///
/// A line is a text object, and a word is moved to and shown as one string, each letter as wide as it was read.
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

    /// Writes lines in the order of reading; those without a place, or on a place without extent, are left out.
    mutating func append(_ lines: [TextLine], font: inout LayerFont) {
        for (index, line) in lines.enumerated() {
            append(line, before: index + 1 < lines.count ? lines[index + 1] : nil, font: &font)
        }
    }

    private mutating func append(_ line: TextLine, before next: TextLine?, font: inout LayerFont) {
        guard let frame = LineFrame(line.quad, on: map) else { return }
        var spans = Self.spans(of: line.pieces.flatMap { frame.parts(of: $0) }, in: frame)
        if let last = spans.last?.word, let next = next.flatMap({ firstWord(of: $0, beside: frame) }), last.joins(next)
        {
            spans[spans.count - 1].word.leaveGap(before: next)
            spans[spans.count - 1].isParted = true
        }
        guard !spans.isEmpty else { return }
        operators += "BT 3 Tr\n"
        var pen = LinePen(frame)
        var size = ""
        for (index, span) in spans.enumerated() {
            let word = span.word
            let next = spans.dropFirst(index + 1).first?.word
            let blank = span.isParted ? Self.blank(after: word, before: next) : nil
            let string = LayerString(word, blank: blank, font: &font)
            let current = "/\(fontName) \(PDFNumber.text(word.height)) Tf "
            if current != size { operators += current }
            size = current
            // What is read from right to left has the blank that follows it on its left.
            let start = word.isRightToLeft ? word.start - string.blankWidth : word.start
            let base = word.rise + Double(GlyphlessFont.descent) / 1000 * word.height
            operators += pen.movement(to: start, base: base) + string.operators + "\n"
        }
        operators += "ET\n"
    }

    /// The first word of a line that is read in the same direction as another, where it stands beside that.
    private func firstWord(of line: TextLine, beside frame: LineFrame) -> WordSpan? {
        guard let own = LineFrame(line.quad, on: map), own.along == frame.along, own.up == frame.up else { return nil }
        return line.pieces.first.flatMap { WordSpan($0, in: frame) }
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

    /// The width of a blank that fills the gap to the next word, as far as that is one word's: wider gaps stay empty.
    private static func blank(after word: WordSpan, before next: WordSpan?) -> Double {
        let widest = word.height / 2
        let gap = next.map { word.isRightToLeft ? word.start - $0.end : $0.start - word.end } ?? widest / 2
        return min(max(gap, word.height / 20), widest)
    }
}
