internal import DocumentModel

extension Code {
    /// What stands for the code where its picture cannot be: "QR code: https://example.org".
    var glyphDescription: String {
        guard let payload, !payload.isEmpty else { return symbology.commonName }
        let shown = payload.prefix(Self.longestDescription)
        return "\(symbology.commonName): \(shown)\(shown.endIndex == payload.endIndex ? "" : "…")"
    }

    /// Longer contents are no description any more; the code has them whole.
    private static let longestDescription = 300
}

extension Symbology {
    /// What people call it.
    fileprivate var commonName: String {
        switch self {
        case .aztec: "Aztec code"
        case .dataMatrix: "Data Matrix code"
        case .maxiCode: "MaxiCode"
        case .microPDF417, .pdf417: "PDF417 code"
        case .microQR, .qr, .rMQR: "QR code"
        default: "barcode"
        }
    }
}
