/// Decodes the bytes of a document, and remembers what the bytes of an encoding mean.
struct RTFEncodings {
    /// The encoding of fonts that name none.
    var page = CodePage.western
    private var tables: [CodePage: [String]] = [:]

    /// The text; nil where the encoding is not known.
    mutating func decode(_ bytes: [UInt8], _ page: CodePage) -> String? {
        if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
        guard page.isSingleByte else { return page.decode(bytes) }
        if tables[page] == nil {
            tables[page] = (0...255).compactMap { page.decode([$0]) }
        }
        guard let table = tables[page], table.count == 256 else { return nil }
        return bytes.reduce(into: "") { $0 += table[Int($1)] }
    }
}
