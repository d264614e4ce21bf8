import CTIFF
import DocumentModel

/// TIFF: any page; gray, palette or colour, fax, LZW, deflate, PackBits or JPEG; in strips or tiles.
struct TIFFImage: EncodedImage {
    static let name = "TIFF"

    let size: PixelSize
    let orientation: ImageOrientation
    let directory: TIFFDirectory
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
        if let kind = directory.value(.sampleFormat), kind != 1 { throw Self.unsupported("samples that are not whole") }
        size = PixelSize(width: width, height: height)
        orientation = ImageOrientation(directory) ?? .up
        self.directory = directory
        self.page = page
    }

    func pixels() throws -> Picture {
        try requireEnoughBytes()
        // Bright or dark alone; every other kind has colours.
        let isGray = (directory.value(.photometricInterpretation) ?? 0) <= 1
        let channels: Picture.Channels = isGray ? .gray : .rgb
        let bytes = directory.reader.bytes
        var isWhole = false
        let picture = Picture(size: size, channels: channels) { target in
            guard let start = target.baseAddress else { return }
            isWhole =
                tiff_decode(
                    bytes, bytes.count, UInt32(page - 1), UInt32(size.width), UInt32(size.height),
                    Int32(channels.rawValue), start) != 0
        }
        guard isWhole else { throw Self.damaged }
        return picture
    }

    private func requireEnoughBytes() throws {
        let sizes: TIFFDirectory.Tag = directory.contains(.tileWidth) ? .tileByteCounts : .stripByteCounts
        let available = min(directory.sum(sizes) ?? .max, directory.reader.count)
        let (depth, samples) = (directory.value(.bitsPerSample) ?? 1, directory.value(.samplesPerPixel) ?? 1)
        // No picture has more than this; a larger number is damage, and would set memory aside for pixels that are not
        // there.
        guard (1...64).contains(depth), (1...8).contains(samples) else { throw Self.damaged }
        // Each strip costs the decoder some microseconds, however little is in it.
        let rows = max(1, directory.value(.rowsPerStrip) ?? size.height)
        guard size.height / rows < 1 << 16 else { throw Self.damaged }
        let bits = depth * samples
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
