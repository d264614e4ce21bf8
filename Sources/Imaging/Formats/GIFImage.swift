import DocumentModel

/// GIF: the first frame.
struct GIFImage: EncodedImage {
    static let name = "GIF"

    let size: PixelSize
    var orientation: ImageOrientation { .up }
    private let still: [UInt8]

    static func matches(_ reader: ByteReader) -> Bool {
        reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0)
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let reader = ByteReader(bytes: bytes, isBigEndian: false)
        guard let flags = reader.byte(10) else { throw Self.damaged }
        var table = (start: 13, count: flags & 0x80 == 0 ? 0 : 2 << (flags & 7))
        var offset = 13 + table.count * 3
        var transparent: Int?
        while reader.byte(offset) == 0x21 {
            if reader.byte(offset + 1) == 0xF9, let flags = reader.byte(offset + 3), flags & 1 == 1 {
                transparent = reader.byte(offset + 6)
            }
            offset = try Self.endOfBlocks(from: offset + 2, in: reader)
        }
        guard reader.byte(offset) == 0x2C, let width = reader.uint16(offset + 5),
            let height = reader.uint16(offset + 7), let flags = reader.byte(offset + 9)
        else { throw Self.damaged }
        if flags & 0x80 != 0 { table = (offset + 10, 2 << (flags & 7)) }
        let data = offset + 11 + (flags & 0x80 == 0 ? 0 : table.count * 3)
        let end = try Self.endOfBlocks(from: data, in: reader)
        // The decoder would read every frame; it gets the first alone, what shines through painted white.
        var still = Array(bytes[..<end])
        if let transparent, transparent < table.count {
            let colour = table.start + transparent * 3
            still.replaceSubrange(colour..<colour + 3, with: [255, 255, 255])
        }
        self.still = still + [0x3B]
        size = PixelSize(width: width, height: height)
    }

    private static func endOfBlocks(from start: Int, in reader: ByteReader) throws -> Int {
        var offset = start
        while let length = reader.byte(offset) {
            offset += length + 1
            if length == 0 { return offset }
        }
        throw damaged
    }

    func pixels() throws -> Picture {
        // A code of twelve bits stands for up to 4096 pixels.
        try Self.require(still.count, bytesForPixels: size, pixelsPerByte: 4096 * 8 / 12)
        guard let file = GIFHandle(still), let picture = file.picture(), picture.size == size else {
            throw Self.damaged
        }
        return picture
    }
}
