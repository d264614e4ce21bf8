/// What PDF calls LZWDecode.
enum LempelZiv {
    /// Unpacks bytes, as far as they are whole.
    ///
    /// - Parameters:
    ///   - packed: What is stored.
    ///   - isEarly: Whether codes grow one code before they have to.
    ///   - limit: How many bytes there may be.
    /// - Returns: The bytes.
    /// - Throws: `StreamTooLong` where there are more.
    static func bytes(_ packed: [UInt8], isEarly: Bool, limit: Int) throws(StreamTooLong) -> [UInt8] {
        var result: [UInt8] = []
        // Where in the result the string of a code from 258 on stands.
        var strings: [Range<Int>] = []
        var last: Range<Int>?
        var (bits, held, width) = (0, 0, 9)
        for byte in packed {
            bits = bits << 8 | Int(byte)
            held += 8
            guard held >= width else { continue }
            held -= width
            let code = bits >> held
            bits &= (1 << held) - 1
            if code == 257 { break }
            guard code != 256 else {
                strings.removeAll(keepingCapacity: true)
                (last, width) = (nil, 9)
                continue
            }
            let start = result.count
            if code < 256 {
                result.append(UInt8(code))
            } else if code - 258 < strings.count {
                result.append(contentsOf: result[strings[code - 258]])
            } else if let last, code - 258 == strings.count {
                result.append(contentsOf: result[last])
                result.append(result[last.lowerBound])
            } else {
                break
            }
            guard result.count <= limit else { throw StreamTooLong() }
            // The string before with the first byte of this one, which follows it in the result.
            if let last, strings.count < 4096 - 258 { strings.append(last.lowerBound..<last.upperBound + 1) }
            last = start..<result.count
            let next = strings.count + 258 + (isEarly ? 1 : 0) + 1
            width = next > 2048 ? 12 : next > 1024 ? 11 : next > 512 ? 10 : 9
        }
        return result
    }
}
