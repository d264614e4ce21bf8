import DocumentModel

/// TIFF: any page; gray, palette or colour, fax, LZW, deflate, PackBits or JPEG.
struct TIFFImage: EncodedImage {
    static let name = "TIFF"

    let size: PixelSize
    let orientation: ImageOrientation
    private let directory: TIFFDirectory
    private let page: Int

    static func matches(_ reader: ByteReader) -> Bool {
        reader.has("II*\0", at: 0) || reader.has("MM\0*", at: 0)
    }

    init(bytes: [UInt8], page: Int) throws {
        guard var directory = TIFFDirectory(headerAt: 0, in: bytes) else { throw Self.damaged }
        var number = 1
        var read = directory.byteCount
        while number < page {
            // Directories in a circle or on top of each other are more than fit into the file.
            guard let next = directory.next, read <= bytes.count else { throw Self.missing(page: page, of: number) }
            guard let following = TIFFDirectory(reader: directory.reader, base: 0, offset: next) else {
                throw Self.damaged
            }
            directory = following
            read += directory.byteCount
            number += 1
        }
        guard page >= 1 else { throw Self.missing(page: page, of: 1) }
        guard let width = directory.value(.imageWidth), let height = directory.value(.imageLength) else {
            throw Self.damaged
        }
        if directory.contains(.tileWidth) { throw Self.unsupported("tiles") }
        if let kind = directory.value(.sampleFormat), kind != 1 { throw Self.unsupported("samples that are not whole") }
        size = PixelSize(width: width, height: height)
        orientation = ImageOrientation(directory) ?? .up
        self.directory = directory
        self.page = page
    }

    func pixels() throws -> Bitmap {
        try requireEnoughBytes()
        var bytes = directory.reader.bytes
        // Leptonica turns the picture itself, and turns it wrongly where the tag is 8.
        if orientation != .up, let location = directory.location(.orientation), location.upperBound <= bytes.count {
            bytes.replaceSubrange(location, with: repeatElement(0, count: location.count))
            bytes[directory.reader.isBigEndian ? location.upperBound - 1 : location.lowerBound] = 1
        }
        // libtiff multiplies colours by their alpha.
        guard let pixels = PixHandle(tiff: bytes, page: page)?.bitmap(isPremultiplied: true), pixels.size == size else {
            throw Self.damaged
        }
        return pixels
    }

    private func requireEnoughBytes() throws {
        let available = min(directory.sum(.stripByteCounts) ?? .max, directory.reader.count)
        let bits = (directory.value(.bitsPerSample) ?? 1) * (directory.value(.samplesPerPixel) ?? 1)
        // Bytes that a byte may stand for, as each compression packs at best.
        let ratio =
            switch directory.value(.compression) ?? 1 {
            case 1: 1
            case 2, 3, 4: size.width
            case 5: 4096
            case 8, 32946: 1032
            case 32773: 128
            default: 4096
            }
        try Self.require(available, bytesForPixels: size, pixelsPerByte: max(1, ratio * 8 / max(1, bits)))
    }
}
