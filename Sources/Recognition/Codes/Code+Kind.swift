internal import DocumentModel

extension Code {
    /// The code under the name among those wanted that says most of it; nil where none fits.
    func named(as wanted: Set<Symbology>) -> Code? {
        let kinds: [Symbology] =
            symbology == .itf || symbology == .itf14 ? (isITF14 ? [.itf14, .itf] : [.itf]) : [symbology]
        guard let kind = kinds.first(where: wanted.contains) else { return nil }
        return Code(symbology: kind, payload: payload, payloadBytes: payloadBytes, isGS1: isGS1, quad: quad)
    }

    /// Whether the digits are those of a carton's number, the last a check digit.
    private var isITF14: Bool {
        guard payloadBytes.count == 14, payloadBytes.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
        let weighted = payloadBytes.enumerated().map { Int($1 - 0x30) * ($0.isMultiple(of: 2) ? 3 : 1) }
        return weighted.reduce(0, +).isMultiple(of: 10)
    }
}
