internal import CZBar
internal import DocumentModel

/// What ZBar says of one code, copied out of its memory.
struct ZBarSymbol {
    let symbology: Symbology
    /// The content; in QR codes as it stands there, unless the code names its character set: then UTF-8.
    let bytes: [UInt8]
    /// On how many scan lines a barcode was read.
    let quality: Int
    /// The corners of a QR code; of a barcode the places where scan lines left it, on either side of the bars.
    let points: [Point]
    /// Whether the content is made of GS1's application identifiers.
    var isGS1 = false
    /// Which way a barcode reads; nil where its kind does not tell.
    let direction: Point?
}

extension ZBarSymbol {
    /// Reads a symbol; nil for kinds that are not looked for and for QR codes of which parts are missing.
    init?(_ symbol: OpaquePointer) {
        guard let symbology = Symbology(zbar_symbol_get_type(symbol)), let data = zbar_symbol_get_data(symbol) else {
            return nil
        }
        // Counted, not terminated: the content may hold zeros.
        let length = Int(zbar_symbol_get_data_length(symbol))
        let bytes = data.withMemoryRebound(to: UInt8.self, capacity: length) {
            [UInt8](UnsafeBufferPointer(start: $0, count: length))
        }
        let points = (0..<zbar_symbol_get_loc_size(symbol)).map { index in
            Point(x: Double(zbar_symbol_get_loc_x(symbol, index)), y: Double(zbar_symbol_get_loc_y(symbol, index)))
        }
        let direction: Point? =
            switch zbar_symbol_get_orientation(symbol) {
            case ZBAR_ORIENT_UP: Point(x: 1, y: 0)
            case ZBAR_ORIENT_RIGHT: Point(x: 0, y: 1)
            case ZBAR_ORIENT_DOWN: Point(x: -1, y: 0)
            case ZBAR_ORIENT_LEFT: Point(x: 0, y: -1)
            default: nil
            }
        let modifiers = zbar_symbol_get_modifiers(symbol)
        self.init(
            symbology: symbology, bytes: bytes, quality: Int(zbar_symbol_get_quality(symbol)), points: points,
            isGS1: modifiers & (1 << ZBAR_MOD_GS1.rawValue) != 0, direction: direction)
    }
}

extension Symbology {
    /// ZBar's kinds that are looked for. ISBN is EAN-13 under another name, add-ons and SQ code bring more false
    /// readings than true ones.
    static let zbarTypes: [(type: zbar_symbol_type_t, symbology: Symbology)] = [
        (ZBAR_QRCODE, .qr), (ZBAR_EAN13, .ean13), (ZBAR_EAN8, .ean8), (ZBAR_UPCA, .upca), (ZBAR_UPCE, .upce),
        (ZBAR_I25, .itf), (ZBAR_CODE39, .code39), (ZBAR_CODE93, .code93), (ZBAR_CODE128, .code128),
        (ZBAR_CODABAR, .codabar), (ZBAR_DATABAR, .gs1DataBar), (ZBAR_DATABAR_EXP, .gs1DataBarExpanded),
    ]

    init?(_ type: zbar_symbol_type_t) {
        guard let known = Self.zbarTypes.first(where: { $0.type == type }) else { return nil }
        self = known.symbology
    }
}
