internal import Imaging
internal import DocumentModel

extension CodeReading {
    /// The codes that symbols of one picture stand for: those that hold parts of one text are joined, and left out while
    /// parts are missing.
    ///
    /// Barcodes that little is there to check by count where so many lines agree on them.
    static func readings(of symbols: [ZXingSymbol], in plane: Picture, leastLines: Double) -> [CodeReading] {
        let whole = symbols.filter { $0.part == nil }.compactMap { reading(of: $0, in: plane, leastLines: leastLines) }
        let parts = Dictionary(grouping: symbols.filter { $0.part != nil }) { $0.part?.id }
        return whole + parts.values.compactMap(joined)
    }

    /// The same in a picture enlarged by `scale`; the scan lines that this adds are not further evidence.
    static func readings(of symbols: [ZXingSymbol], in plane: Picture, scale: Double) -> [CodeReading] {
        readings(of: symbols, in: plane, leastLines: 5 * max(1, scale))
    }

    private static func reading(of symbol: ZXingSymbol, in plane: Picture, leastLines: Double) -> CodeReading? {
        guard isCredible(symbol, leastLines: leastLines) else { return nil }
        let (symbology, bytes) = symbol.printed
        return CodeReading(
            code: Code(
                symbology: symbology, payload: symbol.namedText ?? PayloadText.text(of: bytes, in: symbology),
                payloadBytes: bytes, isGS1: symbol.isGS1,
                quad: symbology.isLinear ? BarcodeOutline.quad(of: symbol, in: plane) : symbol.quad),
            quality: symbology.isLinear ? symbol.lines : Int.max,
            lacksDirection: !symbol.isStacked && (symbology == .gs1DataBar || symbology == .gs1DataBarExpanded))
    }

    private static func joined(_ symbols: [ZXingSymbol]) -> CodeReading? {
        // A part may stand in the picture more than once.
        var parts: [Int: ZXingSymbol] = [:]
        for symbol in symbols { parts[symbol.part?.index ?? 0] = symbol }
        guard let first = parts[0], let count = symbols.map({ $0.part?.count ?? 0 }).max(),
            // The last part of a PDF417 text says that it is the last; others say how many there are.
            count > 0, (0..<count).allSatisfy({ parts[$0] != nil }),
            let quad = Quad(enclosing: parts.values.map(\.quad))
        else { return nil }
        let ordered = (0..<count).compactMap { parts[$0] }
        let bytes = ordered.flatMap(\.bytes)
        let texts = ordered.compactMap(\.namedText)
        return CodeReading(
            code: Code(
                symbology: first.symbology,
                payload: texts.count == count ? texts.joined() : PayloadText.text(of: bytes, in: first.symbology),
                payloadBytes: bytes, isGS1: first.isGS1, quad: quad),
            quality: Int.max)
    }

    private static func isCredible(_ symbol: ZXingSymbol, leastLines: Double) -> Bool {
        switch symbol.symbology {
        case .ean13, .ean8, .upca, .upce, .telepen, .dxFilmEdge:
            // One check digit or bit only: noise and print pass it now and then, on a few lines. What looks like a barcode is shown
            // again, so that a true one gets more.
            Double(symbol.lines) >= leastLines
        case .itf, .code39, .codabar:
            // No check digit: a few bars of anything pass. Nobody prints fewer than four characters of them.
            symbol.bytes.count >= 4
        default:
            true
        }
    }
}

extension Symbology {
    /// The kinds of retail.
    static let retail: Set<Symbology> = [.ean13, .ean8, .upca, .upce]

    /// Whether bars alone carry the content, so that any line across them reads it.
    var isLinear: Bool {
        switch self {
        case .qr, .microQR, .rMQR, .dataMatrix, .aztec, .pdf417, .microPDF417, .maxiCode: false
        default: true
        }
    }
}
