internal import DocumentModel

/// Moves from word to word of a line.
struct LinePen {
    private let frame: LineFrame
    /// Where the last word began, and in which direction it read; nil before the first.
    private var last: (start: Double, rise: Double, isMirrored: Bool)?

    init(_ frame: LineFrame) {
        self.frame = frame
    }

    /// The operator that moves to a word. The line's matrix is set for the first word, and where the direction changes: a
    /// word from right to left stands in a mirrored one, so that its letters follow each other as they are read.
    mutating func movement(to span: WordSpan) -> String {
        defer { last = (span.start, span.rise, span.isMirrored) }
        if let last, last.isMirrored == span.isMirrored {
            return PDFNumber.list(span.start - last.start, span.rise - last.rise) + " Td "
        }
        let sign: Double = span.isMirrored ? -1 : 1
        let foot = Double(GlyphlessFont.descent) / 1000 * frame.height
        let origin = frame.point(along: sign * span.start, above: span.rise + foot)
        return PDFNumber.list(
            sign * frame.along.x, sign * frame.along.y, frame.up.x, frame.up.y, origin.x, origin.y) + " Tm "
    }
}
