internal import DocumentModel

/// A code as one attempt reads it, with how far it is to be trusted.
struct CodeReading {
    let code: Code
    /// On how many scan lines it was read; QR codes, which check themselves, are beyond doubt.
    let quality: Int

    /// The codes that a symbol stands for: ZBar makes one symbol of all barcodes with the same content.
    ///
    /// - Parameter scale: how much larger than the picture the plane is; scan lines beyond those of the picture itself
    ///   are no further evidence.
    static func readings(of symbol: ZBarSymbol, in plane: GrayPlane, scale: Double) -> [CodeReading] {
        guard isCredible(symbol, scale: scale) else { return [] }
        let quads: [Quad]
        if symbol.symbology == .qr {
            guard let quad = qrQuad(symbol.points) else { return [] }
            quads = [quad]
        } else {
            quads = BarcodeOutline.quads(of: symbol, in: plane)
        }
        return quads.map { quad in
            CodeReading(
                code: Code(
                    symbology: symbol.symbology, payload: PayloadText.text(of: symbol.bytes, in: symbol.symbology),
                    payloadBytes: symbol.bytes, quad: quad),
                quality: symbol.symbology == .qr ? Int.max : symbol.quality)
        }
    }

    /// ZBar gives the code's own corners top left, bottom left, bottom right, top right: clockwise from the other end, or
    /// the wrong way round where the picture shows the code in a mirror. There the corner that looks top left counts.
    private static func qrQuad(_ points: [Point]) -> Quad? {
        guard points.count == 4 else { return nil }
        let (topLeft, bottomLeft, bottomRight, topRight) = (points[0], points[1], points[2], points[3])
        let turn =
            (bottomRight.x - topLeft.x) * (bottomLeft.y - topRight.y)
            - (bottomRight.y - topLeft.y) * (bottomLeft.x - topRight.x)
        return turn >= 0
            ? Quad(topLeft: topLeft, topRight: topRight, bottomRight: bottomRight, bottomLeft: bottomLeft)
            : Quad(topLeft: topRight, topRight: topLeft, bottomRight: bottomLeft, bottomLeft: bottomRight)
    }

    /// The reading with the code's corners mapped.
    func map(_ transform: (Point) -> Point) -> CodeReading {
        let quad = code.quad.map(transform)
        return CodeReading(
            code: Code(
                symbology: code.symbology, payload: code.payload, payloadBytes: code.payloadBytes, quad: quad),
            quality: quality)
    }

    private static func isCredible(_ symbol: ZBarSymbol, scale: Double) -> Bool {
        switch symbol.symbology {
        case .qr:
            // Corrects its own errors.
            true
        case .ean13, .ean8, .upca, .upce:
            // One check digit only: noise and print pass it now and then, on a few lines.
            Double(symbol.quality) >= 6 * max(1, scale)
        case .itf, .code39:
            // No check digit: a few bars of anything pass. Nobody prints fewer than four characters of them.
            symbol.bytes.count >= 4 && symbol.quality >= 2
        default:
            true
        }
    }

    /// One reading for each place.
    ///
    /// Scan lines that cross a slanted barcode in part give a shorter reading of the same kind: the longest counts. Of
    /// readings that differ otherwise, the one that more scan lines agree on.
    static func withoutDoubles(_ readings: [CodeReading]) -> [CodeReading] {
        let whole = readings.filter { reading in
            !readings.contains { other in
                other.code.symbology == reading.code.symbology
                    && other.code.payloadBytes.count > reading.code.payloadBytes.count
                    && other.code.shares(placeWith: reading.code)
            }
        }
        var kept: [CodeReading] = []
        for reading in whole.sorted(by: { $0.quality > $1.quality })
        where !kept.contains(where: { $0.code.shares(placeWith: reading.code) }) {
            kept.append(reading)
        }
        return kept
    }
}
