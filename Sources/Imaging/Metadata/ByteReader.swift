/// Numbers in a file, by their offset; nil wherever the file has ended.
package struct ByteReader {
    package let bytes: [UInt8]
    package var isBigEndian: Bool

    package init(bytes: [UInt8], isBigEndian: Bool) {
        self.bytes = bytes
        self.isBigEndian = isBigEndian
    }

    package var count: Int { bytes.count }

    package func byte(_ offset: Int) -> Int? {
        bytes.indices.contains(offset) ? Int(bytes[offset]) : nil
    }

    package func uint16(_ offset: Int) -> Int? {
        number(offset, bytes: 2)
    }

    package func uint32(_ offset: Int) -> Int? {
        number(offset, bytes: 4)
    }

    /// A number of up to seven bytes.
    package func number(_ offset: Int, bytes length: Int) -> Int? {
        guard offset >= 0, offset <= count - length else { return nil }
        let slice = bytes[offset..<offset + length]
        return isBigEndian
            ? slice.reduce(0) { $0 << 8 | Int($1) } : slice.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether the characters stand at the offset.
    package func has(_ text: StaticString, at offset: Int) -> Bool {
        guard offset >= 0, offset <= count - text.utf8CodeUnitCount else { return false }
        let characters = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return bytes[offset..<offset + characters.count].elementsEqual(characters)
    }
}
