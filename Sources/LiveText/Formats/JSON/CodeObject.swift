internal import DocumentModel

/// A code in JSON. `payloadHex` has the bytes where `payload` does not give them: binary content, and text that the code
/// carries in another encoding than UTF-8.
struct CodeObject: Codable {
    let symbology: Symbology
    let payload: String?
    let payloadHex: String?
    let isGS1: Bool
    let quad: Quad
    let content: CodeContent

    private enum CodingKeys: String, CodingKey {
        case symbology, payload, payloadHex, isGS1, quad, content, actions
    }

    init(_ code: Code) {
        symbology = code.symbology
        payload = code.payload
        let isUTF8 = code.payload.map { $0.utf8.elementsEqual(code.payloadBytes) } ?? false
        payloadHex = isUTF8 ? nil : code.payloadBytes.hexadecimal
        isGS1 = code.isGS1
        quad = code.quad
        content = code.content
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        symbology = try container.decode(Symbology.self, forKey: .symbology)
        payload = try container.decodeIfPresent(String.self, forKey: .payload)
        payloadHex = try container.decodeIfPresent(String.self, forKey: .payloadHex)
        isGS1 = try container.decodeIfPresent(Bool.self, forKey: .isGS1) ?? false
        quad = try container.decode(Quad.self, forKey: .quad)
        content = Code(symbology: symbology, payload: payload, payloadBytes: [], isGS1: isGS1, quad: quad).content
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(symbology, forKey: .symbology)
        try container.encode(payload, forKey: .payload)
        try container.encode(payloadHex, forKey: .payloadHex)
        if isGS1 { try container.encode(isGS1, forKey: .isGS1) }
        try container.encode(quad, forKey: .quad)
        try container.encode(content, forKey: .content)
        try container.encode(content.actions, forKey: .actions)
    }

    func code(in container: KeyedDecodingContainer<some CodingKey>) throws -> Code {
        guard let bytes = payloadHex.map([UInt8].init(hexadecimal:)) ?? payload.map({ Array($0.utf8) }) else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: container.codingPath, debugDescription: "A code has neither text nor bytes."))
        }
        return Code(symbology: symbology, payload: payload, payloadBytes: bytes, isGS1: isGS1, quad: quad)
    }
}

extension [UInt8] {
    var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Nil unless every byte has its two digits.
    fileprivate init?(hexadecimal text: String) {
        let digits = text.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
        self = stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }
}
