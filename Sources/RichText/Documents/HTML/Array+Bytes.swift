import Glibc

extension [UInt8] {
    /// The place of the first byte of a value, or the end of the range: pages hold long stretches between two of them.
    func place(of byte: UInt8, in range: Range<Int>) -> Int {
        withUnsafeBytes { bytes in
            guard range.lowerBound >= 0, range.lowerBound < range.upperBound, range.upperBound <= bytes.count,
                let base = bytes.baseAddress,
                let found = memchr(base + range.lowerBound, CInt(byte), range.count)
            else { return range.upperBound }
            return UnsafeRawPointer(found) - base
        }
    }

    /// Whether the range holds a byte.
    func holds(_ byte: UInt8, in range: Range<Int>) -> Bool {
        place(of: byte, in: range) < range.upperBound
    }
}
