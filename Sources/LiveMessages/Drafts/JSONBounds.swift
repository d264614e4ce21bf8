/// Bounds on the structure of a text in JSON, looked at before a decoder is: decoders recurse as deep as the text does, and take
/// many times as much memory for each value as it does.
package enum JSONBounds {
    /// Whether a text is short, flat and simple enough: has at most so many bytes, arrays and objects within each other, and arrays,
    /// objects and commas. Its syntax is the decoder's concern.
    package static func hold(_ text: [UInt8], bytes: Int, depth: Int, values: Int) -> Bool {
        guard text.count <= bytes else { return false }
        var (level, count) = (0, 0)
        var (isString, isEscaped) = (false, false)
        for byte in text {
            if isString {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isString = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                level += 1
                count += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
            case UInt8(ascii: ","): count += 1
            default: break
            }
            if level > depth || count > values { return false }
        }
        return true
    }
}
