/// The kind of a machine-readable code.
public struct Symbology: RawRepresentable, Hashable, Sendable, Codable {
    /// The name used in JSON: Vision's, in lower camel case.
    public let rawValue: String

    /// Makes a symbology from its JSON name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Aztec.
    public static let aztec = Symbology(rawValue: "aztec")
    /// Codabar.
    public static let codabar = Symbology(rawValue: "codabar")
    /// Code 39.
    public static let code39 = Symbology(rawValue: "code39")
    /// Code 39 whose pairs of characters stand for all of ASCII.
    public static let code39FullASCII = Symbology(rawValue: "code39FullASCII")
    /// Code 93.
    public static let code93 = Symbology(rawValue: "code93")
    /// Code 128.
    public static let code128 = Symbology(rawValue: "code128")
    /// Data Matrix.
    public static let dataMatrix = Symbology(rawValue: "dataMatrix")
    /// The bars along the edge of photographic film, which name the film and the frame.
    public static let dxFilmEdge = Symbology(rawValue: "dxFilmEdge")
    /// EAN-8.
    public static let ean8 = Symbology(rawValue: "ean8")
    /// EAN-13.
    public static let ean13 = Symbology(rawValue: "ean13")
    /// GS1 DataBar, all 14-digit forms but the limited one.
    public static let gs1DataBar = Symbology(rawValue: "gs1DataBar")
    /// GS1 DataBar Expanded, stacked or not.
    public static let gs1DataBarExpanded = Symbology(rawValue: "gs1DataBarExpanded")
    /// GS1 DataBar Limited.
    public static let gs1DataBarLimited = Symbology(rawValue: "gs1DataBarLimited")
    /// Interleaved 2 of 5.
    public static let itf = Symbology(rawValue: "itf")
    /// Interleaved 2 of 5 of 14 digits, the last a check digit.
    public static let itf14 = Symbology(rawValue: "itf14")
    /// MaxiCode.
    public static let maxiCode = Symbology(rawValue: "maxiCode")
    /// MicroPDF417.
    public static let microPDF417 = Symbology(rawValue: "microPDF417")
    /// Micro QR code.
    public static let microQR = Symbology(rawValue: "microQR")
    /// PDF417, compact or not.
    public static let pdf417 = Symbology(rawValue: "pdf417")
    /// QR code, model 1 or 2.
    public static let qr = Symbology(rawValue: "qr")
    /// Rectangular Micro QR code.
    public static let rMQR = Symbology(rawValue: "rMQR")
    /// Telepen.
    public static let telepen = Symbology(rawValue: "telepen")
    /// UPC-A.
    public static let upca = Symbology(rawValue: "upca")
    /// UPC-E.
    public static let upce = Symbology(rawValue: "upce")
}
