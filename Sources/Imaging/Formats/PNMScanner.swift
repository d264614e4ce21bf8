/// Reads the numbers of a Netpbm file, between which white space and comments stand.
struct PNMScanner {
    let bytes: [UInt8]
    var offset: Int

    static func isSpace(_ byte: Int) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }

    /// The next number; nil where there is none, or one that no picture needs.
    mutating func number() -> Int? {
        skipSpace()
        var value: Int?
        while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
            let next = (value ?? 0) * 10 + Int(bytes[offset]) - 0x30
            guard next <= Int(Int32.max) else { return nil }
            value = next
            offset += 1
        }
        return value
    }

    /// The next digit alone: those of a bitmap need no space between them.
    mutating func digit() -> Int? {
        skipSpace()
        guard offset < bytes.count, (0x30...0x31).contains(bytes[offset]) else { return nil }
        offset += 1
        return Int(bytes[offset - 1]) - 0x30
    }

    private mutating func skipSpace() {
        while offset < bytes.count {
            if bytes[offset] == 0x23 {
                while offset < bytes.count, bytes[offset] != 0x0A { offset += 1 }
            } else if Self.isSpace(Int(bytes[offset])) {
                offset += 1
            } else {
                return
            }
        }
    }
}
