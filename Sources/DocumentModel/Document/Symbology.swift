/// The kind of a machine-readable code.
public struct Symbology: RawRepresentable, Hashable, Sendable, Codable {
    /// The name used in JSON: Vision's, in lower camel case.
    public let rawValue: String

    /// Makes a symbology from its JSON name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Codabar.
    public static let codabar = Symbology(rawValue: "codabar")
    /// Code 39.
    public static let code39 = Symbology(rawValue: "code39")
    /// Code 93.
    public static let code93 = Symbology(rawValue: "code93")
    /// Code 128.
    public static let code128 = Symbology(rawValue: "code128")
    /// EAN-8.
    public static let ean8 = Symbology(rawValue: "ean8")
    /// EAN-13.
    public static let ean13 = Symbology(rawValue: "ean13")
    /// GS1 DataBar, all 14-digit forms.
    public static let gs1DataBar = Symbology(rawValue: "gs1DataBar")
    /// GS1 DataBar Expanded.
    public static let gs1DataBarExpanded = Symbology(rawValue: "gs1DataBarExpanded")
    /// Interleaved 2 of 5.
    public static let itf = Symbology(rawValue: "itf")
    /// QR code, model 1 or 2.
    public static let qr = Symbology(rawValue: "qr")
    /// UPC-A.
    public static let upca = Symbology(rawValue: "upca")
    /// UPC-E.
    public static let upce = Symbology(rawValue: "upce")
}
