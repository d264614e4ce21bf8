internal import DocumentModel

/// Moves from word to word of a line.
struct LinePen {
    private let frame: LineFrame
    /// Where it moved last; nil before the first word.
    private var last: (along: Double, base: Double)?

    init(_ frame: LineFrame) {
        self.frame = frame
    }

    /// The operator that moves to a place on a baseline. The line's matrix is set at first.
    mutating func movement(to along: Double, base: Double) -> String {
        defer { last = (along, base) }
        if let last { return PDFNumber.list(along - last.along, base - last.base) + " Td " }
        let origin = frame.point(along: along, above: base)
        return PDFNumber.list(frame.along.x, frame.along.y, frame.up.x, frame.up.y, origin.x, origin.y) + " Tm "
    }
}
