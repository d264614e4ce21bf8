/// The XMP packet in a PNG: a chunk of international text with a name of its own.
enum PNGMetadata {
    private static let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    /// The keyword, the zero that ends it, no compression, no language, no translated keyword.
    private static let head = Array("XML:com.adobe.xmp".utf8) + [0, 0, 0, 0, 0]
    private static let longest = 1 << 20

    static func matches(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: mark)
    }

    /// The packet, if there is one; compressed ones are passed over.
    static func xmp(in bytes: [UInt8]) -> [UInt8]? {
        var at = mark.count
        while at + 12 <= bytes.count {
            let length = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - at - 12 else { return nil }
            let body = bytes[(at + 8)..<(at + 8 + length)]
            if bytes[(at + 4)..<(at + 8)].elementsEqual("iTXt".utf8), body.starts(with: head), length <= longest {
                return Array(body.dropFirst(head.count))
            }
            at += length + 12
        }
        return nil
    }

    /// The file with a packet behind its header.
    static func adding(_ xmp: [UInt8], to bytes: [UInt8]) -> [UInt8] {
        // Mark, and the header's length, name, thirteen bytes and checksum.
        let start = mark.count + 25
        let body = Array("iTXt".utf8) + head + xmp
        func big(_ value: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
        }
        let chunk = big(UInt32(truncatingIfNeeded: body.count - 4)) + body + big(checksum(body))
        return bytes[..<start] + chunk + bytes[start...]
    }

    /// CRC-32, as PNG has it.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
