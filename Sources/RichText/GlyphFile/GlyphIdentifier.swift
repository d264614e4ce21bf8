import DocumentModel
import Imaging

/// Identifiers of glyphs.
enum GlyphIdentifier {
    /// Longest identifier that is taken from a file, in UTF-8 bytes.
    static let longest = 180

    /// The identifier of a picture: a UUID made from its pixels (version 8 of RFC 9562), so that the same picture has the
    /// same one however it is packed. The colour of what is not seen does not count.
    static func made(from picture: TransparentPicture) -> String {
        var bytes = picture.rgba()
        for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] == 0 {
            for channel in pixel..<pixel + 3 { bytes[channel] = 0 }
        }
        // Pixels in another arrangement are another picture.
        return made(from: Array("\(picture.size.width)x\(picture.size.height):".utf8) + bytes)
    }

    /// A UUID made from bytes.
    static func made(from bytes: [UInt8]) -> String {
        var hash = RunningHash()
        bytes.withUnsafeBytes { hash.update(with: $0) }
        var digest = hash.finished()
        // Version and variant, as the format of a UUID wants them.
        digest[6] = digest[6] & 0x0F | 0x80
        digest[8] = digest[8] & 0x3F | 0x80
        let digits = Array("0123456789ABCDEF".utf8)
        var name: [UInt8] = []
        for (index, byte) in digest.prefix(16).enumerated() {
            if [4, 6, 8, 10].contains(index) { name.append(UInt8(ascii: "-")) }
            name += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: name, as: UTF8.self)
    }
}
