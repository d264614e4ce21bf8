internal import Glibc

/// How much structure a text in JSON has: a decoder takes many times as much memory for each value as the text does.
enum JSONShape {
    /// Whether a text has more objects, arrays and commas than given. Strings are passed over, however long they are.
    static func exceeds(_ limit: Int, in text: [UInt8]) -> Bool {
        text.withUnsafeBytes { bytes in
            var count = 0
            var place = 0
            while place < bytes.count {
                switch bytes[place] {
                case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ","): count += 1
                case UInt8(ascii: "\""): place = end(ofStringAt: place, in: bytes)
                default: break
                }
                if count > limit { return true }
                place += 1
            }
            return false
        }
    }

    /// Where the string's closing quote is; the end of the text where there is none.
    private static func end(ofStringAt start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        guard let base = bytes.baseAddress else { return bytes.count }
        var place = start + 1
        while place < bytes.count, let quote = memchr(base + place, 34, bytes.count - place) {
            let end = UnsafeRawPointer(quote) - base
            // A quote is part of the string after an odd number of backslashes.
            let escapes = bytes[place..<end].reversed().prefix { $0 == UInt8(ascii: "\\") }.count
            if escapes.isMultiple(of: 2) { return end }
            place = end + 1
        }
        return bytes.count
    }
}
