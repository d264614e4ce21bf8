import CJPEG
import DocumentModel

/// JPEG: baseline or progressive; gray, colour or CMYK.
struct JPEGImage: EncodedImage {
    static let name = "JPEG"

    let size: PixelSize
    private(set) var orientation = ImageOrientation.up
    private let bytes: [UInt8]
    private let components: Int
    private let reduction: Int
    /// Adobe's programs store ink inverted and leave this marker.
    private var isAdobe = false

    static func matches(_ reader: ByteReader) -> Bool {
        reader.number(0, bytes: 3) == 0xFFD8FF
    }

    init(bytes: [UInt8], page: Int) throws {
        guard page == 1 else { throw Self.missing(page: page, of: 1) }
        try self.init(bytes: bytes, reducedBy: 1)
    }

    /// Reads the head of a file whose pixels are wanted 1, 2, 4 or 8 times smaller, which takes less time.
    init(bytes: [UInt8], reducedBy reduction: Int) throws {
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
        self.reduction = reduction
        size = PixelSize(
            width: (frame.width + reduction - 1) / reduction, height: (frame.height + reduction - 1) / reduction)
        components = frame.components
    }

    func pixels() throws -> Picture {
        // A block of 8 × 8 pixels takes a bit at least.
        try Self.require(bytes.count, bytesForPixels: size, pixelsPerByte: 512)
        let (outcome, pixels) = decoded(bytes)
        // A picture that lacks rows does not show the whole page.
        guard outcome.rows == size.height else { throw Self.damaged }
        if outcome.warnings == 0 || JPEGSegments.reachEnd(in: bytes) {
            // Damage in the middle spoils a part of the picture: shown as any viewer shows it.
            return try picture(pixels)
        }
        // The decoder fills up what was cut off: only the end mark may be missing.
        let (ended, endedPixels) = decoded(bytes + [0xFF, 0xD9])
        guard ended.rows == size.height, ended.warnings == 0 else { throw Self.damaged }
        return try picture(endedPixels)
    }

    /// What the decoder wrote, over white.
    private func decoded(_ bytes: [UInt8]) -> (outcome: jpeg_outcome, pixels: [UInt8]) {
        var outcome = jpeg_outcome()
        var pixels = [UInt8](repeating: 255, count: size.area * Int(layout.rawValue))
        pixels.withUnsafeMutableBufferPointer { buffer in
            guard let start = buffer.baseAddress else { return }
            outcome = jpeg_decode(
                bytes, bytes.count, layout, Int32(reduction), Int32(size.width), Int32(size.height), start)
        }
        return (outcome, pixels)
    }

    private var layout: jpeg_layout {
        switch components {
        case 1: JPEG_GRAY
        case 4: JPEG_CMYK
        default: JPEG_RGB
        }
    }

    private func picture(_ pixels: [UInt8]) throws -> Picture {
        let picture =
            switch layout {
            case JPEG_GRAY: Picture(size: size, channels: .gray, bytes: pixels)
            case JPEG_CMYK: colours(ofInk: pixels)
            default: Picture(size: size, channels: .rgb, bytes: pixels)
            }
        guard let picture else { throw Self.damaged }
        return picture
    }

    /// Colours from four bytes of ink a pixel.
    private func colours(ofInk ink: [UInt8]) -> Picture {
        let flip: UInt8 = isAdobe ? 0 : 255
        return Picture(size: size, channels: .rgb) { target in
            for pixel in 0..<size.area {
                let black = UInt32(ink[pixel * 4 + 3] ^ flip)
                for channel in 0..<3 {
                    let light = UInt32(ink[pixel * 4 + channel] ^ flip) * black
                    target[pixel * 3 + channel] = UInt8(truncatingIfNeeded: (light + 127) / 255)
                }
            }
        }
    }
}

extension Picture {
    /// A JPEG, 2, 4 or 8 times smaller than it is, its sides rounded up: decoded so in less time than as a whole.
    package init(jpeg bytes: [UInt8], reducedBy reduction: Int) throws {
        self = try JPEGImage(bytes: bytes, reducedBy: reduction).pixels()
    }
}
