@testable import Imaging

/// Files that promise a size which they do not hold.
enum LyingHeaders {
    static let formats = [
        "jpeg", "png", "gif", "webp", "losslessWebP", "bmp", "pnm", "tiff", "jpeg2000", "heic", "avif",
    ]

    /// A small file of the format that claims this size.
    static func file(_ format: String, width: Int, height: Int) throws -> [UInt8] {
        switch format {
        case "jpeg":
            return try patched(
                SamplePicture.encoded(.jpeg), after: [0xFF, 0xC0, 0, 17, 8], big(height, 2) + big(width, 2))
        case "png":
            var png = SamplePicture.encoded(.png)
            png.replaceSubrange(16..<24, with: big(width, 4) + big(height, 4))
            png.replaceSubrange(29..<33, with: big(SampleMetadata.crc(png[12..<29]), 4))
            return png
        case "gif":
            var gif = try patched(
                SamplePicture.encoded(.gif), after: [0x2C, 0, 0, 0, 0], little(width, 2) + little(height, 2))
            gif.replaceSubrange(6..<10, with: little(width, 2) + little(height, 2))
            return gif
        case "webp":
            return try patched(
                SamplePicture.encoded(.webp), after: [0x9D, 0x01, 0x2A], little(width, 2) + little(height, 2))
        case "losslessWebP":
            let bits = (width - 1) & 0x3FFF | ((height - 1) & 0x3FFF) << 14
            return try patched(SamplePicture.encoded(.losslessWebP), after: [0x2F], little(bits, 4))
        case "bmp":
            var bmp = SamplePicture.encoded(.bmp)
            bmp.replaceSubrange(18..<26, with: little(width, 4) + little(height, 4))
            return bmp
        case "pnm":
            return Array("P6 \(width) \(height) 255\n".utf8) + SamplePicture.pixels()
        case "tiff":
            return SampleMetadata.tiff(isBigEndian: false, width: width, height: height)
        case "jpeg2000":
            let size = big(width, 4) + big(height, 4)
            // The picture and its only tile in the codestream, then the box that repeats it.
            let codestream = try patched(
                SamplePicture.encoded(.jpeg2000), after: Array("ihdr".utf8), big(height, 4) + big(width, 4))
            let origin = big(0, 8)
            return try patched(codestream, after: [0xFF, 0x51, 0, 47, 0, 0], size + origin + size + origin)
        case "heic", "avif":
            let fixture = try SamplePicture.fixture("picture.\(format)")
            return try patched(fixture, after: Array("ispe\0\0\0\0".utf8), big(width, 4) + big(height, 4))
        default:
            return []
        }
    }

    private struct PatternIsMissing: Error {}

    /// The bytes with others behind the first place where a pattern stands.
    private static func patched(_ bytes: [UInt8], after pattern: [UInt8], _ new: [UInt8]) throws -> [UInt8] {
        guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: pattern) }) else {
            throw PatternIsMissing()
        }
        var bytes = bytes
        let at = start + pattern.count
        bytes.replaceSubrange(at..<at + new.count, with: new)
        return bytes
    }

    private static func big(_ value: Int, _ count: Int) -> [UInt8] { SampleMetadata.big(value, count) }
    private static func little(_ value: Int, _ count: Int) -> [UInt8] { SampleMetadata.little(value, count) }

    /// A sound black PNG: rows of zeros, packed 158 to 1 with deflate's fixed codes.
    static func blackPNG(width: Int, height: Int, bitsPerPixel: Int) -> [UInt8] {
        let raw = ((width * bitsPerPixel + 7) / 8 + 1) * height
        var stream: [UInt8] = [0x78, 0x01]
        var (pending, count) = (0, 0)
        func append(_ code: Int, _ length: Int) {
            pending |= code << count
            count += length
            while count >= 8 {
                stream.append(UInt8(pending & 255))
                pending >>= 8
                count -= 8
            }
        }
        // The last block, with fixed codes; a zero; 258 zeros like it as often as they fit; the rest; the end.
        append(0b011, 3)
        append(0b0000_1100, 8)
        for _ in 0..<(raw - 1) / 258 { append(0b0_0000_1010_0011, 13) }
        for _ in 0..<(raw - 1) % 258 { append(0b0000_1100, 8) }
        append(0, 7)
        append(0, 7)
        let header = big(width, 4) + big(height, 4) + [UInt8(bitsPerPixel), 0, 0, 0, 0]
        let adler = (raw % 65521) << 16 | 1
        return [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + SampleMetadata.chunk("IHDR", header)
            + SampleMetadata.chunk("IDAT", stream + big(adler, 4)) + SampleMetadata.chunk("IEND", [])
    }
}
