/// Archives block by block, for what no tar program writes.
enum TarBlocks {
    /// A header with a sum that is right, and what follows it, padded.
    static func file(
        _ name: String, kind: Character = "0", size: [UInt8]? = nil, magic: String = "ustar\0", prefix: String = "",
        _ content: [UInt8] = []
    ) -> [UInt8] {
        var block = [UInt8](repeating: 0, count: 512)
        func put(_ bytes: some Collection<UInt8>, at offset: Int) {
            block.replaceSubrange(offset..<offset + bytes.count, with: bytes)
        }
        put(name.utf8.prefix(100), at: 0)
        put(size ?? octal(content.count, digits: 11), at: 124)
        put([kind.asciiValue ?? 0], at: 156)
        put(magic.utf8, at: 257)
        put(prefix.utf8.prefix(155), at: 345)
        return sealed(block) + padded(content)
    }

    /// The block with the sum of all its bytes in it.
    static func sealed(_ block: [UInt8]) -> [UInt8] {
        var block = block
        block.replaceSubrange(148..<156, with: repeatElement(0x20, count: 8))
        let sum = block.reduce(0) { $0 + Int($1) }
        block.replaceSubrange(148..<156, with: octal(sum, digits: 6) + [0, 0x20])
        return block
    }

    static func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + [UInt8](repeating: 0, count: (512 - bytes.count % 512) % 512)
    }

    static func octal(_ number: Int, digits: Int) -> [UInt8] {
        let text = String(number, radix: 8)
        return Array((String(repeating: "0", count: max(0, digits - text.count)) + text).utf8)
    }

    /// A line of the POSIX format's records.
    static func record(_ key: String, _ value: String) -> [UInt8] {
        let rest = " \(key)=\(value)\n".utf8.count
        var length = rest + 1
        while String(length).count + rest != length { length += 1 }
        return Array("\(length) \(key)=\(value)\n".utf8)
    }
}
