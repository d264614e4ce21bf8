/// Filters that write bytes as text, or runs of them.
enum TextFilter {
    static func hexadecimal(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var first: UInt8?
        for byte in text {
            if byte == UInt8(ascii: ">") { break }
            guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { continue }
            if let high = first {
                result.append(high << 4 | UInt8(digit))
                first = nil
            } else {
                first = UInt8(digit)
            }
        }
        if let first { result.append(first << 4) }
        return result
    }

    static func base85(_ text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var digits: [UInt32] = []
        func group() -> [UInt8] {
            let padded = digits + [UInt32](repeating: 84, count: 5 - digits.count)
            let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
            let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
            return Array(bytes.prefix(digits.count - 1))
        }
        for byte in text {
            switch byte {
            case UInt8(ascii: "!")...UInt8(ascii: "u"):
                digits.append(UInt32(byte) - 33)
                if digits.count == 5 {
                    result += group()
                    digits.removeAll(keepingCapacity: true)
                }
            case UInt8(ascii: "z") where digits.isEmpty: result += [0, 0, 0, 0]
            case UInt8(ascii: "~"): return digits.count > 1 ? result + group() : result
            default: continue
            }
        }
        return digits.count > 1 ? result + group() : result
    }

    /// - Throws: `StreamTooLong` where there are more bytes than the limit.
    static func runs(_ packed: [UInt8], limit: Int) throws(StreamTooLong) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        while at < packed.count, packed[at] != 128 {
            let length = Int(packed[at])
            at += 1
            if length < 128 {
                let end = min(at + length + 1, packed.count)
                result += packed[at..<end]
                at = end
            } else if at < packed.count {
                result += repeatElement(packed[at], count: 257 - length)
                at += 1
            }
            guard result.count <= limit else { throw StreamTooLong() }
        }
        return result
    }
}
