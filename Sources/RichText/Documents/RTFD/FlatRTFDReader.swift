import Foundation

/// Takes numbers and bytes from a flat RTFD, never more than there are.
struct FlatRTFDReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func skip(_ count: Int) -> Bool {
        guard count <= bytes.count - place else { return false }
        place += count
        return true
    }

    mutating func number() throws(RichTextError) -> Int {
        try take(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    mutating func take(_ count: Int) throws(RichTextError) -> ArraySlice<UInt8> {
        guard count <= bytes.count - place else {
            throw RichTextError(.unreadableDocument, "The RTFD ends in the middle: get the whole of it.")
        }
        defer { place += count }
        return bytes[place..<place + count]
    }
}
