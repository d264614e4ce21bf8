/// A machine-readable code: a QR code, a barcode.
public struct Code: Hashable, Sendable {
    /// The kind of code.
    public let symbology: Symbology
    /// The content as text; nil where the bytes are not text.
    public let payload: String?
    /// The content as bytes, as the code carries them.
    public let payloadBytes: [UInt8]
    /// Whether the content is made of GS1's application identifiers, with U+001D between those of variable length; known
    /// where the code says so.
    public let isGS1: Bool
    /// The code's corners, clockwise from the one that is top left when the code is held upright.
    public let quad: Quad

    /// Makes a code from its content and its place.
    public init(symbology: Symbology, payload: String?, payloadBytes: [UInt8], isGS1: Bool = false, quad: Quad) {
        self.symbology = symbology
        self.payload = payload
        self.payloadBytes = payloadBytes
        self.isGS1 = isGS1
        self.quad = quad
    }

    /// The same code elsewhere.
    package func at(_ quad: Quad) -> Code {
        Code(symbology: symbology, payload: payload, payloadBytes: payloadBytes, isGS1: isGS1, quad: quad)
    }
}
