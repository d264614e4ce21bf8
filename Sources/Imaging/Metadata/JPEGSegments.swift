/// The marker segments of a JPEG from its start to the first scan.
package struct JPEGSegments: Sequence, IteratorProtocol {
    package struct Segment {
        package let marker: Int
        /// Where the contents start, behind marker and length.
        package let start: Int
        package let end: Int
    }

    private let reader: ByteReader
    private var offset = 2

    package init(_ reader: ByteReader) {
        self.reader = reader
    }

    /// The next segment; nil from the first scan on, and where the file has ended.
    package mutating func next() -> Segment? {
        while let byte = reader.byte(offset), let marker = reader.byte(offset + 1) {
            guard byte == 0xFF else { return nil }
            // Markers may be padded; these stand without contents.
            if marker == 0xFF || marker == 0x01 || (0xD0...0xD8).contains(marker) {
                offset += marker == 0xFF ? 1 : 2
                continue
            }
            guard marker != 0xDA, marker != 0xD9, let length = reader.uint16(offset + 2), length >= 2 else {
                return nil
            }
            let segment = Segment(marker: marker, start: offset + 4, end: offset + 2 + length)
            offset = segment.end
            return segment
        }
        return nil
    }

    /// Whether the scans of a JPEG run up to its end mark.
    static func reachEnd(in bytes: [UInt8]) -> Bool {
        var headers = JPEGSegments(ByteReader(bytes: bytes, isBigEndian: true))
        while headers.next() != nil {}
        return bytes.withUnsafeBufferPointer { bytes in
            var at = headers.offset
            while at < bytes.count - 1 {
                guard bytes[at] == 0xFF else {
                    at += 1
                    continue
                }
                switch bytes[at + 1] {
                case 0xD9: return true
                case 0xC0...0xCF, 0xDA...0xFE:
                    guard at < bytes.count - 3 else { return false }
                    at += 2 + Int(bytes[at + 2]) << 8 + Int(bytes[at + 3])
                default: at += bytes[at + 1] == 0xFF ? 1 : 2
                }
            }
            return false
        }
    }
}
