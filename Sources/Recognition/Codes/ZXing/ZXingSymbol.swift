import CZXing
internal import DocumentModel

/// What zxing-cpp says of one code, copied out of its memory.
struct ZXingSymbol {
    let symbology: Symbology
    /// Whether it could be read; of another nothing but the kind and the place counts.
    var isRead = true
    /// The content as it stands in the code.
    let bytes: [UInt8]
    /// The content as text where the code names its character sets.
    let namedText: String?
    /// Whether the content is made of GS1's application identifiers.
    let isGS1: Bool
    /// Whether it stands in several rows, one above the other.
    var isStacked = false
    /// On how many scan lines a barcode was read.
    let lines: Int
    /// The corners as the code reads; of a barcode those of the bars that were seen.
    private(set) var quad: Quad
    /// The place in a text that stands in several codes.
    let part: Part?

    /// One code's place among several that hold one text.
    struct Part: Hashable {
        let id: String
        let index: Int
        let count: Int
    }
}

extension ZXingSymbol {
    /// The symbol with its corners mapped.
    func map(_ transform: (Point) -> Point) -> ZXingSymbol {
        var symbol = self
        symbol.quad = quad.map(transform)
        return symbol
    }

    /// Reads a symbol; nil for kinds that are not known.
    init?(_ symbol: zxing_symbol) {
        guard let symbology = Symbology(zxingFormat: symbol.format) else { return nil }
        self.symbology = symbology
        isRead = symbol.is_read != 0
        bytes = symbol.bytes.map { [UInt8](UnsafeBufferPointer(start: $0, count: symbol.byte_count)) } ?? []
        namedText = symbol.names_character_set != 0 ? symbol.text.flatMap { String(validatingCString: $0) } : nil
        isGS1 = symbol.is_gs1 != 0
        isStacked = Symbology.isStacked(zxingFormat: symbol.format)
        lines = Int(symbol.lines)
        let corners = symbol.corners
        let seen = Quad(
            topLeft: Point(x: Double(corners.0), y: Double(corners.1)),
            topRight: Point(x: Double(corners.2), y: Double(corners.3)),
            bottomRight: Point(x: Double(corners.4), y: Double(corners.5)),
            bottomLeft: Point(x: Double(corners.6), y: Double(corners.7)))
        // A mirrored code's corners come clockwise, as its transposed form reads; there the corner that looks top left counts.
        quad =
            symbol.is_mirrored == 0
            ? seen
            : Quad(
                topLeft: seen.bottomLeft, topRight: seen.topLeft, bottomRight: seen.topRight,
                bottomLeft: seen.bottomRight)
        if symbol.sequence_count >= 0, symbol.sequence_index >= 0 {
            part = Part(
                id: symbol.sequence_id.map { String(cString: $0) } ?? "", index: Int(symbol.sequence_index),
                count: Int(symbol.sequence_count))
        } else {
            part = nil
        }
    }
}
