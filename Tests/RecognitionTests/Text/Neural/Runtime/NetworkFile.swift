/// An ONNX file with nothing but metadata, or what is left of one.
enum NetworkFile {
    /// Fields of all kinds around the pairs: a whole file in form, though no network.
    static func bytes(_ metadata: [(key: String, value: String)]) -> [UInt8] {
        var bytes: [UInt8] = [1 << 3, 0x88, 0x01]  // a number of two bytes
        bytes += [2 << 3 | 1] + [UInt8](repeating: 0xFF, count: 8)
        bytes += [3 << 3 | 5, 1, 2, 3, 4]
        for pair in metadata {
            bytes += field(14, field(1, Array(pair.key.utf8)) + field(2, Array(pair.value.utf8)))
        }
        return bytes + field(7, [9, 9, 9])
    }

    /// A length-delimited field of a protocol buffer.
    static func field(_ number: UInt8, _ content: [UInt8]) -> [UInt8] {
        var bytes = [number << 3 | 2]
        var length = content.count
        while length > 127 {
            bytes.append(UInt8(length & 127 | 128))
            length >>= 7
        }
        return bytes + [UInt8(length)] + content
    }
}
