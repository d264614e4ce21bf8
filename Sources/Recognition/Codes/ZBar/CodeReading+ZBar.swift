internal import Imaging
internal import DocumentModel

extension CodeReading {
    /// The codes that a symbol stands for: ZBar makes one symbol of all barcodes with the same content.
    ///
    /// The plane is the picture enlarged by `scale`; the scan lines that this adds are not further evidence.
    static func readings(of symbol: ZBarSymbol, in plane: Picture, scale: Double) -> [CodeReading] {
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
                    payloadBytes: symbol.bytes, isGS1: symbol.isGS1, quad: quad),
                quality: symbol.symbology == .qr ? Int.max : symbol.quality)
        }
    }

    /// ZBar gives the code's own corners top left, bottom left, bottom right, top right: clockwise from the other end, or
    /// the wrong way round where the picture shows the code in a mirror. There the corner that looks top left counts.
    private static func qrQuad(_ points: [Point]) -> Quad? {
        guard points.count == 4 else { return nil }
        return Quad(topLeft: points[0], topRight: points[3], bottomRight: points[2], bottomLeft: points[1]).unmirrored
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
}
