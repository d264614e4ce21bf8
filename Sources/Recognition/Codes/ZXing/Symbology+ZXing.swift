internal import DocumentModel

extension Symbology {
    /// zxing-cpp's kinds that are looked for: two characters each, symbology and variant. Code 32 and Aztec runes bring
    /// more false readings than true ones.
    static let zxingFormats: [(format: String, symbology: Symbology)] = [
        ("Q1", .qr), ("Q2", .qr), ("Qm", .microQR), ("Qr", .rMQR), ("d ", .dataMatrix), ("zc", .aztec),
        ("L ", .pdf417), ("Lc", .pdf417), ("Lm", .microPDF417), ("U ", .maxiCode), ("E1", .ean13), ("E8", .ean8),
        ("Ea", .upca), ("Ee", .upce), ("C ", .code128), ("As", .code39), ("Ae", .code39FullASCII), ("G ", .code93),
        ("F ", .codabar), ("I ", .itf), ("I4", .itf14), ("eo", .gs1DataBar), ("es", .gs1DataBar),
        ("eO", .gs1DataBar), ("el", .gs1DataBarLimited), ("ee", .gs1DataBarExpanded), ("eE", .gs1DataBarExpanded),
        ("B ", .telepen), ("Xx", .dxFilmEdge),
    ]

    /// The numbers by which zxing-cpp calls the kinds.
    static func zxingFormats(of wanted: Set<Symbology>) -> [UInt32] {
        zxingFormats.filter { wanted.contains($0.symbology) }.map { number($0.format) }
    }

    /// Whether a reading is of GS1 DataBar in several rows.
    static func isStacked(zxingFormat: UInt32) -> Bool {
        ["es", "eO", "eE"].contains { number($0) == zxingFormat }
    }

    /// The kind that a reading has; one that does not tell its variant is of the first.
    init?(zxingFormat: UInt32) {
        let known =
            Self.zxingFormats.first { Self.number($0.format) == zxingFormat }
            ?? Self.zxingFormats.first { Self.number($0.format) & 0xFF == zxingFormat & 0xFF }
        guard let known else { return nil }
        self = known.symbology
    }

    private static func number(_ format: String) -> UInt32 {
        format.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
