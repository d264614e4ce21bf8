@testable import Imaging

/// Adds an EXIF orientation to encoded pictures, by hand.
enum SampleMetadata {
    static func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ((count - 1 - $0) * 8)) }
    }

    static func little(_ value: Int, _ count: Int) -> [UInt8] {
        big(value, count).reversed()
    }

    /// A TIFF block with an unrelated tag and the orientation.
    static func exif(_ orientation: ImageOrientation, isBigEndian: Bool) -> [UInt8] {
        let number = isBigEndian ? big : little
        let value = number(Int(orientation.rawValue), 2) + [0, 0]
        return Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
            + number(0x0100, 2) + number(3, 2) + number(1, 4) + number(48, 2) + [0, 0]
            + number(0x0112, 2) + number(3, 2) + number(1, 4) + value + number(0, 4)
    }

    static func jpeg(_ bytes: [UInt8], _ orientation: ImageOrientation, isBigEndian: Bool) -> [UInt8] {
        let block = Array("Exif\0\0".utf8) + exif(orientation, isBigEndian: isBigEndian)
        return bytes[..<2] + [0xFF, 0xE1] + big(block.count + 2, 2) + block + bytes[2...]
    }

    static func png(_ bytes: [UInt8], _ orientation: ImageOrientation, isBigEndian: Bool) -> [UInt8] {
        bytes[..<33] + chunk("eXIf", exif(orientation, isBigEndian: isBigEndian)) + bytes[33...]
    }

    static func chunk(_ name: String, _ contents: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + contents
        return big(contents.count, 4) + body + big(crc(body), 4)
    }

    private static let crcTable = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
    }

    static func crc(_ bytes: some Sequence<UInt8>) -> Int {
        Int(bytes.reduce(UInt32.max) { $0 >> 8 ^ crcTable[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] } ^ UInt32.max)
    }

    /// Puts the chunk of a simple WebP into an extended one.
    static func webp(_ bytes: [UInt8], _ orientation: ImageOrientation, isBigEndian: Bool) -> [UInt8] {
        let block = exif(orientation, isBigEndian: isBigEndian)
        let extended = Array("VP8X".utf8) + little(10, 4) + little(0x08, 4) + little(47, 3) + little(31, 3)
        let body =
            Array("WEBP".utf8) + extended + bytes[12...] + Array("EXIF".utf8) + little(block.count, 4) + block
        return Array("RIFF".utf8) + little(body.count, 4) + body
    }

    /// A TIFF without compression, whose tags may be overridden.
    static func tiff(
        _ orientation: ImageOrientation = .up, isBigEndian: Bool, width: Int = 48, height: Int = 32,
        pixels: [UInt8] = SamplePicture.pixels()
    ) -> [UInt8] {
        let number = isBigEndian ? big : little
        func entry(_ tag: Int, _ type: Int, _ value: Int) -> [UInt8] {
            number(tag, 2) + number(type, 2) + number(1, 4)
                + (type == 3 ? number(value, 2) + [0, 0] : number(value, 4))
        }
        let directory = 8
        let bits = directory + 2 + 10 * 12 + 4
        let start = bits + 6
        let entries =
            entry(256, 4, width) + entry(257, 4, height) + number(258, 2) + number(3, 2) + number(3, 4)
            + number(bits, 4) + entry(259, 3, 1) + entry(262, 3, 2) + entry(273, 4, start)
            + entry(274, 3, Int(orientation.rawValue)) + entry(277, 3, 3) + entry(278, 4, height)
            + entry(279, 4, pixels.count)
        return Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(directory, 4) + number(10, 2) + entries
            + number(0, 4) + number(8, 2) + number(8, 2) + number(8, 2) + pixels
    }
}
