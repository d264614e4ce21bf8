internal import DocumentModel

/// Moves from word to word of a line.
struct LinePen {
    private let frame: LineFrame
    /// Where it moved last; nil before the first word.
    private var last: (along: Double, rise: Double)?

    init(_ frame: LineFrame) {
        self.frame = frame
    }

    /// The operator that moves to a place. The line's matrix is set at first.
    mutating func movement(to along: Double, rise: Double) -> String {
        defer { last = (along, rise) }
        if let last { return PDFNumber.list(along - last.along, rise - last.rise) + " Td " }
        let foot = Double(GlyphlessFont.descent) / 1000 * frame.height
        let origin = frame.point(along: along, above: rise + foot)
        return PDFNumber.list(frame.along.x, frame.along.y, frame.up.x, frame.up.y, origin.x, origin.y) + " Tm "
    }
}
