internal import DocumentModel

extension Code {
    /// The code under the name among those wanted that says most of it; nil where none fits.
    func named(as wanted: Set<Symbology>) -> Code? {
        if wanted.contains(.itf14), symbology == .itf || symbology == .itf14, isITF14 { return renamed(.itf14) }
        if symbology == .itf14 { return wanted.contains(.itf) ? renamed(.itf) : nil }
        if symbology == .upca, !wanted.contains(.upca) {
            // UPC-A is the part of EAN-13 that begins with a zero.
            return wanted.contains(.ean13) ? renamed(.ean13, before: "0") : nil
        }
        return wanted.contains(symbology) ? self : nil
    }

    private func renamed(_ symbology: Symbology, before prefix: String = "") -> Code {
        Code(
            symbology: symbology, payload: payload.map { prefix + $0 }, payloadBytes: prefix.utf8 + payloadBytes,
            isGS1: isGS1, quad: quad)
    }

    /// Whether the digits are those of a carton's number, the last a check digit.
    private var isITF14: Bool {
        guard payloadBytes.count == 14, payloadBytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
        let weighted = payloadBytes.enumerated().map { Int($1 - 0x30) * ($0.isMultiple(of: 2) ? 3 : 1) }
        return weighted.reduce(0, +).isMultiple(of: 10)
    }
}
