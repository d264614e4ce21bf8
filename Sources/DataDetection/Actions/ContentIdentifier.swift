/// Names for what has none: they follow from the content alone.
enum ContentIdentifier {
    /// A UUID of version 8 (RFC 9562) from two hashes (FNV-1a) of a text: names that differ, not secrets.
    static func uuid(for text: String) -> String {
        let high = hash(text, from: 0xCBF2_9CE4_8422_2325) & 0xFFFF_FFFF_FFFF_0FFF | 0x8000
        let low = hash(text, from: 0x6C62_272E_07BB_0142) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        let hexadecimal = Array("0123456789abcdef".utf8)
        var name: [UInt8] = []
        name.reserveCapacity(36)
        for place in 0..<32 {
            if place % 4 == 0, 8...20 ~= place { name.append(UInt8(ascii: "-")) }
            let bits = (place < 16 ? high : low) >> (60 - 4 * UInt64(place % 16))
            name.append(hexadecimal[Int(bits & 15)])
        }
        return String(decoding: name, as: UTF8.self)
    }

    private static func hash(_ text: String, from basis: UInt64) -> UInt64 {
        text.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
