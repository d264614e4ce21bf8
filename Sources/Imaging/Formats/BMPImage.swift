import DocumentModel

/// BMP without compression: 1, 4 or 8 bits with a palette; 16, 24 or 32 bits of colour.
///
/// Decoded here: no library for it is as small.
struct BMPImage: EncodedImage {
    static let name = "BMP"

    let size: PixelSize
    var orientation: ImageOrientation { .up }
    private let reader: ByteReader
    private let bits: Int
    private let isTopDown: Bool
    private let start: Int
    private let palette: [(UInt8, UInt8, UInt8)]
    /// The bits of red, green and blue in a pixel of 16 or 32 bits.
    private let masks: [UInt32]

    static func matches(_ reader: ByteReader) -> Bool {
        // Two letters alone also start many a text.
        reader.has("BM", at: 0) && [12, 40, 52, 56, 64, 108, 124].contains(reader.byte(14))
            && reader.number(15, bytes: 3) == 0
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let reader = ByteReader(bytes: bytes, isBigEndian: false)
        guard let start = reader.uint32(10), let header = reader.uint32(14) else { throw Self.damaged }
        let isOld = header == 12
        guard let width = isOld ? reader.uint16(18) : reader.uint32(18),
            let height = isOld ? reader.uint16(20) : reader.uint32(22), let bits = reader.uint16(isOld ? 24 : 28),
            let compression = isOld ? 0 : reader.uint32(30)
        else { throw Self.damaged }
        let signed = isOld ? height : Int(Int32(truncatingIfNeeded: height))
        size = PixelSize(width: isOld ? width : Int(Int32(truncatingIfNeeded: width)), height: abs(signed))
        isTopDown = signed < 0
        guard [1, 4, 8, 16, 24, 32].contains(bits) else { throw Self.damaged }
        guard [0, 3, 6].contains(compression) else { throw Self.unsupported("compression") }
        self.reader = reader
        self.bits = bits
        self.start = start
        if compression == 0 {
            masks = bits == 16 ? [0x7C00, 0x3E0, 0x1F] : [0xFF0000, 0xFF00, 0xFF]
        } else {
            masks = [54, 58, 62].compactMap { reader.uint32($0).map { UInt32($0) } }
        }
        guard masks.count == 3 else { throw Self.damaged }
        let step = isOld ? 3 : 4
        let masksAfterHeader = compression == 3 && header == 40 ? 12 : 0
        let colours = bits <= 8 ? max(0, min(1 << bits, (start - 14 - header) / step)) : 0
        palette = (0..<colours).map { index in
            let at = 14 + header + masksAfterHeader + index * step
            let (blue, green, red) = (reader.byte(at), reader.byte(at + 1), reader.byte(at + 2))
            return (UInt8(red ?? 0), UInt8(green ?? 0), UInt8(blue ?? 0))
        }
    }

    func pixels() throws -> Picture {
        let stride = (size.width * bits + 31) / 32 * 4
        guard start + stride * size.height <= reader.count else { throw Self.damaged }
        var rgb: [UInt8] = []
        rgb.reserveCapacity(size.area * 3)
        for row in 0..<size.height {
            let line = start + (isTopDown ? row : size.height - 1 - row) * stride
            for column in 0..<size.width {
                let (red, green, blue) = color(line: line, column: column)
                rgb.append(red)
                rgb.append(green)
                rgb.append(blue)
            }
        }
        guard let picture = Picture(size: size, channels: .rgb, bytes: rgb) else { throw Self.damaged }
        return picture
    }

    private func color(line: Int, column: Int) -> (UInt8, UInt8, UInt8) {
        let bytes = reader.bytes
        switch bits {
        case 24:
            let at = line + column * 3
            return (bytes[at + 2], bytes[at + 1], bytes[at])
        case 16:
            let at = line + column * 2
            return masked(UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8)
        case 32:
            let at = line + column * 4
            return masked(
                UInt32(bytes[at]) | UInt32(bytes[at + 1]) << 8 | UInt32(bytes[at + 2]) << 16
                    | UInt32(bytes[at + 3]) << 24)
        default:
            let bit = column * bits
            let index = Int(bytes[line + bit / 8]) >> (8 - bits - bit % 8) & (1 << bits - 1)
            return index < palette.count ? palette[index] : (0, 0, 0)
        }
    }

    private func masked(_ pixel: UInt32) -> (UInt8, UInt8, UInt8) {
        (channel(pixel, masks[0]), channel(pixel, masks[1]), channel(pixel, masks[2]))
    }

    private func channel(_ pixel: UInt32, _ mask: UInt32) -> UInt8 {
        guard mask != 0 else { return 0 }
        let shift = UInt32(mask.trailingZeroBitCount)
        let (value, most) = (UInt64((pixel & mask) >> shift), UInt64(mask >> shift))
        return UInt8(truncatingIfNeeded: (value * 255 + most / 2) / most)
    }
}
