/// Writes a document from nothing: its objects, then the table of where they stand.
struct PDFFileWriter {
    private var bytes: [UInt8]
    /// Where each object begins; 0 for one that is promised.
    private var offsets: [Int] = []

    init() {
        // Bytes above 127 tell those who look that this is no text.
        bytes = Array("%PDF-1.7\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
    }

    /// Takes a number for an object that is written later.
    mutating func promise() -> PDFReference {
        offsets.append(0)
        return PDFReference(number: offsets.count)
    }

    /// Writes a promised object.
    mutating func write(_ text: String, as reference: PDFReference) {
        begin(reference)
        bytes += Array(text.utf8)
        bytes += Array("\nendobj\n".utf8)
    }

    /// Writes an object.
    ///
    /// - Parameter text: The object in PDF's syntax.
    /// - Returns: How others refer to it.
    mutating func add(_ text: String) -> PDFReference {
        let reference = promise()
        write(text, as: reference)
        return reference
    }

    /// Writes a stream.
    ///
    /// - Parameters:
    ///   - entries: The entries of its dictionary but the length, without brackets.
    ///   - data: Its data, encoded as the entries say.
    /// - Returns: How others refer to it.
    mutating func addStream(_ entries: String, bytes data: [UInt8]) -> PDFReference {
        let reference = promise()
        begin(reference)
        bytes += Array("<< \(entries) /Length \(data.count) >>\nstream\n".utf8)
        bytes += data
        bytes += Array("\nendstream\nendobj\n".utf8)
        return reference
    }

    /// Writes a stream whose data get compressed.
    mutating func addCompressed(_ entries: String = "", bytes: [UInt8]) throws -> PDFReference {
        addStream(entries + " /Filter /FlateDecode", bytes: try Deflate.bytes(bytes))
    }

    /// The whole file.
    ///
    /// - Parameters:
    ///   - root: The catalog.
    ///   - info: What is said about the document.
    /// - Returns: Its bytes.
    func file(root: PDFReference, info: PDFReference) -> [UInt8] {
        let table = offsets.map { offset in
            let digits = String(offset)
            return String(repeating: "0", count: max(0, 10 - digits.utf8.count)) + digits + " 00000 n \n"
        }
        // The same document has the same number, whenever and wherever it is written.
        let identifier = Self.identifier(of: bytes)
        let trailer = """
            xref
            0 \(offsets.count + 1)
            0000000000 65535 f \n\(table.joined())trailer
            << /Size \(offsets.count + 1) /Root \(root) /Info \(info) /ID [<\(identifier)> <\(identifier)>] >>
            startxref
            \(bytes.count)
            %%EOF

            """
        return bytes + Array(trailer.utf8)
    }

    private mutating func begin(_ reference: PDFReference) {
        guard offsets.indices.contains(reference.number - 1) else { return }
        offsets[reference.number - 1] = bytes.count
        bytes += Array("\(reference.number) 0 obj\n".utf8)
    }

    /// 16 bytes that depend on all others, in hexadecimal digits.
    private static func identifier(of bytes: [UInt8]) -> String {
        var lanes: (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x8422_2325_CBF2_9CE4)
        for byte in bytes {
            lanes.0 = (lanes.0 ^ UInt64(byte)) &* 0x100_0000_01B3
            lanes.1 = (lanes.1 &+ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
        }
        return [lanes.0, lanes.1].map { lane in
            (0..<4).map { PDFString.digits(UInt16(truncatingIfNeeded: lane >> (48 - 16 * $0)), count: 4) }.joined()
        }.joined()
    }
}
