import CJPEG
import DocumentModel

/// JPEG: baseline or progressive; gray, colour or CMYK.
struct JPEGImage: EncodedImage {
    static let name = "JPEG"

    let size: PixelSize
    private(set) var orientation = ImageOrientation.up
    private let bytes: [UInt8]
    private let components: Int
    /// Adobe's programs store ink inverted and leave this marker.
    private var isAdobe = false

    static func matches(_ reader: ByteReader) -> Bool {
        reader.number(0, bytes: 3) == 0xFFD8FF
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        let reader = ByteReader(bytes: bytes, isBigEndian: true)
        var frame: (height: Int, width: Int, components: Int)?
        for segment in JPEGSegments(reader) {
            switch segment.marker {
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
                guard let height = reader.uint16(segment.start + 1), let width = reader.uint16(segment.start + 3),
                    let components = reader.byte(segment.start + 5)
                else { throw Self.damaged }
                frame = (height, width, components)
            case 0xE1 where reader.has("Exif\0\0", at: segment.start):
                orientation = ImageOrientation(exifAt: segment.start, in: bytes) ?? orientation
            case 0xEE where reader.has("Adobe", at: segment.start):
                isAdobe = true
            default:
                break
            }
        }
        guard let frame else { throw Self.damaged }
        self.bytes = bytes
        size = PixelSize(width: frame.width, height: frame.height)
        components = frame.components
    }

    func pixels() throws -> Bitmap {
        // A block of 8 × 8 pixels takes a bit at least.
        try Self.require(bytes.count, bytesForPixels: size, pixelsPerByte: 512)
        guard let decoder = JPEGDecoderHandle() else { throw Self.damaged }
        let format: JPEGDecoderHandle.Layout = components == 1 ? .gray : components == 4 ? .cmyk : .rgb
        switch decoder.decode(bytes, size: size, layout: format) {
        case .whole(let pixels):
            return bitmap(pixels)
        case .doubtful(let pixels) where JPEGSegments.reachEnd(in: bytes):
            // Damage in the middle spoils a part of the picture: shown as any viewer shows it.
            return bitmap(pixels)
        case .doubtful:
            // Nothing but the end mark may be missing; a picture that lacks rows is no picture of the whole page.
            guard case .whole(let pixels) = decoder.decode(bytes + [0xFF, 0xD9], size: size, layout: format) else {
                throw Self.damaged
            }
            return bitmap(pixels)
        case .none:
            throw Self.damaged
        }
    }

    private func bitmap(_ pixels: [UInt8]) -> Bitmap {
        switch components {
        case 1: Bitmap(size: size, format: .gray8, rowStride: size.width, bytes: pixels)
        case 4: Bitmap(cmyk: pixels, size: size, isInverted: isAdobe)
        default: Bitmap(size: size, format: .rgb8, rowStride: size.width * 3, bytes: pixels)
        }
    }
}
