import DocumentModel

/// JPEG 2000: a codestream, in JP2 boxes or without.
struct JPEG2000Image: EncodedImage {
    static let name = "JPEG 2000"

    let size: PixelSize
    var orientation: ImageOrientation { .up }
    private let bytes: [UInt8]

    static func matches(_ reader: ByteReader) -> Bool {
        reader.uint32(0) == 0xFF4F_FF51 || reader.has("jP  \r\n", at: 4)
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        guard let start = Self.codestream(in: reader), reader.uint32(start) == 0xFF4F_FF51,
            let right = reader.uint32(start + 8), let bottom = reader.uint32(start + 12),
            let left = reader.uint32(start + 16), let top = reader.uint32(start + 20),
            let tileWidth = reader.uint32(start + 24), let tileHeight = reader.uint32(start + 28)
        else { throw Self.damaged }
        // The decoder sets aside some kilobytes for each tile before it reads any.
        guard PixelSize(width: tileWidth, height: tileHeight).area >= 1024 else { throw Self.damaged }
        size = PixelSize(width: right - left, height: bottom - top)
        self.bytes = bytes
    }

    private static func codestream(in reader: ByteReader) -> Int? {
        if reader.uint32(0) == 0xFF4F_FF51 { return 0 }
        var offset = 0
        while let length = reader.uint32(offset) {
            let header = length == 1 ? 16 : 8
            if reader.has("jp2c", at: offset + 4) { return offset + header }
            let whole = length == 1 ? reader.number(offset + 9, bytes: 7) : length
            guard let whole, whole >= header, whole <= reader.count else { return nil }
            offset += whole
        }
        return nil
    }

    func pixels() throws -> Picture {
        try Self.require(bytes.count, substanceFor: size, pixelsPerByte: 512)
        return try bytes.withUnsafeBytes { bytes in
            guard var file = JPEG2000Handle(bytes, isBoxed: bytes.first == 0),
                let pixels = file.samples(size: size)?.picture()
            else { throw Self.damaged }
            return pixels
        }
    }
}
