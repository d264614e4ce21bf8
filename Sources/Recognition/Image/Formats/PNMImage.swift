import DocumentModel

/// Netpbm: PBM, PGM and PPM, as text or binary.
struct PNMImage: EncodedImage {
    static let name = "PNM"

    let size: PixelSize
    var orientation: ImageOrientation { .up }
    private let bytes: [UInt8]
    private let needed: Int?

    static func matches(_ reader: ByteReader) -> Bool {
        guard reader.has("P", at: 0), let kind = reader.byte(1), let space = reader.byte(2) else { return false }
        return (0x31...0x36).contains(kind) && (isSpace(space) || space == 0x23)
    }

    private static func isSpace(_ byte: Int) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        let kind = (reader.byte(1) ?? 0) - 0x30
        var offset = 2
        guard let width = Self.number(reader, &offset), let height = Self.number(reader, &offset),
            let most = kind == 1 || kind == 4 ? 1 : Self.number(reader, &offset)
        else { throw Self.damaged }
        size = PixelSize(width: width, height: height)
        self.bytes = bytes
        // The shortest text: digits that need no space in PBM, a digit and a space a sample in the others.
        let row: (Int, overflow: Bool) =
            switch kind {
            case 4: ((width - 1) / 8 + 1, false)
            case 1: (width, false)
            case 2: width.multipliedReportingOverflow(by: 2)
            case 3: width.multipliedReportingOverflow(by: 6)
            case 5: width.multipliedReportingOverflow(by: most > 255 ? 2 : 1)
            default: width.multipliedReportingOverflow(by: most > 255 ? 6 : 3)
            }
        let total = row.0.multipliedReportingOverflow(by: height)
        needed = row.overflow || total.overflow ? nil : total.partialValue + (kind <= 3 ? offset - 1 : offset)
    }

    /// The next number of the header; skips comments, and stops one byte behind the digits.
    private static func number(_ reader: ByteReader, _ offset: inout Int) -> Int? {
        while let byte = reader.byte(offset) {
            if byte == 0x23 {
                while let byte = reader.byte(offset), byte != 0x0A { offset += 1 }
            } else if isSpace(byte) {
                offset += 1
            } else {
                break
            }
        }
        var value: Int?
        while let byte = reader.byte(offset), (0x30...0x39).contains(byte) {
            value = (value ?? 0) * 10 + byte - 0x30
            offset += 1
            // No image is that large; stopping here keeps the arithmetic safe.
            if let value, value > Int(Int32.max) { return nil }
        }
        offset += 1
        return value
    }

    func pixels() throws -> Bitmap {
        guard let needed, needed <= bytes.count else { throw Self.damaged }
        guard let pixels = PixHandle(encoded: bytes)?.bitmap(), pixels.size == size else { throw Self.damaged }
        return pixels
    }
}
